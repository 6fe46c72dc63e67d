"""The line above the prompt: what can be typed now, and what exactly it will do."""

from collections.abc import Iterable, Iterator, Sequence

from switch import engine
from switch.cli.terminal.hand import fitting
from switch.cli.terminal.style import Look, sorted_hand
from switch.cli.terminal.table import YOU
from switch.engine import Action, View
from switch.i18n import Catalogue

NO_BREAK = "\N{NO-BREAK SPACE}"


OUT_OF_TURN = (engine.Call, engine.Catch, engine.Jump)


def sole_action(view: View) -> Action | None:
    """What Enter does: the draw or pass that is the only choice. A card is never laid by Enter."""
    choices = [act for act in view.legal if not isinstance(act, OUT_OF_TURN)]
    if len(choices) == 1 and isinstance(choices[0], engine.Draw | engine.Pass):
        return choices[0]
    return None


def jumps(view: View) -> frozenset[str]:
    """The card that may be thrown in out of turn, if there is one."""
    return frozenset(action.card for action in view.legal if isinstance(action, engine.Jump))


class Choices:
    def __init__(self, words: Catalogue, look: Look, names: tuple[str, ...]) -> None:
        self._words = words
        self._look = look
        self._names = names

    def line(self, view: View, last: int | None) -> str:
        """All that is legal, each with the word to type for it. ``last``: who laid last."""
        return self._joined([*self._turn(view), *self._speech(view, last), self._help()])

    def moment(self, view: View, last: int | None) -> str:
        """Between two turns: Enter goes on, or a jump, a call or a catch."""
        text = self._words.text
        parts = [text("term-moment", name=self._names[view.turn])]
        if jumps(view):
            parts.append(text("term-jump", cards=self._numbered(view, jumps(view))))
        return self._joined([*parts, *self._speech(view, last), self._help(on_turn=False)])

    def along(self, view: View, offered: Iterable[str], key: str) -> str:
        """``key``: term-dump or term-join."""
        return self._words.text(key, cards=self._numbered(view, frozenset(offered)))

    def question(self, view: View, offered: Sequence[Action], *, may_go_back: bool) -> str:
        """What is to be named or chosen, with all there is to choose from."""
        text = self._words.text
        match offered[0]:
            case engine.NameSuit():
                suits = [one.suit for one in offered if isinstance(one, engine.NameSuit)]
                shown = ", ".join(self._lettered(one, "suit-name", suit=one) for one in suits)
                return text("term-ask-suit", suit=suits[0], suits=shown)
            case engine.NameRank():
                asked = text("term-ask-rank", ranks=", ".join(self._ranks(offered)))
            case engine.ExchangeWith():
                asked = text("term-ask-exchange", names=", ".join(self._partners(view, offered)))
            case _:
                cards = frozenset(one.card for one in offered if isinstance(one, engine.Give))
                asked = text("term-ask-give", cards=self._numbered(view, cards))
        return f"{asked} {text('term-enter-takes-back')}" if may_go_back else asked

    def _ranks(self, offered: Sequence[Action]) -> Iterator[str]:
        for one in offered:
            if isinstance(one, engine.NameRank):
                figure = {"T": "10"}.get(one.rank, one.rank)
                named = self._lettered(one.rank, "rank-name", rank=one.rank)
                yield figure if figure.isdigit() else named

    def _partners(self, view: View, offered: Sequence[Action]) -> Iterator[str]:
        for one in offered:
            if isinstance(one, engine.ExchangeWith):
                count = self._words.text("card-count", count=view.counts[one.seat])
                yield f"{self._names[one.seat]} ({count})"

    def _lettered(self, letter: str, key: str, **values: str) -> str:
        return f"{letter.lower()} {self._words.text(key, **values)}"

    def _turn(self, view: View) -> Iterator[str]:
        text = self._words.text
        fits = fitting(view)
        if fits:
            yield text("term-lay", cards=self._numbered(view, fits))
        sole = sole_action(view)
        for action in view.legal:
            if isinstance(action, engine.Draw):
                choice = text("term-draw", count=max(1, view.pending))
            elif isinstance(action, engine.Pass):
                choice = text("term-pass", why=self._why_pass(view))
            elif isinstance(action, engine.Challenge):
                accused = self._names[view.accused or 0]
                choice = text("term-challenge", name=accused)
            elif isinstance(action, engine.Accept):
                choice = text("term-accept")
            else:
                continue
            yield text("term-or-enter", choice=choice) if action == sole else choice

    def _why_pass(self, view: View) -> str:
        if view.phase == "drawn":
            return "keep"
        return "stand" if view.skip else "nothing"

    def _speech(self, view: View, last: int | None) -> Iterator[str]:
        """To call and catch where it counts. That the last to lay has one card is said whether
        they called or not: to see who forgot is for the person."""
        due = view.counts[YOU] <= 2  # where false calls are allowed, a call is legal all the time
        if due and any(isinstance(action, engine.Call) for action in view.legal):
            yield self._words.text("term-call")
        if view.ruleset.must_call and last not in (None, YOU) and view.counts[last] == 1:
            yield self._words.text("term-catch", name=self._names[last])

    def _numbered(self, view: View, cards: frozenset[str]) -> str:
        hand = sorted_hand(view.hand)
        return "  ".join(
            f"{number}{NO_BREAK}{self._look.card(code)}"
            for number, code in enumerate(hand, start=1)
            if code in cards
        )

    def _help(self, *, on_turn: bool = True) -> str:
        keys = ("term-hint", "term-help-hint") if on_turn else ("term-help-hint",)
        return self._joined([self._words.text(key) for key in keys])

    def _joined(self, parts: list[str]) -> str:
        return f" {self._look.signs.dot} ".join(parts)
