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
        """ "twos 2, black jacks 5"."""
        by_amount: dict[int, list[int]] = {}
        for kind, count in sorted(kinds.items(), key=lambda one: one[1]):
            by_amount.setdefault(count, []).append(kind)
        return ", ".join(f"{self.many(same)} {count}" for count, same in by_amount.items())

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
