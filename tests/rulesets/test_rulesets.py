"""Rule sets are data: the presets say what the sources say, a bad one says all that is wrong."""

import copy
import json
from typing import Any

import pytest

from switch import engine, rulesets
from switch.core import layout as at
from switch.engine import FastChance
from switch.notation.referee import Referee
from switch.rulesets import BadRuleSet, RuleSet, UnknownRuleSet, from_fields, options

Fields = dict[str, Any]


def changed(ruleset: str = "classic", **values: Any) -> Fields:
    """The preset's fields under an id of its own; ``turn__skip`` is the option turn.skip."""
    fields = copy.deepcopy(rulesets.get(ruleset).fields())
    fields["id"] = "mine"
    for key, value in values.items():
        group, _, name = key.partition("__")
        if not name:
            fields[group] = value
        else:
            fields.setdefault(group, {})[name] = value
    return fields


def faults(fields: Any) -> list[str]:
    with pytest.raises(BadRuleSet) as bad:
        from_fields(fields)
    assert str(bad.value) == " ".join(bad.value.faults)
    return bad.value.faults


def of_column(rules: RuleSet, column: int) -> dict[str, int]:
    codes = rules.pack.codes
    return {
        code: rules.table[column + i] for i, code in enumerate(codes) if rules.table[column + i]
    }


# --- what the sources say ------------------------------------------------------------------------


def test_2_0_classic() -> None:
    rules = rulesets.get("classic")
    assert (rules.seats, rules.hand, rules.cards) == ((2, 4), 7, 52)
    twos = {"2C": 2, "2D": 2, "2H": 2, "2S": 2}
    assert of_column(rules, at.ATTACK) == twos | {"JC": 5, "JS": 5}
    assert of_column(rules, at.CANCEL) == {"JD": 5, "JH": 5}
    assert of_column(rules, at.EXCHANGES) == {"QC": 1, "QS": 1}
    assert set(of_column(rules, at.DUMPS)) == {"7C", "7D", "7H", "7S"}
    assert set(of_column(rules, at.SKIPS)) == {"8C", "8D", "8H", "8S"}
    assert set(of_column(rules, at.REVERSES)) == {"TC", "TD", "TH", "TS"}
    assert set(of_column(rules, at.NAMES)) == {"AC", "AD", "AH", "AS"}
    assert not rules.must_call


def test_3_0_duel() -> None:
    rules = rulesets.get("duel")
    assert (rules.seats, rules.hand, rules.cards) == ((2, 2), 7, 37)
    assert len(rules.pack.codes) == len(set(rules.pack.cards)) == 33
    assert rules.pack.cards.count("WW") == 4
    assert rules.pack.cards.count("1R") == 2
    copies = of_column(rules, at.COPIES)
    assert {code for code, count in copies.items() if count > 1} == {"WW", "1R"}
    assert (copies["WW"], copies["1R"], sum(copies.values())) == (4, 2, 37)
    assert rules.table[at.T_SHUFFLED] == 36
    assert of_column(rules, at.ATTACK) == {"DR": 2, "DB": 2, "DG": 2, "DY": 2}
    assert not of_column(rules, at.SKIPS)


def test_4_0_last_card() -> None:
    rules = rulesets.get("last-card")
    assert (rules.seats, rules.hand, rules.cards) == ((2, 4), 7, 52)
    assert set(of_column(rules, at.ATTACK).values()) == {2, 4}
    assert {code for code, n in of_column(rules, at.ATTACK).items() if n == 4} == {
        "AC", "AD", "AH", "AS",
    }  # fmt: skip
    assert set(of_column(rules, at.NAMES)) == {"JC", "JD", "JH", "JS"}
    assert rules.must_call
    assert rules.table[at.T_PENALTY] == 2


def test_an_unknown_rule_set() -> None:
    with pytest.raises(UnknownRuleSet, match=r"'poker'; choose one of classic, duel, last-card, "):
        rulesets.get("poker")


@pytest.mark.parametrize("ruleset", rulesets.ids())
def test_a_rule_set_can_be_written_down_and_read_again(ruleset: str) -> None:
    rules = rulesets.get(ruleset)
    again = from_fields(json.loads(json.dumps(rules.fields())))
    assert again == rules
    assert again.table == rules.table
    assert hash(again) == hash(rules)


@pytest.mark.parametrize("ruleset", rulesets.ids())
def test_the_only_bit_of_a_mask_is_found_by_its_rest(ruleset: str) -> None:
    table = rulesets.get(ruleset).table
    for kind in range(at.KINDS_MAX):
        assert table[at.BIT + (1 << kind) % 67] == kind


# --- every fault has its sentence ----------------------------------------------------------------

TAROT = (
    "There is no pack 'tarot'; there are french-24, french-32, french-36, french-52, colour-36, "
    "colour-108."
)
FAULTS: list[tuple[Fields, str]] = [
    (changed(deal__hand=13), "deal.hand must be a number from 1 to 12."),
    (changed(deal__hand=0), "deal.hand must be a number from 1 to 12."),
    (changed(deal__hand=True), "deal.hand must be a number from 1 to 12."),
    (changed(deal__hand="7"), "deal.hand must be a number from 1 to 12."),
    (changed(call__penalty=-1), "call.penalty must be a number from 0 to 7."),
    (changed(draw__though_able=1), "draw.though_able must be true or false."),
    (
        changed(draw__may_lay=True),
        'draw.may_lay must be "no" or "the drawn card" or "must" or "any card".',
    ),
    (
        changed(sets__several="two"),
        'sets.several must be "one" or "same rank" or "run" or "same rank or run".',
    ),
    (changed(draw__upto=11), "draw.upto must be a number from 0 to 10."),
    (changed(draw__hand_limit=26), "draw.hand_limit must be a number from 0 to 25."),
    (changed(attack__cap=51), "attack.cap must be a number from 0 to 50."),
    (changed(score__points={"A": 51}), "score.points.A must be a number from 0 to 50."),
    (changed(cards__packs="three"), 'cards.packs must be "one" or "two" or "by players".'),
    (changed(cards__jokers=7), "cards.jokers must be a number from 0 to 6."),
    (changed("duel", cards__jokers=1), "cards.jokers: only a French pack has jokers."),
    (changed(starter=5), "starter must be a text."),
    (changed(clauses={"nothing": "1.1"}), "clauses names 'nothing', which is no refusal."),
    (
        changed(clauses={"must_lay": 1}),
        "clauses must give the number of a clause for each refusal code.",
    ),
    (
        changed(cards__jokers=2),
        "fit.wild must name every card without a suit: nothing else lets them be laid.",
    ),
    (
        changed("colours-108", fit__wild=["W"], fit__names_suit=["W"]),
        "fit.wild must name every card without a suit: nothing else lets them be laid.",
    ),
    (
        changed("duel", fit__wild_when="only when it fits"),
        "fit.wild_when: a card without a suit never fits by itself.",
    ),
    (changed(table__pile=None), 'table.pile must be "top" or "all".'),
    (changed(fit__wild="A"), "fit.wild must be a list of ranks and cards."),
    (changed(fit__wild=["1"]), "fit.wild names '1', which is no rank or card of this pack."),
    (changed(fit__wild=[7]), "fit.wild names 7, which is no rank or card of this pack."),
    (changed(attack__draw=["2"]), "attack.draw must give a number for each rank or card."),
    (changed(attack__draw={"2": 8}), "attack.draw.2 must be a number from 1 to 7."),
    (changed(attack__draw={"2": 0}), "attack.draw.2 must be a number from 1 to 7."),
    (
        changed(attack__draw={"Z": 2}),
        "attack.draw names 'Z', which is no rank or card of this pack.",
    ),
    (changed(seats=[1, 4]), "seats must go from 2 to at most 12, the fewest first."),
    (changed(seats=[4, 2]), "seats must go from 2 to at most 12, the fewest first."),
    (changed(seats=[2, 13]), "seats must go from 2 to at most 12, the fewest first."),
    (changed(seats=[2]), "seats must be two numbers: fewest and most."),
    (changed(seats=[2, "4"]), "seats must be two numbers: fewest and most."),
    (changed(id=5), "id must be a text."),
    (changed(name=None), "name must be a text."),
    (changed(pack="tarot"), TAROT),
    (changed(starter="1R"), "starter '1R' is no card of the pack."),
    (changed(wild="A"), "There is no field 'wild' in a rule set."),
    (changed(attack__doubles=True), "There is no option 'attack.doubles'."),
    (
        changed(seats=[2, 6], deal__hand=8),
        "deal.hand: 48 cards for 6 players leave too few of 52.",
    ),
    (
        changed(seats=[2, 10], deal__hand=12),
        "deal.hand: 48 cards for 4 players leave too few of 52, and so on up to 10 players.",
    ),
    (
        changed(seats=[2, 4], deal__hand=12),
        "deal.hand: 48 cards for 4 players leave too few of 52.",
    ),
    (
        changed(fit__wild=list("A23456789TJQK")),
        "starter: every card has a power, so no plain card can start the pile.",
    ),
    (changed("duel", starter="WW"), "starter must have a suit."),
    (
        changed("last-card", turn__skip=["8", "2"]),
        "attack.draw and turn.skip name one card: a debt and a skip cannot both be open.",
    ),
    (
        changed(attack__cancel={"2D": 1}),
        "attack.draw and attack.cancel name one card: it would add to a debt and cut it.",
    ),
    (
        changed(attack__cancel={"3D": 1}),
        "attack.cancel names a card whose rank attacks nobody: no debt would ever meet it.",
    ),
    (
        changed(attack__answered_by="nothing"),
        "attack.cancel needs attack.answered_by: a debt that nothing answers stays whole.",
    ),
    (
        changed(turn__dump_suit=["7", "A"]),
        "turn.dump_suit and fit.names_suit name one card: two suits would be in force.",
    ),
    (changed("last-card", turn__skip=[]), "turn.skip_answered needs a card in turn.skip."),
    (
        changed(call__required=True),
        "call.required and turn.exchange: whose call is it when hands change owners?",
    ),
    (
        changed("last-card", turn__rotate=["3"]),
        "call.required and turn.rotate: whose call is it when hands change owners?",
    ),
]


@pytest.mark.parametrize(("fields", "sentence"), FAULTS, ids=[text for _, text in FAULTS])
def test_each_fault_has_one_sentence(fields: Fields, sentence: str) -> None:
    assert faults(fields) == [sentence]


def test_all_faults_are_named_at_once() -> None:
    wrong = changed(
        deal__hand=0, fit__wild=["Z"], attack__draw={"2": 9}, sets__several="x", seats=[5, 2]
    )
    assert len(faults(wrong)) == 5
    contradicting = changed(
        call__required=True,
        attack__answered_by="nothing",
        turn__dump_suit=["7", "A"],
        seats=[2, 7],
    )
    assert len(faults(contradicting)) == 4
    shapeless = changed(id=1, name=2, seats="x", extra=1)
    assert len(faults(shapeless)) == 4


@pytest.mark.parametrize("missing", ["id", "name", "pack", "seats"])
def test_what_a_rule_set_needs(missing: str) -> None:
    fields = changed()
    del fields[missing]
    assert faults(fields) == [f"A rule set needs {missing}."]


@pytest.mark.parametrize("data", [None, 7, "classic", [], True], ids=str)
def test_what_is_no_rule_set_at_all(data: Any) -> None:
    assert faults(data) == ["A rule set must be an object with fields."]


# --- a whole rule set goes through the referee ---------------------------------------------------


def ask(referee: Referee, **request: Any) -> Any:
    return json.loads(referee.answer(json.dumps(request).encode()) or b"")


def test_a_rule_set_of_ones_own_is_dealt_played_and_loaded_again() -> None:
    mine = changed(deal__hand=5, name="Five cards")
    referee = Referee()
    position = ask(referee, cmd="new", ruleset=mine, players=3, seed=1)["position"]
    assert [len(hand) for hand in position["hands"]] == [5, 5, 5]
    assert position["ruleset"] == mine
    assert ask(Referee(), cmd="load", position=position)["position"] == position
    for _ in range(30):
        legal = ask(referee, cmd="legal")["legal"]
        if not legal:
            break
        assert ask(referee, cmd="act", action=legal[-1])["ok"]


def test_a_preset_as_an_object_is_the_preset() -> None:
    referee = Referee()
    fields = rulesets.get("duel").fields()
    by_object = ask(referee, cmd="new", ruleset=fields, seed=5)["position"]
    assert by_object == ask(referee, cmd="new", ruleset="duel", seed=5)["position"]


def test_a_presets_id_with_other_rules_is_not_taken_for_the_preset() -> None:
    fields = changed(deal__hand=5) | {"id": "classic"}
    answer = ask(Referee(), cmd="new", ruleset=fields, seed=5)
    if answer["ok"]:
        assert answer["position"]["ruleset"] == fields
    else:
        assert answer["error"]["code"] == "bad_ruleset"


@pytest.mark.parametrize(("fields", "sentence"), FAULTS[::4])
def test_the_referee_answers_with_the_sentences(fields: Fields, sentence: str) -> None:
    for request in (
        {"cmd": "new", "ruleset": fields},
        {"cmd": "load", "position": {"ruleset": fields, "hands": [], "stock": [], "pile": []}},
    ):
        error = ask(Referee(), **request)["error"]
        assert error == {"code": "bad_ruleset", "message": sentence}


def test_an_option_that_is_changed_changes_the_game() -> None:
    rules = from_fields(changed(deal__hand=3, table__pile="all"))
    state = engine.deal(rules, seats=2, chance=FastChance(1))
    assert [len(hand) for hand in state.hands] == [3, 3]
    assert rules.table[at.T_PILE_OPEN] == 1
    no_sets = from_fields(changed(sets__several="one"))
    assert no_sets.table[at.T_SETS] == 0
    wilder = from_fields(changed(fit__wild=["A", "9"]))
    nines = [code for code in wilder.pack.codes if code[0] == "9"]
    assert all(wilder.table[at.T_WILD] >> wilder.pack.codes.index(code) & 1 for code in nines)
    assert all(wilder.table[at.T_POWER] >> wilder.pack.codes.index(code) & 1 for code in nines)


def test_what_an_option_needs_is_an_option_of_another_line() -> None:
    for option in options.OPTIONS:
        assert set(option.needs) <= set(options.BY_KEY) - {option.key}


def test_jokers_in_a_colour_pack_hide_no_other_contradiction() -> None:
    with pytest.raises(BadRuleSet) as bad:
        from_fields(changed("duel", cards__jokers=2, fit__wild=[]))
    assert len(bad.value.faults) == 2
    assert bad.value.faults[0].startswith("cards.jokers")
    assert bad.value.faults[1].startswith("fit.wild")
