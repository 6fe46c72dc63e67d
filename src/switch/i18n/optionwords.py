"""Options and their values in words."""

from switch.i18n.cardwords import CardWords
from switch.i18n.catalogue import Catalogue
from switch.rulesets import RuleSet, options, preset_of, tables


def rules_name(words: Catalogue, rules: RuleSet) -> str:
    """A preset's name in this language, the name in its file for any other rule set."""
    return words.text(f"ruleset-name-{rules.id}") if preset_of(rules) else rules.name


def option_label(words: Catalogue, key: str) -> str:
    """``key``: an option's, or pack, seats or starter."""
    return words.text(message_key(key))


def option_help(words: Catalogue, key: str) -> str:
    return words.text(f"{message_key(key)}-help")


def message_key(key: str, value: str = "") -> str:
    ending = f"-value-{value.replace(' ', '_')}" if value else ""
    return f"option-{key.replace('.', '-')}{ending}"


def option_value(words: Catalogue, rules: RuleSet, key: str) -> str:
    """What the rule set says for an option, or for pack, seats or starter."""
    match key:
        case "pack":
            return words.text(message_key(key, rules.pack_name))
        case "seats":
            least, most = rules.seats
            return str(most) if least == most else f"{least}–{most}"
        case "starter" if rules.starter in tables.STARTS:
            return words.text(message_key(key, rules.starter))
        case "starter":
            card = CardWords(words, rules.pack).card(rules.starter)
            return words.text(message_key(key, "card"), card=card)
    return _option(words, rules, options.BY_KEY[key])


def _option(words: Catalogue, rules: RuleSet, option: options.Option) -> str:
    value = rules.values[option.key]
    match option:
        case options.Flag():
            return words.text("option-value-yes" if value else "option-value-no")
        case options.Choice():
            return words.text(message_key(option.key, value))
        case options.Number():
            named = message_key(option.key, str(value))
            return words.text(named) if words.has(named) else str(value)
    cards = CardWords(words, rules.pack)
    kinds = options.amounts(value, rules.pack)
    if not kinds:
        return words.text("option-value-none")
    if isinstance(option, options.Cards):
        return cards.many(kinds)
    return cards.amounts(kinds)


def printable(text: str) -> str:
    """Text from outside, fit to be printed on a terminal."""
    marks = (one if one.isprintable() else "\N{REPLACEMENT CHARACTER}" for one in text)
    return "".join(marks)
