"""Cards in words: "ace", "black jacks", "ten of diamonds"; one and many, with "or" or "and"."""

from collections.abc import Iterable, Mapping, Sequence

from switch.cards import Pack, rank_letter, suit_letter
from switch.i18n.catalogue import Catalogue

BLACK, RED = set("CS"), set("DH")


class CardWords:
    """The words for the cards of one pack; cards are given as kinds (numbers of ``Pack.codes``)."""

    def __init__(self, words: Catalogue, pack: Pack) -> None:
        self.words = words
        self.pack = pack

    @property
    def kind_of_pack(self) -> str:
        return "colour" if "R" in self.pack.suits else "french"

    def one(self, kinds: Iterable[int]) -> str:
        """ "ace or black jack": for a heading."""
        return self._join("rule-or", self._parts(kinds, many=False))

    def many(self, kinds: Iterable[int]) -> str:
        """ "aces and black jacks"."""
        return self._join("rule-and", self._parts(kinds, many=True))

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
        return self._join("rule-and", [*self._parts(plain, many=True), *others])

    def joined(self, parts: list[str]) -> str:
        """ "the suit, the debt and the direction"."""
        return self._join("rule-and", parts)

    def card(self, code: str) -> str:
        return self.words.text("rule-card", rank=rank_letter(code), suit=suit_letter(code) or "W")

    def _parts(self, kinds: Iterable[int], *, many: bool) -> list[str]:
        by_rank: dict[int, list[int]] = {}
        for kind in sorted(kinds, key=lambda one: (self.pack.rank_of(one), one)):
            by_rank.setdefault(self.pack.rank_of(kind), []).append(kind)
        return [part for alike in by_rank.values() for part in self._of_rank(alike, many=many)]

    def _of_rank(self, kinds: Sequence[int], *, many: bool) -> list[str]:
        codes = [self.pack.codes[kind] for kind in kinds]
        rank = rank_letter(codes[0])
        suits = {suit_letter(code) for code in codes}
        ending = "s" if many else ""
        if None in suits or len(codes) == len(self.pack.kinds_named(rank)):
            return [self.words.text(f"rule-rank{ending}", rank=rank)]
        for name, colour in (("black", BLACK), ("red", RED)):
            if suits == colour:
                return [self.words.text(f"rule-{name}{ending}", rank=rank)]
        return [self.card(code) for code in codes]

    def _join(self, key: str, parts: list[str]) -> str:
        if len(parts) < 2:
            return "".join(parts)
        return self.words.text(key, left=", ".join(parts[:-1]), right=parts[-1])
