"""The table as lines of text, from what one seat may see."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from rich.text import Text

from switch.cards import suit_letter
from switch.cli.terminal.hand import hand_lines
from switch.cli.terminal.style import SUIT_SIGNS, SUIT_STYLES, Look, card_style, sorted_hand
from switch.cli.terminal.table import YOU
from switch.cli.terminal.tally import number
from switch.engine import OpenView, View, scores
from switch.engine.match import Match
from switch.i18n import Catalogue
from switch.i18n.optionwords import rules_name

MARGIN = "  "
MOST_BACKS = 9
WIDEST_PLATE = 26


@dataclass(frozen=True)
class Scene:
    """All that is drawn: the person's view, names by seat, the match and the round's number."""

    view: View
    names: tuple[str, ...]
    match: Match
    round: int
    open: OpenView | None = None


class Painter:
    def __init__(self, words: Catalogue, look: Look) -> None:
        self._words = words
        self._look = look

    def table(self, scene: Scene) -> Iterator[Text]:
        """Everything, top to bottom: title, seats, stock and pile, what is asked, the hand."""
        yield from self._title(scene)
        if self._look.drawn:
            yield from self._seats_drawn(scene)
            yield Text()
            yield from self._middle_drawn(scene)
            yield Text()
        else:
            yield from self._seats_in_lines(scene)
            yield from self._middle_in_lines(scene)
        if scene.open is not None:
            yield from self._open(scene, scene.open)
        elif len(scene.view.pile) > 1:
            yield from self._row(self._words.text("term-open-pile"), reversed(scene.view.pile))
        yield from hand_lines(self._words, self._look, scene.view)

    def _title(self, scene: Scene) -> Iterator[Text]:
        view, words = scene.view, self._words
        left = Text.assemble(
            ("Switch", "bold"),
            f" {self._look.signs.dot} ",
            rules_name(words, view.ruleset),
            f" {self._look.signs.dot} ",
            words.text("term-round", round=scene.round),
        )
        if scene.match.target:
            target = words.text("term-target", target=scene.match.target)
            left.append(f" {self._look.signs.dot} {target}", "dim")
        right = Text(f"{self._arrow(view)} {self._direction(view)}")
        inner = self._look.width - 2 * len(MARGIN)
        gap = inner - left.cell_len - right.cell_len
        if gap >= 2:
            yield Text.assemble(MARGIN, left, " " * gap, right)
        else:
            yield Text.assemble(MARGIN, left)
            yield Text.assemble(MARGIN, right)
        yield Text(MARGIN + self._look.signs.rule * inner, "dim")

    def _arrow(self, view: View) -> str:
        signs = self._look.signs
        return signs.clockwise if view.direction == 1 else signs.anticlockwise

    def _direction(self, view: View) -> str:
        way = "clockwise" if view.direction == 1 else "anticlockwise"
        return self._words.text("term-direction", direction=way)

    def _seats_drawn(self, scene: Scene) -> Iterator[Text]:
        """Two lines, a column a seat in clockwise order, arrows the way play goes."""
        seats = scene.view.seats
        width = min(WIDEST_PLATE, (self._look.width - 2 * len(MARGIN) - 2) // seats)
        upper, lower = Text(MARGIN), Text(MARGIN)
        for seat in (*range(1, seats), YOU):
            name, cards = self._plate(scene, seat, width - 3)
            for line, part in ((upper, name), (lower, cards)):
                part.truncate(width - 3)
                line.append_text(part)
                line.append(" " * (width - 3 - part.cell_len))
            upper.append(f" {self._arrow(scene.view)} ", "dim")
            lower.append("   ")
        yield upper
        yield lower

    def _plate(self, scene: Scene, seat: int, width: int) -> tuple[Text, Text]:
        view, signs = scene.view, self._look.signs
        on_turn = view.turn == seat and not view.over
        name = Text(f" {scene.names[seat]} ", "bold reverse" if on_turn else "bold")
        standing = self._standing(scene.match, seat)
        if standing:
            name.append(f" {standing}", "yellow not bold not reverse")
        gone = self._gone(view, seat)
        if gone:
            return name, Text(f" {gone}", "dim")
        count = view.counts[seat]
        cards = Text(f" {count} ", "bold")
        mark = self._mark(view, seat)
        room = max(0, width - 4 - len(mark) - bool(mark))
        cards.append(signs.back * min(count, MOST_BACKS, room), "dim")
        if mark:
            cards.append(f" {mark}", "bold yellow")
        return name, cards

    def _standing(self, match: Match, seat: int) -> str:
        """Rounds won as a star and a number, or points; empty for nothing."""
        total = match.totals[seat]
        if match.mode == scores.ROUNDS_WON:
            return f"{self._look.signs.star}{total}" if total else ""
        return self._words.text("term-plate-points", total=number(total)) if match.rounds else ""

    def _gone(self, view: View, seat: int) -> str:
        """Why a seat holds no cards while the others play on."""
        if seat in view.absent:
            return self._words.text("term-plate-absent")
        if seat in view.places:
            return self._words.text("term-plate-place", place=view.places.index(seat) + 1)
        return ""

    def _mark(self, view: View, seat: int) -> str:
        return self._words.text("term-called") if view.called[seat] else ""

    def _seats_in_lines(self, scene: Scene) -> Iterator[Text]:
        view, words = scene.view, self._words
        line = Text(MARGIN)
        for seat in (*range(1, view.seats), YOU):
            on_turn = view.turn == seat and not view.over
            part = Text(scene.names[seat], "bold reverse" if on_turn else "bold")
            holds = words.text("card-count", count=view.counts[seat])
            part.append(f" {self._gone(view, seat) or holds}", "not bold not reverse")
            if view.called[seat]:
                part.append(f" {words.text('term-called')}", "yellow not reverse")
            if line.cell_len + part.cell_len + 3 > self._look.width and line.plain.strip():
                yield line
                line = Text(MARGIN)
            line.append_text(part)
            line.append(f" {self._arrow(view)} ", "dim")
        yield line

    def _middle_drawn(self, scene: Scene) -> Iterator[Text]:
        """Stock and pile as cards, and beside them what one must know."""
        view = scene.view
        backs = self._box(self._back(view.stock), "cyan" if view.stock else "dim")
        faces = self._face(view.top)
        for back, face, fact in zip(backs, faces, self._facts(scene), strict=True):
            yield Text.assemble(MARGIN, back, MARGIN, face, "   ", fact)

    def _back(self, count: int) -> list[str]:
        """The stock, its number in the middle; no pattern where no card lies."""
        shade = self._look.signs.shade if count else " "
        return [shade * 4, f"{shade}{count:^2}{shade}", shade * 4]

    def _face(self, code: str) -> list[Text]:
        """A card of six columns and five lines with its rank in two corners."""
        shown = self._look.card(code)
        suit = suit_letter(code)
        sign = self._look.suit(suit) if suit in SUIT_SIGNS else self._look.signs.full * 2
        rank = shown.removesuffix(sign)
        return self._box([f"{rank:<4}", f"{sign:^4}", f"{rank:>4}"], card_style(code))

    def _box(self, rows: list[str], style: str) -> list[Text]:
        left_top, across, right_top, down, left_low, right_low = tuple(self._look.signs.box)
        edge = across * len(rows[0])
        return [
            Text(left_top + edge + right_top, "dim"),
            *(Text.assemble((down, "dim"), (row, style), (down, "dim")) for row in rows),
            Text(left_low + edge + right_low, "dim"),
        ]

    def _middle_in_lines(self, scene: Scene) -> Iterator[Text]:
        top = Text.assemble(self._words.text("term-top"), " ", self._look.styled(scene.view.top))
        for part in (top, *self._facts(scene)):
            if part.plain:
                yield Text.assemble(MARGIN, part)

    def _counts(self, view: View) -> str:
        stock = self._words.text("term-stock", count=view.stock)
        pile = self._words.text("term-pile", count=view.pile_count)
        return f"{stock} {self._look.signs.dot} {pile}"

    def _facts(self, scene: Scene) -> Iterator[Text]:
        """Suit in force, debt or eight, whose turn; an empty line keeps the order."""
        view, words = scene.view, self._words
        suit = view.suit or suit_letter(view.top) or "W"
        yield Text()
        if view.rank:
            rank = words.text("rank-name", rank=view.rank)
            asked = f"{rank} {words.text('term-named')}"
            yield Text.assemble(f"{words.text('term-rank-in-force')} ", (asked, "bold"))
        else:
            yield Text.assemble(
                f"{words.text('term-in-force', suit=suit)} ",
                (self._suit_in_force(view, suit), SUIT_STYLES[suit]),
            )
        yield self._threat(scene)
        yield self._whose_turn(scene)
        yield Text(self._counts(view), "dim")

    def _suit_in_force(self, view: View, suit: str) -> str:
        name = self._words.text("suit-name", suit=suit)
        shown = f"{self._look.suit(suit)} {name}" if self._look.pretty and suit in "SHDC" else name
        return f"{shown} {self._words.text('term-named')}" if view.suit else shown

    def _threat(self, scene: Scene) -> Text:
        view = scene.view
        who = "you" if view.turn == YOU else "other"
        name = scene.names[view.turn]
        if view.pending:
            sentence = self._words.text("term-debt", who=who, name=name, count=view.pending)
            return Text(sentence, "bold red")
        if view.skip:
            return Text(self._words.text("term-eight", who=who, name=name), "bold red")
        return Text(self._words.text("term-no-debt"), "dim")

    def _whose_turn(self, scene: Scene) -> Text:
        view = scene.view
        if view.over:
            return Text()
        who = "you" if view.turn == YOU else "other"
        return Text(
            self._words.text("event-turn", who=who, name=scene.names[view.turn]),
            "bold yellow" if who == "you" else "",
        )

    def _open(self, scene: Scene, cards: OpenView) -> Iterator[Text]:
        """Beginner mode: every hand, the stock (next card first) and the pile (top first)."""
        rows: list[tuple[str, Iterable[str]]] = [
            (scene.names[seat], sorted_hand(tuple(hand)))
            for seat, hand in enumerate(cards.hands)
            if seat != YOU
        ]
        rows.append((self._words.text("term-open-stock"), cards.stock))
        rows.append((self._words.text("term-open-pile"), reversed(cards.pile)))
        for title, codes in rows:
            yield from self._row(title, codes)

    def _row(self, title: str, codes: Iterable[str]) -> Iterator[Text]:
        line = Text(f"{MARGIN}{title}:", "dim")
        for code in codes:
            card = self._look.styled(code, "not dim")
            if line.cell_len + 1 + card.cell_len > self._look.width - len(MARGIN):
                yield line
                line = Text(MARGIN * 2)
            line.append(" ")
            line.append_text(card)
        yield line
