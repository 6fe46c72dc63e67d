"""What one rule set plays differently from another."""

from hypothesis import given, settings

from switch import rulesets
from switch.rulesets import RuleSet
from switch.rulesets.checking import checked
from switch.rulesets.diff import changes, differences, shortest
from tests.ruletext.rules import house, house_rules


def test_classic_and_the_british_game() -> None:
    """The two preset files side by side."""
    found = differences(rulesets.get("classic"), rulesets.get("uk-switch"))
    assert {one.key: (one.left, one.right) for one in found} == {
        "seats": ((2, 4), (2, 6)),
        "cards.packs": ("one", "by players"),
        "sets.several": ("same rank", "one"),
        "turn.reverse": (("T",), ("K",)),
        "turn.dump_suit": (("7",), ()),
        "turn.exchange": (("QC", "QS"), ()),
        "draw.though_able": (False, True),
        "draw.may_lay": ("no", "the drawn card"),
    }


def test_both_directions_say_the_same() -> None:
    one, other = rulesets.get("pesten"), rulesets.get("colours-108")
    there, back = differences(one, other), differences(other, one)
    assert [(x.key, x.left, x.right) for x in there] == [(x.key, x.right, x.left) for x in back]


def test_the_same_cards_written_otherwise_are_no_difference() -> None:
    spelled = house(turn__skip=["8S", "8C", "8D", "8H"], turn__exchange=["QS", "QC"])
    assert differences(rulesets.get("classic"), spelled) == ()


def test_names_are_no_rules() -> None:
    assert differences(rulesets.get("duel"), house("duel", id="mine", name="Mine")) == ()


def test_changes_hold_only_what_is_different() -> None:
    assert changes(house(turn__skip=["9"]), rulesets.get("classic")) == {
        "base": "classic",
        "turn": {"skip": ["9"]},
    }
    assert shortest(house("pesten", draw__upto=2)) == {"base": "pesten", "draw": {"upto": 2}}


@settings(max_examples=30, deadline=None)
@given(house_rules())
def test_changes_to_any_preset_make_the_rule_set_again(rules: RuleSet) -> None:
    for base in rulesets.ids():
        assert checked(changes(rules, rulesets.get(base))) == rules
