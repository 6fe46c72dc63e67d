"""The rule editor: a family makes its Switch, reads it, shares it and plays it."""

import re
import tomllib
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e import layout
from tests.e2e.conftest import Visit
from tests.e2e.guard import Guard
from tests.e2e.robot import Robot
from tests.e2e.table import Table
from tests.e2e.test_accessible import serious


def edit(table: Table, rules: str = "") -> Table:
    table.page.goto(f"/#editor={rules}" if rules else "/#editor")
    settled(table)
    return table


def settled(table: Table) -> None:
    """The server has said what it thinks of the choices."""
    expect(table.get("editor")).to_have_attribute("data-checking", "false")


def open_groups(table: Table, *groups: str) -> None:
    for group in groups:
        heading = table.get(f"group-{group}").locator("h2 button")
        if heading.get_attribute("aria-expanded") == "false":
            heading.click()


def flip(table: Table, key: str) -> None:
    table.page.locator("label").filter(has=table.get(key)).click()


def clause(table: Table, key: str) -> Locator:
    return table.get("rule-text").locator(f"li[data-options~='{key}']")


def faults(table: Table, key: str) -> Locator:
    return table.get(f"option-{key}").get_by_test_id("fault")


def test_a_house_rule_is_made_read_in_dutch_kept_and_played_to_the_end(visit: Visit) -> None:
    table = edit(visit(lang="nl"))
    expect(clause(table, "turn.skip")).to_contain_text("Acht")
    usual = clause(table, "turn.skip").inner_text()
    open_groups(table, "turn")
    flip(table, "turn.skip_answered")
    settled(table)
    expect(clause(table, "turn.skip")).not_to_have_text(usual)
    expect(clause(table, "turn.skip")).to_have_class(re.compile(r"\bdiffers\b"))
    expect(clause(table, "turn.reverse")).not_to_have_class(re.compile(r"\bdiffers\b"))
    expect(table.get("differences").locator("li")).to_have_count(1)
    expect(table.get("differences")).to_contain_text("Antwoord op overslaan: ja")
    table.get("rules-name").fill("Zondag")
    settled(table)

    table.page.reload()
    settled(table)
    expect(table.get("rules-name")).to_have_value("Zondag")
    expect(table.get("option-turn.skip_answered")).to_have_attribute("data-changed", "true")

    table.press("try")
    expect(table.get("table")).to_be_visible()
    told = next(frame for frame in table.heard if frame["t"] == "snapshot")
    assert told["rules"]["turn"]["skip_answered"] is True
    assert (told["rules"]["turn"]["skip"], told["rules"]["sets"]["several"]) == (["8"], "same rank")
    assert (told["table"]["ruleset"], told["table"]["name"]) == ("house", "Zondag")
    Robot(table, seed=3, sets=True).play_round()
    expect(table.get("left-0")).to_be_visible()

    table.page.go_back()
    settled(table)
    expect(table.get("option-turn.skip_answered")).to_have_attribute("data-changed", "true")


def test_a_contradiction_stands_at_both_options_until_it_is_resolved(visit: Visit) -> None:
    """Clauses 7.1 and 8.2: a debt and an open skip cannot both be open."""
    table = edit(visit())
    open_groups(table, "attack", "turn")
    flip(table, "turn.skip_answered")
    settled(table)
    sound = table.get("rule-text").inner_text()
    table.press("attack.draw-8")
    settled(table)
    for key in ("attack.draw", "turn.skip"):
        expect(faults(table, key)).to_contain_text("Cards that skip")
    expect(faults(table, "turn.skip_answered")).to_have_count(0)
    expect(table.get("try")).to_be_disabled()
    assert table.get("rule-text").inner_text() == sound

    table.page.reload()
    settled(table)
    expect(table.get("faults")).to_be_visible()
    assert table.get("rule-text").inner_text() == sound
    table.press("jump-turn.skip")
    heading = table.get("option-turn.skip").locator("h3")
    expect(heading).to_be_focused()
    expect(heading).to_be_in_viewport()
    table.key("Control+z")
    settled(table)
    expect(table.get("faults")).to_have_count(0)
    expect(table.get("option-attack.draw")).to_have_attribute("data-changed", "false")
    expect(table.get("try")).to_be_enabled()
    table.press("reset-turn.skip_answered")
    settled(table)
    expect(table.page).to_have_url(re.compile(r"#editor=classic$"))


def test_a_link_opens_the_same_rules_elsewhere_and_a_file_holds_them(
    visit: Visit, tmp_path: Path
) -> None:
    table = edit(visit())
    open_groups(table, "attack")
    table.press("attack.draw-J")  # black jacks draw five; now all jacks do
    table.get("attack.draw-amount-J").locator("button").first.click()
    settled(table)
    expect(faults(table, "attack.cancel")).to_have_count(1)  # red jacks would do both
    table.press("attack.cancel-J")
    table.press("attack.cancel-J")
    settled(table)
    table.press("play")
    link = table.get("share-link").input_value()
    with table.page.expect_download() as download:
        table.press("download-toml")
    saved = tmp_path / download.value.suggested_filename
    download.value.save_as(saved)
    assert saved.suffix == ".toml"
    attack = tomllib.loads(saved.read_text(encoding="utf-8"))["attack"]
    assert (attack["draw"], attack["cancel"]) == ({"2": 2, "J": 4}, {})

    other = visit(lang="de")
    other.page.goto(link)
    other.press("edit-rules")
    settled(other)
    same = [one.get_attribute("data-options") for one in clause(table, "attack.draw").all()]
    assert [one.get_attribute("data-options") for one in clause(other, "attack.draw").all()] == same
    for key in ("attack.draw", "attack.cancel"):
        expect(other.get(f"option-{key}")).to_have_attribute("data-changed", "true")
    other.get("base").select_option("duel")
    settled(other)
    other.get("open-file").set_input_files(saved)
    settled(other)
    expect(other.get("base")).to_have_value("classic")
    expect(other.get("option-attack.cancel")).to_have_attribute("data-changed", "true")


def test_what_is_no_rule_set_is_refused_with_a_sentence(
    visit: Visit, guards: list[Guard], tmp_path: Path
) -> None:
    table = visit()
    guards[-1].expect_refused = True
    edit(table, "r1-AAAAAAAA")
    expect(table.get("refused")).to_contain_text("broken or was cut off")
    expect(table.get("base")).to_have_value("classic")
    bad = tmp_path / "bad.toml"
    bad.write_text('base = "classic"\n\n[turn]\nskipp = ["9"]\n', encoding="utf-8")
    table.get("open-file").set_input_files(bad)
    expect(table.get("refused")).to_contain_text("Line 4")
    expect(table.get("refused")).to_contain_text("skipp")
    bad.write_text("#" * (64 * 1024 + 1), encoding="utf-8")
    table.get("open-file").set_input_files(bad)
    expect(table.get("refused")).to_contain_text("64 KiB")


@pytest.mark.parametrize("touch", [False, True], ids=["wide", "phone"])
def test_the_editor_by_keys_and_by_touch_without_a_serious_fault(
    visit: Visit, *, touch: bool
) -> None:
    table = edit(visit(touch=touch, lang="ru" if touch else "en"))
    found = serious(table.page)
    heading = table.get("group-turn").locator("h2 button")
    heading.focus()
    table.key("Enter", "Tab", "ArrowRight", "ArrowRight", "Space")
    expect(table.get("turn.skip-3")).to_have_attribute("aria-pressed", "true")
    table.key("Tab", "Space")  # its first card, clubs
    expect(table.get("turn.skip-3")).to_have_attribute("aria-pressed", "mixed")
    expect(table.get("turn.skip-3C")).to_have_attribute("aria-pressed", "false")
    settled(table)
    expect(table.get("reset-turn.skip")).to_be_visible()
    open_groups(table, "deal", "attack")
    found += serious(table.page) + layout.faults(table.page, touch=touch)
    table.press("play")
    expect(table.get("play-sheet")).to_be_visible()
    found += serious(table.page) + layout.faults(table.page, touch=touch)
    assert not found, "\n".join(found)
