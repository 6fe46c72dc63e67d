"""Follow an outside game with our engine: whatever it draws lies on top of our stock."""

from collections import Counter
from dataclasses import replace

from switch.core import layout as at
from switch.engine import Action, Event, FastChance, RecordedChance, State, apply


def kinds(state: State, codes: list[str]) -> list[int]:
    return [state.ruleset.pack.kind_of[code] for code in codes]


def with_next_cards(state: State, codes: list[str]) -> State:
    """The state whose next draws are these cards, across a refill too."""
    wanted = kinds(state, codes)
    cells = list(state.cells)
    count, piled = cells[at.STOCK_COUNT], cells[at.PILE_COUNT]
    stock = cells[at.STOCK : at.STOCK + count][::-1]
    below = cells[at.PILE : at.PILE + piled - 1]
    first, later = wanted[: len(stock)], wanted[len(stock) :]
    cells[at.STOCK : at.STOCK + count] = in_front(stock, first)[::-1]
    return replace(
        state, cells=tuple(cells), chance=RecordedChance.of([in_front(below, later)] * 2)
    )


def in_front(cards: list[int], wanted: list[int]) -> list[int]:
    rest = list(cards)
    for card in wanted:
        rest.remove(card)
    return [*wanted, *rest]


class Follower:
    """Our side of the game. ``seen``: how often each event happened, by its name."""

    def __init__(self, state: State, seen: Counter[str]) -> None:
        self.state = state
        self.seen = seen

    def act(self, action: Action) -> None:
        self.state, events = apply(self.state, action)
        self.note(events)

    def draw(self, action: Action, codes: list[str]) -> None:
        """A draw of exactly these cards."""
        seat, before = self.state.turn, Counter(self.state.hand_of(self.state.turn))
        after, events = apply(with_next_cards(self.state, codes), action)
        got = Counter(after.hand_of(seat)) - before
        assert got == Counter(codes), f"seat {seat} should have drawn {codes} and drew {got}"
        self.state = replace(after, chance=FastChance(1))
        self.note(events)

    def note(self, events: tuple[Event, ...]) -> None:
        self.seen.update(event.type for event in events)
