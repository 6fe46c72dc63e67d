"""Faults that other tables had, tried at this one; the ids are those of tests/cases."""

import re
from collections.abc import Callable
from itertools import pairwise

import pytest
from playwright.sync_api import expect

from tests.e2e.positions import position
from tests.e2e.table import Table

Start = Callable[..., Table]
Friends = Callable[..., tuple[Table, Table]]
# The stock is empty, eight cards lie under the top: whoever draws sees the pile shuffled.
EMPTY = position("classic", ["KH", "3D 4D"], pile="2C 3C 4C 5C 6C 7C 8C TC 9S", stock="")
CLUBS = {"en": "Clubs", "nl": "klaveren", "de": "Kreuz", "ru": "треф"}
SUIT = {"en": "suit", "nl": "kleur", "de": "Farbe", "ru": "масть"}
COLOUR = {"en": "colour", "nl": "kleur", "de": "Farbe", "ru": "цвет"}


def draw_by(table: Table, how: str) -> None:
    stock, button = table.get("stock"), table.get("main-action")
    ways: dict[str, Callable[[], None]] = {
        "button": button.click,
        "stock": stock.click,
        "key for drawing": lambda: table.key("d"),
        "main key": lambda: table.key("l"),
        "focus and Enter": lambda: stock.press("Enter"),
        "double click": stock.dblclick,
        "button twice": button.dblclick,
        "keys in a row": lambda: table.key(*"ddddd"),
    }
    ways[how]()


@pytest.mark.parametrize(
    "how",
    ["button", "stock", "key for drawing", "main key", "focus and Enter", "double click",
     "button twice", "keys in a row"],
)  # fmt: skip
def test_case_DECK_15_and_CONC_01_every_way_to_draw_draws_one_card_and_shuffles(
    friends: Friends, how: str
) -> None:
    host, guest = friends("classic", EMPTY)
    version = host.until_ready().v
    draw_by(host, how)
    expect(guest.get("seat-1")).to_have_attribute("data-turn", "true")
    expect(host.get("count-0")).to_have_text("2")
    expect(host.get("stock-count")).to_have_text("7")
    told = [(e["type"], e.get("count")) for e in host.events(version)]
    assert told == [("reshuffled", 8), ("drew", 1), ("turn", None)]
    assert host.commands() == [["draw"]]


def test_case_DECK_15_a_tap_on_a_phone_draws_too(friends: Friends) -> None:
    host, _ = friends("classic", EMPTY, touch=True)
    host.press("stock")
    expect(host.get("count-0")).to_have_text("2")
    expect(host.get("stock-count")).to_have_text("7")
    assert host.commands() == [["draw"]]


def test_case_CONC_03_two_presses_on_next_deal_one_round(start: Start) -> None:
    table = start("classic", position("classic", ["9H", "KD QD"], pile="9S"))
    table.tap("9H")
    box = table.get("next-round").bounding_box()
    assert box is not None
    table.page.mouse.dblclick(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(table.get("table")).to_have_attribute("data-phase", "round")
    table.until_ready()
    assert table.latest()["table"]["round"] == 2
    assert len(table.look().hand) >= 7


def test_case_I18N_01_a_named_suit_is_said_in_the_language_of_the_reader(start: Start) -> None:
    plan = position("classic", ["AH 4D 5C", "KD QD JD"], pile="9S", stock="2D 2H 2S")
    table = start("classic", plan)
    table.tap("AH")
    table.press("suit-C")
    table.until_ready()
    log = table.page.locator("aside [data-testid=log] li")
    told = [e for e in table.events(0) if e["type"] == "named"]
    assert told == [{"type": "named", "seat": 0, "suit": "C"}]
    lines = log.count()
    spoken = len(table.said())
    for lang in ("de", "nl", "ru", "en"):
        table.press("settings-button")
        table.get("language").select_option(lang)
        table.press("sheet-close")
        expect(table.page.locator("html")).to_have_attribute("lang", lang)
        named = log.filter(has_text=re.compile(CLUBS[lang], re.IGNORECASE))
        expect(named).to_have_count(1)
        for other in set(CLUBS) - {lang}:
            expect(log.filter(has_text=re.compile(CLUBS[other], re.IGNORECASE))).to_have_count(0)
        expect(table.get("suit-in-force")).to_contain_text(re.compile(CLUBS[lang], re.IGNORECASE))
        assert log.count() == lines
        assert len(table.said()) == spoken, "a new language tells nothing again"
    table.expect_hand("4D 5C")


@pytest.mark.parametrize("lang", SUIT)
def test_case_I18N_02_french_cards_have_suits_and_the_colour_pack_has_colours(
    start: Start, lang: str
) -> None:
    table = start("classic", position("classic", ["AH 4D", "KD QD"], pile="9S"), lang=lang)
    table.tap("AH")
    title = table.get("suit-dialog").get_by_role("heading")
    expect(title).to_have_text(re.compile(SUIT[lang], re.IGNORECASE))
    other = start("duel", position("duel", ["WW 4R", "2R 3R"], pile="2G"), lang=lang)
    other.tap("WW")
    title = other.get("suit-dialog").get_by_role("heading")
    expect(title).to_have_text(re.compile(COLOUR[lang], re.IGNORECASE))


def test_case_UIAX_02_the_hand_is_grouped_by_suit_and_sorted_by_rank(start: Start) -> None:
    plan = position("classic", ["5H 6D 8H 2D TD AH 9C", "KD QD"], pile="9S")
    hand = start("classic", plan).look().hand
    runs = {suit: [c for c in hand if c[1] == suit] for suit in "HDC"}
    assert runs == {"H": ["5H", "8H", "AH"], "D": ["2D", "6D", "TD"], "C": ["9C"]}
    suits = [card[1] for card in hand]
    assert (
        len({suit for suit, after in zip(suits, [*suits[1:], ""], strict=True) if suit != after})
        == 3
    )
    assert sum(1 for a, b in pairwise(suits) if a != b) == 2


def test_case_UIAX_04_who_misses_a_turn_is_named_and_nothing_old_stays_at_the_seat(
    start: Start,
) -> None:
    plan = position(
        "last-card", ["8H 4C 5C", "KD QD 9D", "KC 7C TC"], pile="KH", stock="2S 3S 4S 5S"
    )
    table = start("last-card", plan)
    before = table.get("seat-1").inner_text()
    table.tap("8H")
    expect(table.get("live")).to_contain_text("stands for a turn")
    table.until_ready()
    name = table.latest()["table"]["seats"][1]["name"]
    stood = [line for line in table.said() if "stands for a turn" in line]
    assert len(stood) == 1
    assert name in stood[0]
    assert table.get("seat-1").inner_text() == before


EFFECTS = [
    ("classic", "2H", "{next} owes 2 cards."),
    ("classic", "8H", "{next} misses a turn."),
    ("classic", "TH", "Play turns round and goes anticlockwise."),
    ("classic", "QS", "You swap hands with {next}."),
    ("classic", "JS", "{next} owes 5 cards."),
    ("last-card", "2H", "{next} owes 2 cards."),
    ("last-card", "AH", "{next} owes 4 cards."),
]


@pytest.mark.parametrize(("ruleset", "card", "sentence"), EFFECTS)
def test_case_UIAX_05_a_plain_sentence_for_each_effect_names_whom_it_meets(
    start: Start, ruleset: str, card: str, sentence: str
) -> None:
    top = "KS" if card[1] == "S" else "KH"
    plan = position(
        ruleset, [f"{card} 4C 5C", "KD QD 9D", "KC 7C TC"], pile=top, stock="3S 4S 5S 6S 7S 8S 9S"
    )
    table = start(ruleset, plan)
    table.tap(card)
    name = table.latest()["table"]["seats"][1]["name"]
    wanted = sentence.format(next=name)
    expect(table.get("live")).to_contain_text(wanted)
    assert sum(line.count(wanted) for line in table.said()) == 1
    visible = table.page.locator("aside [data-testid=log] li").filter(has_text=wanted)
    expect(visible).to_have_count(1)


def test_case_UIAX_06_cards_in_flight_do_not_cover_the_button_for_the_call(
    friends: Friends,
) -> None:
    host, guest = friends(
        "last-card", position("last-card", ["9H 4D", "KC QC"], pile="9S"), slow=True
    )
    host.tap("9H")
    host.page.locator(".flight").first.wait_for()
    host.get("call").click()
    expect(guest.get("catch-0")).to_have_count(0)
    expect(guest.get("seat-0")).to_contain_text("Last card!")
    assert host.commands() == [["9H"], ["call"]]


WATCH = """
() => {
  const seen = [];
  window.seen = seen;
  const at = (id) => document.querySelector(`[data-testid="${id}"]`);
  const note = () => {
    const v = Number(at("table").dataset.v);
    if (seen.at(-1)?.v === v) return;
    const counts = [1, 2, 3].map((seat) => Number(at(`count-${seat}`).textContent));
    const log = document.querySelectorAll("aside [data-testid=log] li").length;
    seen.push({ v, at: performance.now(), counts, log });
  };
  new MutationObserver(() => queueMicrotask(note)).observe(at("table"), {
    subtree: true, attributes: true, childList: true, characterData: true });
}
"""


def test_case_UIAX_10_three_computer_players_can_be_followed_one_by_one(start: Start) -> None:
    """The server does not wait here: it is the page that lets each step be read."""
    plan = position(
        "classic", ["9H 4C 5C", "KD QD 9D", "KC 7C TC", "JD 6C 3C"],
        pile="9S", stock="3D 4S 5S 6S 7S",
    )  # fmt: skip
    table = start("classic", plan, slow=True)
    table.page.evaluate(WATCH)
    table.tap("9H")
    table.until_ready(table.look())
    seen = table.page.evaluate("() => window.seen")
    steps = seen[-4:]
    assert len(seen) >= 4, "each of the four turns is shown"
    told = [e for e in table.events(0) if e["type"] == "drew" and e["seat"] != 0]
    gaps = [b["at"] - a["at"] for a, b in pairwise(steps)]
    assert min(gaps[1:]) >= 400, "time to read what a computer player did"
    assert [step["log"] for step in steps] == [steps[0]["log"] + i for i in range(4)]
    assert len(told) >= 1
    assert steps[-1]["counts"] == table.latest()["view"]["counts"][1:]
