"""Computer players: fair, never refused, always at an end, and better than chance."""

from collections import Counter
from dataclasses import replace
from math import sqrt
from random import Random

import pytest

from switch import bots, engine, rulesets
from switch.bots.levels import LEVELS, PLAYERS
from switch.core import layout as at
from switch.engine import Call, Catch, FastChance, State
from switch.notation import load_position
from tests.bots.matches import TABLE_IDS, TABLES, play_round, points, searching, seen
from tests.engine.test_views import elsewhere

EVERY_TABLE = pytest.mark.parametrize(("ruleset", "seats"), TABLES, ids=TABLE_IDS)
NAMES = ["random", "greedy", "beginner", "easy", "normal"]
SEARCHING = [name for name, level in LEVELS.items() if level.effort is not None]


def team(names: list[str], seed: int) -> list[bots.Player]:
    return [bots.get(name, seed * 100 + seat) for seat, name in enumerate(names)]


# --- BOTS-03, BOTS-04: nothing refused, everything ends ------------------------------------------


@EVERY_TABLE
@pytest.mark.parametrize(
    "rounds", [50, pytest.param(1000, marks=pytest.mark.long)], ids=["quick", "full"]
)
def test_bots_03_and_04_no_refusal_and_an_end_to_every_round(
    ruleset: str, seats: int, rounds: int
) -> None:
    """`play_round` raises when a player is refused, or when a round goes on and on."""
    longest = 0
    for seed in range(rounds):
        names = [NAMES[(seed + seat * (1 + seed // 5)) % 5] for seat in range(seats)]
        # In duel two random players draw as often as they lay: some 600 turns, seldom 2,500.
        turns = 20_000 if set(names) == {"random"} else 2000
        match = play_round(ruleset, team(names, seed), seed, first=seed % seats, turns=turns)
        assert match.end.result in ("out", "blocked")
        longest = max(longest, match.turns)
    print(f"the longest of {rounds} rounds had {longest} turns")


@pytest.mark.parametrize("name", SEARCHING)
def test_bots_03_and_04_whoever_searches_is_not_refused_either(name: str) -> None:
    """On CPython with next to no playouts: a round takes the time of the search."""
    assert play_round("last-card", [searching(name, seat) for seat in range(3)], 1).end.over


@EVERY_TABLE
def test_they_can_go_on_from_any_position_of_a_random_round(ruleset: str, seats: int) -> None:
    """Positions that no player of sense would reach: full hands, debts, an empty stock."""
    rng = Random(3)
    players = team(["greedy"] * seats, 5)
    for seed in range(6):
        state = engine.deal(rulesets.get(ruleset), seats=seats, chance=FastChance(seed))
        while not state.over:
            if state.phase in ("turn", "drawn"):
                engine.play(state, players[state.turn].turn(seen(state, state.turn)))
            able = [seat for seat in range(seats) if engine.legal(state, seat)]
            seat = rng.choice(able)
            state, _ = engine.apply(state, rng.choice(engine.legal(state, seat)), seat)


# --- LEAK-11: only what a player may know --------------------------------------------------------


@EVERY_TABLE
@pytest.mark.parametrize("name", NAMES)
def test_leak_11_two_worlds_that_look_alike_are_played_alike(
    name: str, ruleset: str, seats: int
) -> None:
    rng = Random(8)
    state = engine.deal(rulesets.get(ruleset), seats=seats, chance=FastChance(8))
    met = 0
    while not state.over and met < 40:
        for seat in range(seats):
            other = elsewhere(state, seat, rng)
            here, there = bots.get(name, met), bots.get(name, met)
            assert here.reaction(seen(state, seat)) == there.reaction(seen(other, seat))
            if seat == state.turn and state.phase in ("turn", "drawn"):
                met += 1
                assert here.turn(seen(state, seat)) == there.turn(seen(other, seat))
        state, _ = engine.apply(state, rng.choice(engine.legal(state)))
    assert met > 5


def test_a_player_changes_no_view_and_repeats_itself_with_its_seed() -> None:
    state = engine.deal(rulesets.get("classic"), seats=3, chance=FastChance(2))
    view = seen(state, 0)
    cells = view.cells
    assert bots.get("easy", 4).turn(view) == bots.get("easy", 4).turn(view)
    assert view.cells == cells
    choice = seen(at_("classic", "4S 5S 6S", "3H 3D", pile="KS", stock="8C"), 0)
    turns = {tuple(map(str, bots.get("random", seed).turn(choice))) for seed in range(60)}
    assert turns == {("4S",), ("5S",), ("6S",)}


def test_an_unknown_player() -> None:
    with pytest.raises(
        bots.UnknownLevel, match="choose one of beginner, easy, normal, sharp, expert"
    ):
        bots.get("wizard", 1)


# --- BOTS-02 and other plain sense ---------------------------------------------------------------


def at_(ruleset: str, *hands: str, pile: str, stock: str = "", **fields: object) -> State:
    given: dict[str, object] = {
        "hands": [hand.split() for hand in hands],
        "pile": pile.split(),
        "stock": stock.split(),
        **fields,
    }
    return load_position(rulesets.get(ruleset), given, FastChance(1))


def plans(state: State, count: int = 20) -> set[str]:
    """All the turns that greedy players of many seeds choose here."""
    view = seen(state, state.turn)
    return {" ".join(map(str, bots.get("greedy", seed).turn(view))) for seed in range(count)}


@pytest.mark.parametrize(
    ("hand", "suit"),
    [("AH 4C 5C 6C 9D", "C"), ("AS 4D 5D QC", "D"), ("AD 4H 5H 9H 3C 4C", "H")],
)
def test_bots_02_an_ace_names_the_longest_suit_left(hand: str, suit: str) -> None:
    state = at_("classic", hand, "3H 3D 3S 2D", pile="KS", stock="8C 8D")
    assert plans(state) == {f"{hand[:2]} suit:{suit}"}


def test_bots_02_a_jack_and_a_wild_name_the_longest_suit_left() -> None:
    jack = at_("last-card", "JH 4C 5C 9D", "3H 3D 3S 2D", pile="KS", stock="8C 8D")
    assert plans(jack) == {"JH suit:C"}
    wild = at_("duel", "WW 4B 5B 6G", "3R 3G 2Y", pile="7R", stock="1G 1B")
    assert plans(wild) == {"WW suit:B"}


def test_whoever_can_go_out_does() -> None:
    assert plans(at_("classic", "4S 4H", "3H 3D", pile="4D", stock="8C")) == {"4S 4H", "4H 4S"}
    assert plans(at_("classic", "7S 9S KS", "3H 3D", pile="6S", stock="8C")) == {
        "7S 9S KS", "7S KS 9S",
    }  # fmt: skip
    assert plans(at_("classic", "AS", "3H 3D", pile="6H", stock="8C")) == {"AS"}
    assert plans(at_("last-card", "JS", "3H 3D", pile="6H", stock="8C")) == {"JS"}


def test_a_debt_is_answered_when_it_can_be() -> None:
    state = at_("classic", "2H 9D 4C", "3H 3D", pile="2D", stock="8C 9C TC JC", pending=2)
    assert plans(state) == {"2H"}


def test_an_ace_is_kept_while_something_else_fits() -> None:
    assert plans(at_("classic", "AH 4S 9D", "3H 3D 5D 6D", pile="KS", stock="8C")) == {"4S"}


def test_a_neighbour_with_few_cards_is_attacked() -> None:
    near = at_("classic", "2S 9S 5D 6D", "3H", pile="KS", stock="8C 8D 8H")
    assert plans(near) == {"2S"}


@pytest.mark.parametrize(
    ("turn", "takes"),
    [
        ({"exchange_with": "left"}, True),
        ({"exchange_with": "right"}, False),
        ({"exchange_with": "a player"}, True),
        ({"exchange_with": "all"}, False),
        ({"exchange": [], "rotate": ["Q"]}, False),
    ],
)
def test_hands_are_exchanged_where_the_hand_that_comes_is_short(
    turn: dict[str, object], *, takes: bool
) -> None:
    """The left neighbour holds one card, the right one eight."""
    fields = rulesets.get("classic").fields()
    rules = rulesets.from_fields(fields | {"id": "house", "turn": fields["turn"] | turn})
    hands = ["QS 3S 4S 9D", "3H", "3D 4D 5D 6D 8D 4H 5H 6H"]
    given = {"hands": [hand.split() for hand in hands], "pile": ["KS"], "stock": ["8C", "9C"]}
    state = load_position(rules, given, FastChance(1))
    assert {turn.split()[0] == "QS" for turn in plans(state)} == {takes}


# --- the call ------------------------------------------------------------------------------------


def lapsing(name: str, seed: int) -> bots.Player:
    """A player with the lapses of this level, without its search: it would take minutes."""
    return bots.Planner(replace(PLAYERS[name], effort=None), seed)


def share(name: str, what: str, tries: int = 2000) -> float:
    """How often a player calls in time, calls late, or catches."""
    if what == "in time":
        view = seen(at_("last-card", "4S 5S", "3H 3D", pile="KS", stock="8C"), 0)
        return sum(Call() in lapsing(name, n).turn(view) for n in range(tries)) / tries
    seat = 0 if what == "late" else 1
    state = at_("last-card", "4S", "3H 3D", pile="KS", stock="8C", turn=1, exposed=0)
    view = seen(state, seat)
    made = [lapsing(name, n).reaction(view) for n in range(tries)]
    wanted = Call() if what == "late" else Catch(0)
    assert all(one is None or one.action == wanted for one in made)
    return sum(one is not None for one in made) / tries


@pytest.mark.parametrize("name", PLAYERS)
def test_lapses_are_as_frequent_as_the_level_says(name: str) -> None:
    level = PLAYERS[name]
    sense = share(name, "in time")
    if level.care == 1:
        assert abs(sense - (1 - level.forgets)) < 0.05
    assert abs(share(name, "late") - level.remembers) < 0.05
    assert abs(share(name, "catch") - (1 - level.overlooks)) < 0.05


def test_a_higher_level_forgets_and_overlooks_less() -> None:
    calls = [share(name, "in time") for name in LEVELS]
    catches = [share(name, "catch") for name in LEVELS]
    assert calls == sorted(calls)
    assert catches == sorted(catches)
    assert calls[0] < 0.6
    assert calls[-1] == 1


@pytest.mark.parametrize("name", LEVELS)
def test_a_call_or_a_catch_takes_a_human_moment(name: str) -> None:
    state = at_("last-card", "4S", "3H 3D", pile="KS", stock="8C", turn=1, exposed=0)
    for seat in (0, 1):
        made = [bots.get(name, n).reaction(seen(state, seat)) for n in range(300)]
        delays = [one.delay for one in made if one is not None]
        assert min(delays) > 0.3
        assert max(delays) < 6
        assert max(delays) - min(delays) > 0.5


def test_nobody_reacts_where_nobody_is_exposed() -> None:
    state = at_("last-card", "4S", "3H 3D", pile="KS", stock="8C", turn=1)
    for viewer in (None, 0, 1):
        assert bots.get("greedy", 1).reaction(engine.view(state, viewer)) is None
    exposed = at_("last-card", "4S", "3H 3D", pile="KS", stock="8C", turn=1, exposed=0)
    assert bots.get("greedy", 1).reaction(engine.view(exposed, None)) is None


def test_over_many_rounds_people_forget_are_caught_and_get_away() -> None:
    happened: Counter[str] = Counter()
    for seed in range(120):
        happened += play_round("last-card", team(["easy", "normal", "easy"], seed), seed).happened
    for kind in ("called before", "forgot", "called late", "caught", "got away"):
        assert happened[kind] > 10, happened


# --- BOTS-12: cards do not know who is a computer ------------------------------------------------


def test_bots_12_power_cards_fall_to_each_seat_equally() -> None:
    """5,000 deals of classic for four: 24 of 52 cards have a power, 7 for each seat."""
    table = rulesets.get("classic").table
    counts = [0, 0, 0, 0]
    deals = 5_000
    for seed in range(deals):
        state = engine.deal(rulesets.get("classic"), seats=4, chance=FastChance(seed))
        for seat in range(4):
            counts[seat] += (
                state.cells[at.HANDS + seat * at.PLANES] & table[at.T_POWER]
            ).bit_count()
    share_ = 24 / 52
    spread = sqrt(deals * 7 * share_ * (1 - share_) * (52 - 7) / 51)  # without putting back
    for count in counts:
        assert abs(count - deals * 7 * share_) < 4.5 * spread, counts


def test_bots_12_equal_players_win_equally_often() -> None:
    """Who begins has an advantage, so the first seat goes round."""
    wins = [0.0, 0.0, 0.0, 0.0]
    rounds = 400
    for seed in range(rounds):
        end = play_round("classic", team(["normal"] * 4, seed), seed, first=seed % 4).end
        for seat in range(4):
            wins[seat] += points(end, seat)
    chi = sum((won - rounds / 4) ** 2 / (rounds / 4) for won in wins)
    assert chi < 3 + 5 * sqrt(2 * 3), wins


# --- strength ------------------------------------------------------------------------------------


@EVERY_TABLE
def test_greedy_beats_random(ruleset: str, seats: int) -> None:
    """Each deal is played from every seat. The 99.9 % interval must lie above an even share."""
    shares = []
    for deal in range(60):
        won = 0.0
        for place in range(seats):
            names = ["random"] * seats
            names[place] = "greedy"
            end = play_round(ruleset, team(names, deal), deal, first=deal % seats).end
            won += points(end, place)
        shares.append(won / seats)
    mean = sum(shares) / len(shares)
    error = sqrt(sum((one - mean) ** 2 for one in shares) / (len(shares) - 1) / len(shares))
    print(f"{ruleset}, {seats} seats: {mean:.2f} ± {3.3 * error:.2f} of the rounds")
    assert mean - 3.3 * error > 1 / seats
