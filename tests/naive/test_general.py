"""A few facts found by hand from docs/house-rules.md, so that the general oracle can be trusted."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from tests.naive import general

if TYPE_CHECKING:
    from tests.naive.table import Position


def rules(pack: str = "french-52", **options: Any) -> dict[str, Any]:
    """`attack__draw={…}` is attack.draw."""
    fields: dict[str, Any] = {"id": "x", "name": "X", "pack": pack, "seats": [2, 4]}
    for key, value in options.items():
        group, name = key.split("__")
        fields.setdefault(group, {})[name] = value
    return fields


def position(ruleset: Any, hands: str, pile: str, stock: str = "", **fields: Any) -> Position:
    """Hands parted by commas."""
    return general.complete(
        {
            "ruleset": ruleset,
            "hands": [hand.split() for hand in hands.split(",")],
            "stock": stock.split(),
            "pile": pile.split(),
            **fields,
        }
    )


def run(p: Position, *actions: str) -> Position:
    for action in actions:
        p, _ = general.act(p, p["turn"], action, list)
    return p


def has(p: Position, **fields: Any) -> bool:
    return {field: p[field] for field in fields} == fields


def test_r5_1_two_packs_when_more_than_half_is_dealt() -> None:
    six = general.Rules(rules("french-24", cards__packs="by players", deal__hand=4))
    assert len(six.shuffled(3)) == 24
    assert len(six.shuffled(4)) == 48


def test_r5_2_on_a_joker_without_a_suit_everything_fits() -> None:
    joker = rules(cards__jokers=2, fit__wild=["X"])
    assert general.legal(position(joker, "3C 4D,KH", "X1"), 0) == {"3C", "4D"}
    assert general.legal(position(joker, "3C 4D,KH", "X1", suit="D"), 0) == {"4D"}


@pytest.mark.parametrize(
    ("starter", "turn", "direction", "pending"),
    [("2C", 0, 1, 2), ("8C", 1, 1, 0), ("TC", 1, -1, 0), ("4C", 0, 1, 0)],
)
def test_r5_3_a_starter_with_effect(starter: str, turn: int, direction: int, pending: int) -> None:
    acting = {
        **rules(attack__draw={"2": 5}, attack__cap=2, turn__skip=["8"], turn__reverse=["T"]),
        "starter": "with effect",
        "deal": {"hand": 1},
    }
    p = general.deal(acting, 3, ["3D", "4D", "5D", starter, "6D"], 0)
    assert p["pile"] == [starter]
    assert has(p, turn=turn, direction=direction, pending=pending)


@pytest.mark.parametrize(
    ("when", "fitting"),
    [
        ("anytime", {"JD", "5C"}),
        ("only when it fits", {"JD", "5C"}),
        ("not on a wild", {"5C"}),
    ],
)
def test_r6_2_a_wild_card_on_a_wild_card(when: str, fitting: set[str]) -> None:
    jacks = rules(fit__wild=["J"], fit__wild_when=when)
    assert general.legal(position(jacks, "JD 5C 6H,KH", "JC"), 0) == fitting


@pytest.mark.parametrize(
    ("by", "answers"),
    [
        ("nothing", set()),
        ("same rank", {"2H"}),
        ("any", {"2H", "5H", "3H"}),
        ("at least as many", {"2H", "5H"}),
    ],
)
def test_r7_2_what_answers_a_debt(by: str, answers: set[str]) -> None:
    attacks = rules(attack__draw={"2": 2, "5": 3, "3": 1}, attack__answered_by=by)
    p = position(attacks, "2H 5H 3H 8C,KH", "2C", "9C", pending=2)
    assert general.legal(p, 0) == answers | {"draw"}


def test_r7_3_r7_4_an_answer_takes_its_place_and_a_cap_cuts() -> None:
    replaced = rules(attack__draw={"2": 2}, attack__adds_up=False)
    capped = rules(attack__draw={"2": 2}, attack__cap=5)
    hands = "2H 8C,KH 3D"
    assert has(run(position(replaced, hands, "2C", "9C", pending=4), "2H"), pending=2)
    assert has(run(position(capped, hands, "2C", "9C", pending=4), "2H"), pending=5)


def test_r7_6_a_rest_is_drawn_or_goes_on() -> None:
    cancels: dict[str, Any] = {"attack__draw": {"JC": 5}, "attack__cancel": {"JD": 3}}
    drawn = position(rules(**cancels), "JD 8C,KH 3D", "JC", "9C 9D 9S", pending=5)
    assert has(run(drawn, "JD"), pending=0, hands=[["8C", "9C", "9D"], ["KH", "3D"]])
    on = position(rules(**cancels, attack__rest="goes on"), "JD 8C,KH", "JC", "9C", pending=5)
    assert has(run(on, "JD"), pending=2, turn=1)


def test_r7_7_r7_8_a_debt_is_passed_on_or_sent_back_in_suit() -> None:
    passing = rules(attack__draw={"2": 2}, attack__deflect=["8"], attack__send_back=["9"])
    p = position(passing, "3D 4D,8C 9C 8H KC,5D 6D", "2C", "TC", turn=1, pending=2)
    assert general.legal(p, 1) == {"8C", "9C", "draw"}
    assert has(run(p, "8C"), turn=2, pending=2)
    assert has(run(p, "9C"), turn=0, pending=2)


def test_r7_9_attacks_on_an_empty_stock() -> None:
    hands, pile = "2C 4C 9D,KH 3D", "TD TC"
    nothing = rules(attack__draw={"2": 2}, attack__on_empty_stock="adds nothing")
    assert has(run(position(nothing, hands, pile), "2C"), pending=0, turn=1)
    refused = position(
        rules(attack__draw={"2": 2}, attack__on_empty_stock="not allowed"), hands, pile
    )
    assert general.legal(refused, 0) == {"4C"}
    assert general.refusal(refused, 0, "2C") == "stock_empty"


@pytest.mark.parametrize(
    ("after", "phase", "turn"),
    [("turn over", "turn", 1), ("may lay", "paid", 0), ("turn goes on", "turn", 0)],
)
def test_r7_10_after_paying(after: str, phase: str, turn: int) -> None:
    paying = rules(attack__draw={"2": 2}, attack__after_paying=after)
    p = run(position(paying, "4D,KH 3D", "2C", "9C 8H", pending=2), "draw")
    assert has(p, phase=phase, turn=turn, pending=0)
    if phase == "paid":
        assert general.legal(p, 0) == {"9C", "pass"}


def test_r8_1_skips_and_r8_4_again() -> None:
    hands = "8C 8D 7C 3H,KH,KD,KS"
    skips: dict[str, Any] = {
        "turn__skip": ["8"],
        "turn__again": ["7"],
        "sets__several": "same rank",
    }
    assert has(run(position(rules(**skips), hands, "9C"), "8C", "8D"), turn=2)
    assert has(run(position(rules(**skips, turn__skips_add=True), hands, "9C"), "8C", "8D"), turn=3)
    assert has(run(position(rules(**skips), hands, "9C"), "7C"), turn=0)


def test_r8_3_a_reverse_with_two_gives_another_turn() -> None:
    again = rules(turn__reverse=["T"], turn__reverse_with_two="again")
    assert has(run(position(again, "TC 3C,KH", "9C"), "TC"), turn=0, direction=-1)


@pytest.mark.parametrize(
    ("which", "suits"), [("last", {"4H"}), ("first", {"4C"}), ("every", {"4H", "4C"})]
)
def test_r8_6_the_suit_that_follows(which: str, suits: set[str]) -> None:
    dumping = rules(turn__dump_suit=["7"], turn__dump_which=which, sets__several="same rank")
    p = run(position(dumping, "7C 7H 4H 4C 4D,KH", "9C"), "7C", "7H")
    assert general.legal(p, 0) == suits | {"end"}


def test_r8_7_the_seven_covers_what_it_dumped_and_dumped_cards_act() -> None:
    covering = rules(
        turn__dump_suit=["7"], turn__dump_top="seven", turn__dump_acts=True, attack__draw={"2": 2}
    )
    p = run(position(covering, "7C 2C 4D,KH", "9C"), "7C", "2C")
    assert has(p, pile=["9C", "2C", "7C"], pending=2, turn=1)


def test_r8_8_all_hands_go_on_in_the_direction_of_play() -> None:
    rotating = rules(turn__exchange=["Q"], turn__exchange_with="all")
    p = position(rotating, "QC 3C,KH,KD", "9C", direction=-1)
    assert has(run(p, "QC"), hands=[["KH"], ["KD"], ["3C"]], turn=2)


@pytest.mark.parametrize(
    ("several", "joining"),
    [
        ("one", None),
        ("same rank", {"5D"}),
        ("run", {"4C", "6C"}),
        ("same rank or run", {"4C", "5D", "6C"}),
    ],
)
def test_r8_9_what_joins(several: str, joining: set[str] | None) -> None:
    p = run(position(rules(sets__several=several), "5C 5D 4C 6C 6D,KH", "9C"), "5C")
    assert general.legal(p, 0) == (set() if joining is None else joining | {"end"})


@pytest.mark.parametrize(("effects", "owed"), [("add", 8), ("last", 2), ("once", 5)])
def test_r8_11_effects_of_a_set(effects: str, owed: int) -> None:
    attacks = rules(
        attack__draw={"2": 1, "2D": 5, "2H": 2}, sets__several="same rank", sets__effects=effects
    )
    p = run(position(attacks, "2C 2D 2H 4D,KH", "9C", "9D"), "2C", "2D", "2H")
    assert has(p, pending=owed, turn=1)


@pytest.mark.parametrize(
    ("may_lay", "stock", "phase", "turn"),
    [
        ("no", "9H 9C", "turn", 0),
        ("no", "4C 9C", "turn", 1),
        ("the drawn card", "4C 9C", "drawn", 0),
        ("must", "4C 9C", "drawn", 0),
        ("any card", "4C 9C", "turn", 0),
    ],
)
def test_r9_2_after_a_draw(may_lay: str, stock: str, phase: str, turn: int) -> None:
    two = rules(draw__upto=2, draw__may_lay=may_lay)
    p = run(position(two, "3D,KH", "TC", stock), "draw")
    assert has(p, phase=phase, turn=turn, draws=0 if turn else 1)
    if may_lay == "must":
        assert general.legal(p, 0) == {"4C"}


def test_r9_4_the_pile_is_turned_over_or_stays() -> None:
    turned = run(position(rules(draw__stock_empty="turn over"), "3D,KH", "9S 8S 7S TC"), "draw")
    assert has(turned, stock=["8S", "7S"], hands=[["3D", "9S"], ["KH"]])
    stays = position(rules(draw__stock_empty="nothing"), "3D,KH", "9S 8S 7S TC")
    assert general.legal(stays, 0) == {"pass"}


def test_r9_5_the_stock_is_refilled_at_once() -> None:
    p = run(position(rules(draw__refill_at_once=True), "3D,KH", "9S TC", "8H"), "draw")
    assert has(p, stock=["9S"], pile=["TC"])


def test_r9_6_r9_8_who_is_at_the_limit_passes_and_that_counts() -> None:
    p = position(rules(draw__hand_limit=2), "3D 4D,KH", "TC", "8H")
    assert general.legal(p, 0) == {"pass"}
    assert general.refusal(p, 0, "draw") == "cannot_draw"
    assert has(run(p, "pass"), passes=1)


def test_r9_8_one_pass_more_and_r9_9_fewest_points() -> None:
    late = rules(draw__blocked_extra=1, draw__blocked_winner="fewest points")
    p = run(position(late, "3D 4D,KH", "TC"), "pass", "pass")
    assert has(p, result=None, passes=2)
    assert has(run(p, "pass"), result="blocked", winner=0)


def test_r9_10_a_card_that_may_not_be_the_last() -> None:
    p = position(rules(end__not_last=["4"]), "4C,KH", "TC", "8H")
    assert general.legal(p, 0) == {"draw"}
    assert general.refusal(p, 0, "4C") == "cannot_finish"
