"""Cards in words: "ace", "black jacks", "ten of diamonds"; one and many, with "or" or "and"."""

from collections.abc import Iterable, Mapping, Sequence

from switch.cards import Pack, rank_letter, suit_letter
from switch.i18n.catalogue import Catalogue

BLACK, RED = frozenset("CS"), frozenset("DH")


class CardWords:
    """The words for the cards of one pack; cards are given as kinds (numbers of ``Pack.codes``)."""

    def __init__(self, words: Catalogue, pack: Pack) -> None:
        self.words = words
        self.pack = pack

    @property
    def kind_of_pack(self) -> str:
        return "colour" if "R" in self.pack.suits else "french"

    def one(self, kinds: Iterable[int]) -> str:
        """ "ace or black jack", "any ace or jack of spades": for a heading."""
        return self._join("rule-or", self._parts(kinds, ""))

    def many(self, kinds: Iterable[int]) -> str:
        """ "aces and black jacks"."""
        return self._join("rule-and", self._parts(kinds, "s"))

    def amounts(self, kinds: Mapping[int, int]) -> str:
        """ "queen of spades 5, other queens 2, twos 2"; numbers below 0 with a real minus."""
        by_amount: dict[int, list[int]] = {}
        for kind, count in sorted(kinds.items(), key=lambda one: one[1]):
            by_amount.setdefault(count, []).append(kind)
        said = [(count, self._rests(same, kinds)) for count, same in by_amount.items()]
        said.sort(key=lambda one: bool(one[1]))  # "other queens" stand behind what they are not
        return ", ".join(
            f"{self._listed(by_amount[count], rests)} {count}".replace(" -", " −")
            for count, rests in said
        )

    def _rests(self, same: Iterable[int], kinds: Mapping[int, int]) -> set[int]:
        """Ranks of which several suits have this number and a single card another."""
        ranks = {self.pack.rank_of(kind) for kind in same}
        found = set()
        for rank in ranks:
            alike = [kind for kind in same if self.pack.rank_of(kind) == rank]
            listed = [kind for kind in kinds if self.pack.rank_of(kind) == rank]
            whole = self.pack.kinds_named(rank_letter(self.pack.codes[alike[0]]))
            if 2 < len(alike) < len(listed) == len(whole):
                found.add(rank)
        return found

    def _listed(self, same: Sequence[int], rests: set[int]) -> str:
        plain = [kind for kind in same if self.pack.rank_of(kind) not in rests]
        others = [
            self.words.text("rule-other-ranks", rank=self.pack.ranks[rank])
            for rank in sorted(rests)
        ]
        return self._join("rule-and", [*self._parts(plain, "s"), *others])

    def joined(self, parts: list[str]) -> str:
        """ "the suit, the debt and the direction"."""
        return self._join("rule-and", parts)

    def card(self, code: str) -> str:
        return self.words.text("rule-card", rank=rank_letter(code), suit=suit_letter(code) or "W")

    def _parts(self, kinds: Iterable[int], ending: str) -> list[str]:
        """Whole ranks, then halves of a rank, then single cards: "jacks and king of spades" must
        not be taken for two spades. ``ending``: "s" for the plural."""
        by_rank: dict[int, list[int]] = {}
        for kind in sorted(kinds, key=lambda one: (self.pack.rank_of(one), one)):
            by_rank.setdefault(self.pack.rank_of(kind), []).append(kind)
        whole: list[str] = []
        halves: list[str] = []
        cards: list[str] = []
        for alike in by_rank.values():
            rank, colour = self._kind_of(alike)
            if colour == "every":
                whole.append(rank)
            elif colour:
                halves.append(self.words.text(f"rule-{colour}{ending}", rank=rank))
            else:
                cards += [self.card(self.pack.codes[kind]) for kind in alike]
        whole_word = "rule-any" if cards and not ending else f"rule-rank{ending}"
        return [*(self.words.text(whole_word, rank=rank) for rank in whole), *halves, *cards]

    def _kind_of(self, alike: Sequence[int]) -> tuple[str, str]:
        """The letter of their rank; "every", "black" or "red" if they are that of it."""
        codes = [self.pack.codes[kind] for kind in alike]
        rank = rank_letter(codes[0])
        suits = frozenset(suit_letter(code) or "" for code in codes)
        if "" in suits or len(codes) == len(self.pack.kinds_named(rank)):
            return rank, "every"
        return rank, {BLACK: "black", RED: "red"}.get(suits, "")

    def _join(self, key: str, parts: list[str]) -> str:
        if len(parts) < 2:
            return "".join(parts)
        return self.words.text(key, left=", ".join(parts[:-1]), right=parts[-1])
