"""Follow an outside game with our engine: whatever it draws lies on top of our stock."""

from dataclasses import replace

from switch.core import layout as at
from switch.engine import Action, FastChance, RecordedChance, State, apply


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


def draw(state: State, action: Action, codes: list[str]) -> State:
    """Our state after a draw of exactly these cards."""
    seat, before = state.turn, sorted(state.hands[state.turn])
    after, _ = apply(with_next_cards(state, codes), action)
    assert sorted(after.hands[seat]) == sorted([*before, *codes]), (codes, after.hands[seat])
    return replace(after, chance=FastChance(1))
