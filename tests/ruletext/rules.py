"""Rule sets for these tests: presets with changes, by hand or drawn by hypothesis."""

from typing import Any

from hypothesis import strategies as st

from switch import rulesets
from switch.cards import PACKS
from switch.rulesets import RuleSet, options
from switch.rulesets.checking import BadFile, checked


def house(base: str = "classic", /, **values: Any) -> RuleSet:
    """The preset with changes; ``turn__skip`` is the option turn.skip, ``seats`` the field."""
    fields: dict[str, Any] = {"base": base}
    for key, value in values.items():
        group, _, name = key.partition("__")
        if name:
            fields.setdefault(group, {})[name] = value
        else:
            fields[group] = value
    return checked(fields)


def values(option: options.Option, pack: str) -> st.SearchStrategy[Any]:
    selectors = st.sampled_from([*PACKS[pack].ranks, *dict.fromkeys(PACKS[pack].codes)])
    match option:
        case options.Flag():
            return st.booleans()
        case options.Number(least=least, most=most):
            return st.integers(least, most)
        case options.Choice(values=names):
            return st.sampled_from(names)
        case options.Cards():
            return st.lists(selectors, max_size=3)
        case options.Amounts(least=least, most=most):
            return st.dictionaries(selectors, st.integers(least, most), max_size=3)


@st.composite
def house_rules(draw: st.DrawFn) -> RuleSet:
    """A sound rule set: a preset, what can stand beside each other of up to six changes, and now
    and then a name of its own."""
    base = draw(st.sampled_from(rulesets.ids()))
    fields: dict[str, Any] = {"base": base}
    for option in draw(st.lists(st.sampled_from(options.OPTIONS), max_size=6, unique=True)):
        group, name = option.key.split(".")
        value = draw(values(option, rulesets.get(base).pack_name))
        tried = {**fields, group: {**fields.get(group, {}), name: value}}
        fields = tried if sound(tried) else fields
    words = st.text("abcxyzäßЖ“\\\"'= #€\u2003🂡", min_size=1, max_size=12).map(
        lambda one: f"a{one}"
    )
    for key in ("id", "name", "source"):
        if draw(st.booleans()):
            fields |= {key: draw(words)}
    return checked(fields) if sound(fields) else rulesets.get(base)


def sound(fields: dict[str, Any]) -> bool:
    try:
        checked(fields)
    except BadFile:
        return False
    return True
