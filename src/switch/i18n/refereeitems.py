"""What the referee's text is made of."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from switch.i18n.rulefacts import Facts, Say, say


@dataclass(frozen=True)
class Item:
    """A line of the referee's text; ``about``: the kinds it is headed with."""

    depth: int
    say: Say
    about: tuple[int, ...] = ()


def at(depth: int, says: Iterable[Say]) -> Iterator[Item]:
    return (Item(depth, one) for one in says)


def head(facts: Facts, message: str, clause: str, code: str = "") -> Iterator[Item]:
    """The action and what every action on turn needs first."""
    yield Item(0, say(message, clause, code=code))
    yield Item(1, say("ref-needs", clause))
    yield Item(2, say("ref-if-turn", "1.5"))
    if facts.value["interrupt.challenge"]:
        yield Item(2, say("ref-if-unchallenged", "8.14", "interrupt.challenge"))


def ends(facts: Facts) -> Iterator[Item]:
    """What follows when nothing more is laid or named."""
    if facts.chooses:
        yield Item(2, say("ref-then-choose", "8.8"))
        yield Item(2, say("ref-then-over", "1.5"))
    else:
        yield Item(2, say("ref-then-ends", "1.5"))
