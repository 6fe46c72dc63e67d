"""The generator, the shuffle and the deal, against what is published and written down."""

import hashlib
from collections import Counter
from itertools import pairwise
from math import sqrt

import pytest

from switch import engine, rulesets
from switch.core import rng
from switch.core.deal import deal
from switch.core.layout import STATE_SIZE, STOCK
from switch.engine import FastChance, RecordedChance, SecretChance

SEED_MAX = (1 << 63) - 1
M = 1 << 32


class Sfc32:
    """docs/notation.md, "From a seed to a deal", read once more."""

    def __init__(self, a: int, b: int, c: int, counter: int) -> None:
        self.a, self.b, self.c, self.counter = a, b, c, counter

    def word(self) -> int:
        out = (self.a + self.b + self.counter) % M
        self.counter = (self.counter + 1) % M
        self.a = self.b ^ (self.b // 2**9)
        self.b = self.c * 9 % M
        turned = self.c * 2**21
        self.c = (turned % M + turned // M + out) % M
        return out

    def below(self, n: int) -> int:
        while True:
            high, low = divmod(self.word() * n, M)
            if low >= (M - n) % n:
                return high

    @classmethod
    def of_seed(cls, seed: int) -> "Sfc32":
        one = cls(seed % M, seed // M, 0x9E3779B9, 1)
        for _ in range(15):
            one.word()
        return one

    def shuffled(self, cards: list[int]) -> list[int]:
        cards = list(cards)
        for i in range(len(cards) - 1, 0, -1):
            pick = self.below(i + 1)
            cards[i], cards[pick] = cards[pick], cards[i]
        return cards


def words_from(a: int, b: int, c: int, counter: int, count: int) -> list[int]:
    cells = [rng.FAST, a, b, c, counter, 0]
    return [rng.next_word(cells) for _ in range(count)]


def test_sfc32_gives_published_numbers() -> None:
    """What other implementations print as their first words, after 12 and after 15 steps of set-up
    (the two that the inventor's own test suite takes, for a 64-bit seed and for three words)."""
    assert words_from(0, 12345, 0, 1, 22)[12:] == [
        235160590, 2967261163, 116171463, 2882324903, 362604721,
        4227106926, 1933307004, 1608300071, 2256615412, 2701957640,
    ]  # fmt: skip
    zeros = words_from(0, 0, 0, 1, 16)
    assert (zeros[12], zeros[15]) == (0x514676C3, 0xFB52C520)


@pytest.mark.parametrize("seed", [0, 1, 42, M - 1, M, 2**62, SEED_MAX])
def test_every_seed_gives_the_documented_words(seed: int) -> None:
    cells = [0] * rng.PICKS_AT
    rng.seed_fast(cells, seed)
    second = Sfc32.of_seed(seed)
    assert [rng.next_word(cells) for _ in range(200)] == [second.word() for _ in range(200)]
    assert all(0 <= cell < M for cell in cells)


@pytest.mark.parametrize("bound", [1, 2, 3, 7, 52, 2**31 + 1, M - 1])
def test_below_rejects_what_would_favour_some(bound: int) -> None:
    cells = [0] * rng.PICKS_AT
    rng.seed_fast(cells, bound)
    second = Sfc32.of_seed(bound)
    numbers = [rng.below(cells, bound) for _ in range(300)]
    assert numbers == [second.below(bound) for _ in range(300)]
    assert all(0 <= number < bound for number in numbers)


@pytest.mark.parametrize("seed", [0, 1, 2**32, SEED_MAX])
@pytest.mark.parametrize("first", [0, 2])
def test_a_deal_is_what_the_page_says(seed: int, first: int) -> None:
    rules = rulesets.get("last-card")
    pack = [rank + suit for suit in "CDHS" for rank in "A23456789TJQK"]
    cards = [pack[card] for card in Sfc32.of_seed(seed).shuffled(list(range(52)))]
    hands: list[list[str]] = [[], [], []]
    for i in range(21):
        hands[(first + i) % 3].append(cards.pop())
    while cards[-1][0] in "28JA":
        cards.insert(0, cards.pop())
    top = cards.pop()
    state = engine.deal(rules, seats=3, first=first, chance=FastChance(seed))
    assert [sorted(hand) for hand in state.hands] == [sorted(hand) for hand in hands]
    assert (state.top, list(state.stock), state.turn) == (top, cards[::-1], first)


def secret_picks(seed: bytes, shuffle: int) -> list[int]:
    """Picks for the places 0 … 223, from the page."""
    stream = hashlib.shake_256(seed + shuffle.to_bytes(4, "big")).digest(4096)
    words = iter(int.from_bytes(stream[i : i + 4], "big") for i in range(0, 4096, 4))
    return [0, *(next(word for word in words if word < M // n * n) % n for n in range(2, 225))]


@pytest.mark.parametrize("number", range(20))
def test_a_secret_seed_deals_what_the_page_says(number: int) -> None:
    seed = hashlib.sha256(bytes([number])).digest()
    cards = list(range(36))
    picks = secret_picks(seed, 0)
    for i in range(35, 0, -1):
        cards[i], cards[picks[i]] = cards[picks[i]], cards[i]
    pack = [rank + suit for suit in "RBGY" for rank in "1234567D"] + ["WW"] * 4
    order = [pack[card] for card in reversed(cards)]
    state = engine.deal(rulesets.get("duel"), seats=2, chance=SecretChance(seed))
    assert sorted(state.hands[0]) == sorted(order[0:14:2])
    assert sorted(state.hands[1]) == sorted(order[1:14:2])
    assert (list(state.stock), state.pile) == (order[14:], ("1R",))


COLOURS = [
    *(
        rank + suit
        for suit in "RBGY"
        for rank in ["0", *(r for r in "123456789SVD" for _ in range(2))]
    ),
    *["WW"] * 4,
    *["WF"] * 4,
]
JOKERS = [rank + suit for suit in "CDHS" for rank in "A23456789TJQK"] + ["X1", "X2"]


@pytest.mark.parametrize("number", range(5))
@pytest.mark.parametrize(
    ("ruleset", "seats", "pack"),
    [("colours-108", 3, COLOURS), ("pesten", 2, JOKERS), ("pesten", 4, JOKERS * 2)],
    ids=["colours-108", "one pack", "two packs"],
)
def test_a_secret_seed_deals_large_packs_as_the_page_says(
    ruleset: str, seats: int, pack: list[str], number: int
) -> None:
    """28 cards dealt to four are more than half of 54, so that there are two packs."""
    seed = hashlib.sha256(bytes([number])).digest()
    cards, picks = list(pack), secret_picks(seed, 0)
    for i in range(len(cards) - 1, 0, -1):
        cards[i], cards[picks[i]] = cards[picks[i]], cards[i]
    order = cards[::-1]
    state = engine.deal(rulesets.get(ruleset), seats=seats, chance=SecretChance(seed))
    dealt = seats * 7
    for seat, hand in enumerate(state.hands):
        assert sorted(hand) == sorted(order[seat:dealt:seats])
    rest = order[dealt:]
    while rest[0] in ("WW", "WF") or (ruleset == "pesten" and rest[0][0] in "JX28A7K"):
        rest.append(rest.pop(0))
    assert (state.top, list(state.stock)) == (rest[0], rest[1:])


@pytest.mark.parametrize("wrong", [b"", b"x" * 31, b"x" * 33])
def test_a_secret_seed_has_32_bytes(wrong: bytes) -> None:
    with pytest.raises(ValueError, match="32 bytes"):
        SecretChance(wrong)


# --- fairness: chi-square, far out in the tail so that only a real fault is found ----------------


def far_out(freedom: int) -> float:
    """About five standard deviations above what chi-square is on average."""
    return freedom + 5 * sqrt(2 * freedom)


def orders(seeds: range) -> list[list[int]]:
    found = []
    for seed in seeds:
        chance, cells = [0] * rng.CHANCE_SIZE, list(range(52))
        rng.seed_fast(chance, seed)
        rng.shuffle(cells, 0, 52, chance)
        found.append(cells)
    return found


def test_rule_13_a_shuffle_leaves_no_equal_cards_together() -> None:
    """Neighbours of one rank: 3 of the other 51 cards, so 3 in every deal on average."""
    shuffled = orders(range(10_000))
    met = sum(a % 13 == b % 13 for cards in shuffled for a, b in pairwise(cards))
    wanted = 10_000 * 51 * 3 / 51
    assert abs(met - wanted) < 5 * sqrt(wanted)


def test_every_card_comes_to_every_place_equally_often() -> None:
    shuffled = orders(range(10_000, 20_000))
    counts = Counter((place, card) for cards in shuffled for place, card in enumerate(cards))
    wanted = 10_000 / 52
    chi = sum((counts[p, c] - wanted) ** 2 / wanted for p in range(52) for c in range(52))
    assert chi < far_out(51 * 51)
    assert chi > 51 * 51 - 5 * sqrt(2 * 51 * 51)


def test_every_order_of_a_short_list_comes_equally_often() -> None:
    chance = [0] * rng.CHANCE_SIZE
    rng.seed_fast(chance, 9)
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(12_000):
        cells = [0, 1, 2, 3, 4]
        rng.shuffle(cells, 0, 5, chance)
        counts[tuple(cells)] += 1
    assert len(counts) == 120
    assert sum((n - 100) ** 2 / 100 for n in counts.values()) < far_out(119)
    assert chance[rng.USED] == 12_000


def test_secret_shuffles_are_uniform_too() -> None:
    counts: Counter[tuple[int, ...]] = Counter()
    for number in range(4_800):
        chance = SecretChance(hashlib.sha256(number.to_bytes(2, "big")).digest()).vector()
        cells = [0, 1, 2, 3]
        rng.shuffle(cells, 0, 4, chance)
        counts[tuple(cells)] += 1
    assert sum((n - 200) ** 2 / 200 for n in counts.values()) < far_out(23)


# --- 1.15: the starter ---------------------------------------------------------------------------


def classic_deal(last: list[str]) -> engine.State:
    """Four hands from all other cards, then the cards of ``last``, the next one first."""
    rules = rulesets.get("classic")
    codes = rules.pack.codes
    rest = [code for code in codes if code not in last]
    assert len(rest) == 28
    order = [codes.index(code) for code in [*rest, *last]]
    return engine.deal(rules, seats=4, chance=RecordedChance.of([order]))


POWERS = [rank + suit for rank in "278TA" for suit in "CDHS"] + ["JC", "JS", "QC", "QS"]


def test_1_15_when_all_plain_cards_were_dealt_the_next_power_card_starts() -> None:
    state = classic_deal(POWERS)
    assert state.top == "2C"
    assert list(state.stock) == POWERS[1:]
    assert (state.pending, state.phase, state.suit) == (0, "turn", None)


def test_1_15_power_cards_go_under_the_stock_in_order() -> None:
    state = classic_deal(["7C", "JS", "JD", *POWERS[:4], *POWERS[5:21], "QC"])
    assert state.top == "JD"
    assert list(state.stock)[-2:] == ["7C", "JS"]
    assert len(state.stock) == 23


@pytest.mark.parametrize("starter", ["JD", "JH", "QD", "QH", "3C", "KS", "9H"])
def test_1_15_plain_cards_and_red_jacks_may_start(starter: str) -> None:
    state = classic_deal([starter, *POWERS[:23]])
    assert (state.top, len(state.stock)) == (starter, 23)


def test_the_core_shuffles_the_stock_alone() -> None:
    """What lies beside the shuffled cells is not touched."""
    chance = [0] * rng.CHANCE_SIZE
    rng.seed_fast(chance, 3)
    cells = list(range(100))
    rng.shuffle(cells, 10, 20, chance)
    assert cells[:10] == list(range(10))
    assert cells[30:] == list(range(30, 100))
    assert sorted(cells[10:30]) == list(range(10, 30))
    whole = [0] * STATE_SIZE
    rng.seed_fast(chance, 3)
    deal(rulesets.get("duel").table_for(2), whole, 2, 0, chance)
    assert sorted(whole[STOCK : STOCK + 22]) != list(range(22))
