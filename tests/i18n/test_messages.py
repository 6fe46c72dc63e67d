"""Four languages say the same things with the same values, and the program asks for no more."""

import re
from pathlib import Path

import pytest
from fluent.syntax import ast

from switch import i18n
from switch.cli.main import COMMANDS
from switch.core import layout
from tests.i18n.messages import tree, variables, variants

SOURCE = Path(__file__).parents[2] / "src" / "switch"
OTHERS = [lang for lang in i18n.LANGUAGES if lang != "en"]
TERMINAL_FILES = ("cards", "reasons", "ruletext", "cli", "events")


def test_the_languages_are_english_dutch_german_and_russian() -> None:
    assert i18n.LANGUAGES == ("en", "nl", "de", "ru")


@pytest.mark.parametrize("lang", i18n.LANGUAGES)
def test_every_file_is_fluent_and_says_nothing_twice(lang: str) -> None:
    assert len(tree(lang)) > 300
    assert set(TERMINAL_FILES) <= set(i18n.sources(lang))


@pytest.mark.parametrize("lang", OTHERS)
def test_no_message_is_missing_in_any_language(lang: str) -> None:
    assert set(tree(lang)) ^ set(tree("en")) == set()


@pytest.mark.parametrize("lang", OTHERS)
def test_every_message_needs_the_same_values_in_any_language(lang: str) -> None:
    """A translation may do without a value (German cases), but needs none that is not given."""
    english, other = tree("en"), tree(lang)
    unknown = {
        name: extra
        for name in english
        if (extra := variables(other, name) - variables(english, name))
    }
    assert unknown == {}
    silent = {
        name: left
        for name in english
        if (left := variables(english, name) - variables(other, name))
    }
    assert silent == {}


@pytest.mark.parametrize("lang", i18n.LANGUAGES)
def test_the_same_cases_are_told_apart_in_every_language(lang: str) -> None:
    """Whoever has a variant for "you" has it everywhere; plural forms are each language's own."""
    told: dict[str, set[str]] = {}
    for entry in tree("en").values():
        for variable, keys in variants(entry):
            told.setdefault(variable, set()).update(keys)
    for name, entry in tree(lang).items():
        for variable, keys in variants(entry):
            strange = keys - told.get(variable, set()) - {"few", "many", "other", "one"}
            known = {"suit": set("SHDCRBGYW"), "rank": set("AKQJTDW987654321") | {"none"}}
            assert strange - known.get(variable, set()) == set(), name


@pytest.mark.parametrize("lang", i18n.LANGUAGES)
def test_no_message_is_empty(lang: str) -> None:
    entries = tree(lang).values()
    assert [
        entry.id.name for entry in entries if entry.value is None and not entry.attributes
    ] == []


def test_every_key_that_the_program_names_is_there() -> None:
    """Keys in the code are whole, or begin with what stands before a value that is filled in."""
    entries = set(tree("en"))
    asked: set[str] = set()
    begun: set[str] = set()
    for file in [*SOURCE.glob("cli/**/*.py"), *SOURCE.glob("i18n/*.py")]:
        text = file.read_text(encoding="utf-8")
        asked |= set(re.findall(r"""["']((?:cli|term|word|card|event)-[a-z-]+[a-z])["']""", text))
        begun |= set(re.findall(r'f"((?:cli|term|word|card|event|rules|ruleset)-[a-z-]*)\{', text))
    assert len(asked) > 80
    assert asked - entries == set()
    assert [start for start in begun if not any(key.startswith(start) for key in entries)] == []


def test_no_sentence_of_the_terminal_is_left_over() -> None:
    """What nothing asks for any more is taken out again."""
    code = "\n".join(file.read_text(encoding="utf-8") for file in SOURCE.glob("cli/**/*.py"))
    quoted = set(re.findall(r"""["']((?:cli|term|word)-[a-z-]+)["']""", code))
    quoted |= {f"cli-{command}" for command in COMMANDS}
    filled_in = tuple(re.findall(r'f"((?:cli|term|word)-[a-z-]+-|word-)\{', code))
    left = [key for key in _keys("cli") if key not in quoted and not key.startswith(filled_in)]
    assert left == []


def test_every_event_of_the_game_is_told() -> None:
    """A blocked round has a sentence for each way it ends."""
    kinds = {name.removeprefix("EV_").lower() for name in vars(layout) if name.startswith("EV_")}
    assert len(kinds) >= 27
    entries = set(tree("en"))
    left = {kind for kind in kinds - {"blocked"} if f"event-{kind}" not in entries}
    assert left == set()
    assert {"event-blocked-won", "event-blocked-shared"} <= entries


COUNTED = {"en": "card|point", "nl": "kaart|punt", "de": "Karte|Punkt", "ru": "карт|очк"}


@pytest.mark.parametrize("lang", i18n.LANGUAGES)
def test_a_blocked_round_is_told_alike_whatever_wins_it(lang: str) -> None:
    """9.9, 9.15: the fewest cards, the fewest points, nobody, or who was out first."""
    words = i18n.catalogue(lang)
    ends = [words.text("event-blocked-won", who=who, name="Ann") for who in ("you", "other")]
    for said in (*ends, words.text("event-blocked-shared")):
        assert not re.search(COUNTED[lang], said)


def _keys(file: str) -> list[str]:
    return re.findall(r"^([a-z][\w-]*) =", i18n.sources("en")[file], re.MULTILINE)


@pytest.mark.parametrize("lang", i18n.LANGUAGES)
def test_numbers_are_the_only_thing_chosen_by_a_count(lang: str) -> None:
    """Fluent takes [one] for a plural form only where the value is a number."""
    forms = {"one", "few", "many", "other"}
    for name, entry in tree(lang).items():
        assert isinstance(entry, ast.Message | ast.Term)
        for variable, keys in variants(entry):
            if keys & {"one", "few", "many"}:
                assert keys <= forms | {"0", "1", "2"}, (name, variable)
