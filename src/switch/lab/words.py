"""Numbers, names and rules of a result in words."""

from collections.abc import Sequence

from switch import i18n, rulesets
from switch.i18n.optionwords import option_label, option_value, rules_name
from switch.rulesets import RuleSet, share

from .changes import CHANGED, looks_like_change
from .estimates import SHARE
from .measures import COMEBACK
from .results import ArmResult
from .statistics import Interval

MINUS = "−"
NBSP = "\N{NO-BREAK SPACE}"  # an interval is broken before its second end, if anywhere


class Words:
    """Numbers and names in one language."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.catalogue = i18n.catalogue(lang)

    def text(self, key: str, **values: str | int) -> str:
        return self.catalogue.text(key, **values)

    def number(self, value: float, digits: int) -> str:
        text = f"{value:.{digits}f}"
        if float(text) == 0:
            text = text.removeprefix("-")
        text = text.replace("-", MINUS)
        return text if self.lang == "en" else text.replace(".", ",")

    def count(self, value: int) -> str:
        """Thousands apart."""
        return f"{value:,}".replace(",", NBSP)

    def of(self, form: str, found: Interval) -> str:
        if form == SHARE:
            return f"{self.number(100 * found.value, 1)}{NBSP}%"
        return self.number(found.value, digits(found))

    def range(self, form: str, found: Interval) -> str:
        if form == SHARE:
            low, high = (self.number(100 * end, 1) for end in (found.low, found.high))
            return f"{low}{NBSP}… {high}{NBSP}%"
        places = digits(found)
        return f"{self.number(found.low, places)}{NBSP}… {self.number(found.high, places)}"

    def signed(self, form: str, found: Interval) -> str:
        """A difference; of shares in points."""
        factor, places = (100, 1) if form == SHARE else (1, digits(found))
        text = self.number(factor * found.value, places)
        return text if text.startswith(MINUS) or float(text.replace(",", ".")) == 0 else f"+{text}"

    def signed_range(self, form: str, found: Interval) -> str:
        factor, places = (100, 1) if form == SHARE else (1, digits(found))
        low, high = (self.number(factor * end, places) for end in (found.low, found.high))
        return f"{low}{NBSP}… {high}"

    def label(self, key: str, players: tuple[str, ...]) -> str:
        kind, _, number = key.partition(" ")
        if kind == "seat":
            return self.text("lab-line-first" if number == "1" else "lab-line-seat", seat=number)
        if kind == "player":
            return self.text("lab-line-player", name=players[int(number) - 1])
        return self.text(f"lab-line-{key}", count=COMEBACK)

    def rules(self, code: str) -> RuleSet:
        return share.decode(code)

    def rules_title(self, arm: ArmResult) -> str:
        """The game's name; with the changes that were typed, in words."""
        name = self.game(arm)
        if not any(map(looks_like_change, arm.name.split(" "))):
            return name
        changes = self.changes(arm.name, self.rules(arm.code))
        return self.text("lab-changed", name=name, changes=changes)

    def game(self, arm: ArmResult) -> str:
        """Its name without changes."""
        base = arm.rules.removesuffix(CHANGED)
        preset = base != arm.rules and base in rulesets.ids()
        return rules_name(self.catalogue, rulesets.get(base) if preset else self.rules(arm.code))

    def sides(self, arms: Sequence[ArmResult]) -> tuple[str, str]:
        """What two sides are called: by their names, or before and after where it is one game."""
        left, right = map(self.game, arms[:2])
        return (
            (left, right)
            if left != right
            else (self.text("lab-head-left"), self.text("lab-head-right"))
        )

    def changes(self, typed: str, rules: RuleSet) -> str:
        keys = [word.partition("=")[0] for word in typed.split(" ") if looks_like_change(word)]
        return "; ".join(self.option(key, rules) for key in keys)

    def option(self, key: str, rules: RuleSet) -> str:
        label = option_label(self.catalogue, key)
        return f"{label}: {option_value(self.catalogue, rules, key)}"


def digits(found: Interval) -> int:
    """Enough to see three figures or so, and no more than the interval bears."""
    size = max(abs(found.value), found.half)
    return 1 if size >= 10 else 2 if size >= 0.1 else 3
