"""What is wrong with a rule set, in any language.

The rules know no languages and say it in English; that sentence is the key, as in a phrase book.
One that is not in the book stays as it is.
"""

import re

from switch.i18n.catalogue import UnknownMessage, catalogue

KEY = r"(?P<key>[a-z_]+(?:\.[^ ]+)?)"
PHRASES = {
    "fault-no-base": r"There is no rule set (?P<text>.+); choose one of (?P<choices>.+)\.",
    "fault-no-field": r"There is no field (?P<text>.+) in a rule set\.",
    "fault-no-option": r"There is no option (?P<text>.+)\.",
    "fault-no-pack": r"There is no pack (?P<text>.+); there are (?P<choices>.+)\.",
    "fault-object": r"A rule set must be an object with fields\.",
    "fault-group": rf"{KEY} must be a table of options\.",
    "fault-needs": r"A rule set needs (?P<key>\w+)\.",
    "fault-text": rf"{KEY} must be a text\.",
    "fault-letters": rf"{KEY} must have at most (?P<number>\d+) printable letters\.",
    "fault-empty": rf"{KEY} must not be empty\.",
    "fault-seats": r"seats must be two numbers: fewest and most\.",
    "fault-seats-range": r"seats must go from 2 to at most (?P<number>\d+), the fewest first\.",
    "fault-clauses": r"clauses must be a table: refusal code and clause\.",
    "fault-no-refusal": r"clauses names (?P<text>.+), which is no refusal\.",
    "fault-clause": rf"{KEY} must be the number of a clause\.",
    "fault-starter": (
        r"starter (?P<text>.+) is neither a card of the pack nor one of (?P<choices>.+)\."
    ),
    "fault-flag": rf"{KEY} must be true or false\.",
    "fault-number": rf"{KEY} must be a number from (?P<least>\d+) to (?P<most>\d+)\.",
    "fault-list": rf"{KEY} must be a list of ranks and cards\.",
    "fault-amounts": rf"{KEY} must give a number for each rank or card\.",
    "fault-choice": rf'{KEY} must be (?P<choices>".+)\.',
    "fault-card": rf"{KEY} names (?P<text>.+), which is no rank or card of this pack\.",
    "fault-large": r"This is larger than (?P<number>\d+) KiB; no rule set is\.",
    "fault-no-utf": r"This is no text in UTF-8\.",
    "fault-no-text": r"This is no text\.",
    "fault-twice": r"(?P<text>.+) stands twice\.",
    "fault-json": r"This is no JSON \((?P<text>.+)\)\.",
    "fault-toml": r"This is no TOML \((?P<text>.+)\)\.",
    "fault-digits": r"A number has too many digits\.",
    "fault-brackets": r"Too many brackets stand inside each other\.",
    "clash-jokers": r"cards\.jokers: only a French pack has jokers\.",
    "clash-deal": (
        r"deal\.hand: (?P<dealt>\d+) cards for (?P<players>\d+) players"
        r" leave too few of (?P<all>\d+)\."
    ),
    "clash-deals": (
        r"deal\.hand: (?P<dealt>\d+) cards for (?P<players>\d+) players"
        r" leave too few of (?P<all>\d+), and so on up to (?P<most>\d+) players\."
    ),
    "clash-starter": r"starter: every card has a power, so no plain card can start the pile\.",
    "clash-starter-suit": r"starter must have a suit\.",
    "clash-suitless": (
        r"fit\.wild must name every card without a suit: nothing else lets them be laid\."
    ),
    "clash-wild-when": r"fit\.wild_when: a card without a suit never fits by itself\.",
    "clash-draw-skip": (
        r"attack\.draw and turn\.skip name one card: a debt and a skip cannot both be open\."
    ),
    "clash-draw-cancel": (
        r"attack\.draw and attack\.cancel name one card: it would add to a debt and cut it\."
    ),
    "clash-cancel": (
        r"attack\.cancel names a card whose rank attacks nobody: no debt would ever meet it\."
    ),
    "clash-answered": (
        r"attack\.cancel needs attack\.answered_by: a debt that nothing answers stays whole\."
    ),
    "clash-dump": (
        r"turn\.dump_suit and fit\.names_suit name one card: two suits would be in force\."
    ),
    "clash-names": (
        r"fit\.names_rank names a card of fit\.names_suit or turn\.dump_suit: one of them must go\."
    ),
    "clash-give": r"turn\.exchange and turn\.give: hands are exchanged or cards given, not both\.",
    "clash-last": r"end\.only_last and end\.not_last leave no card that may be laid last\.",
    "clash-cover": r"end\.cover names every card that may be laid last: no round would end\.",
    "clash-challenge": (
        r"interrupt\.challenge needs a card that is both in fit\.wild and in attack\.draw\."
    ),
    "clash-false": (
        r"call\.false_call and call\.false_catch need call\.required: nobody calls here\."
    ),
    "clash-target": r"score\.mode elimination needs a score\.target above which a player leaves\.",
    "clash-clock": r"table\.clock must be 0 or from 10 to 86400 seconds\.",
    "clash-skip": r"turn\.skip_answered needs a card in turn\.skip\.",
    "clash-call": (
        r"call\.required and turn\.exchange: whose call is it when hands change owners\?"
    ),
    "clash-call-rotate": (
        r"call\.required and turn\.rotate: whose call is it when hands change owners\?"
    ),
}
QUOTES = {"nl": ("‘", "’"), "de": ("„", "“"), "ru": ("«", "»")}
NEAR = re.compile(r"(.+\.) Is '(.+)' meant\?")


def fault_text(sentence: str, lang: str) -> str:
    """The sentence in this language; itself if the book does not have it."""
    near = NEAR.fullmatch(sentence)
    if near:
        words = catalogue(lang)
        return f"{fault_text(near[1], lang)} {words.text('fault-near', text=near[2])}"
    for key, phrase in PHRASES.items():
        found = re.fullmatch(phrase, sentence)
        if found:
            return _said(key, found, lang)
    return sentence


def _said(key: str, found: re.Match[str], lang: str) -> str:
    values = {name: _quoted(value, lang) for name, value in found.groupdict().items()}
    if "choices" in values and lang != "en":
        values["choices"] = values["choices"].replace('" or "', '", "')
    try:
        return catalogue(lang).text(key, **values)
    except UnknownMessage:
        return found[0]


def _quoted(value: str, lang: str) -> str:
    """What stands between quotes as Python writes them, between those of the language."""
    found = re.fullmatch(r"""(["'])(.*)\1""", value)
    if not found or found[1] in found[2] or lang not in QUOTES:
        return value
    begin, end = QUOTES[lang]
    return f"{begin}{found[2]}{end}"
