"""The page of a table as a player meets it: what can be seen there, and what hands can do."""

import json
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Locator, Page, WebSocket, expect
from playwright.sync_api import TimeoutError as TooLate

from tests.e2e.sight import HELD, READY, STATE, touchable_point

Point = dict[str, float]


@dataclass(frozen=True)
class Sight:
    """``cards``: key and state of each card, in the order of the hand; the key is the card, or
    ``3R#2`` for a second one of a kind. The rest is empty where not shown."""

    v: int
    settled: bool
    phase: str
    step: str
    dialog: str
    cards: tuple[tuple[str, str], ...]
    main: str
    side: str
    usable: tuple[str, ...]
    catches: tuple[int, ...]
    partners: tuple[int, ...]
    can_call: bool

    def those(self, *states: str) -> list[str]:
        return [card for card, state in self.cards if state in states]

    @property
    def hand(self) -> list[str]:
        return [card for card, _ in self.cards]


class Table:
    """``sent``, ``heard``: the frames of all sockets so far; ``sockets``: how many there were."""

    def __init__(self, page: Page, *, touch: bool = False) -> None:
        self.page = page
        self.touch = touch
        self.sockets = 0
        self.sent: list[dict[str, Any]] = []
        self.heard: list[dict[str, Any]] = []
        page.on("websocket", self._socket)

    def _socket(self, socket: WebSocket) -> None:
        self.sockets += 1
        socket.on("framesent", lambda text: self.sent.append(json.loads(text)))
        socket.on("framereceived", lambda text: self.heard.append(json.loads(text)))

    def get(self, testid: str) -> Locator:
        return self.page.get_by_test_id(testid)

    # Getting there

    def open(
        self,
        ruleset: str,
        seats: int = 2,
        level: str = "normal",
        name: str = "Ada",
        *,
        code: str = "",
    ) -> None:
        """From the first page to a dealt table, by what everybody can press. ``code``: of a link,
        whose rules are played as ``linked``."""
        self.page.goto(f"/#rules={code}" if code else "/")
        self.choose(ruleset, seats, level, name)
        self.get("start").click()
        expect(self.get("table")).to_be_visible()

    def choose(self, ruleset: str, seats: int, level: str, name: str) -> None:
        label = self.page.locator("label")
        label.filter(has=self.get(f"ruleset-{ruleset}")).click()
        if ruleset != "duel":
            label.filter(has=self.get(f"seats-{seats}")).click()
        for rival in range(1, seats):
            self.get(f"rival-{rival}").select_option(level)
        self.get("name").fill(name)

    # Seeing

    def look(self) -> Sight:
        return _sight(self.page.evaluate(STATE))

    def until_ready(self, after: Sight | None = None) -> Sight:
        """Something can be done, and the page shows something else than ``after``."""
        old = _signature(after) if after else ""
        try:
            return _sight(self.page.wait_for_function(READY, arg=old).json_value())
        except TooLate:
            raise AssertionError(f"nothing can be done: {self.look()}") from None

    def expect_state(self, card: str, state: str) -> None:
        expect(self.card(card)).to_have_attribute("data-state", state)

    def expect_hand(self, cards: str) -> None:
        """The cards in any order, with spaces between."""
        expect(self.page.get_by_test_id("hand").locator("button[data-card]")).to_have_count(
            len(cards.split())
        )
        for card in cards.split():
            expect(self.card(card)).to_be_attached()

    def expect_top(self, card: str) -> None:
        """After an own turn only where the rival cannot lay: it may be faster than a look."""
        expect(self.get("pile")).to_have_attribute("data-top", card)

    def commands(self, kind: str = "do") -> list[Any]:
        """The actions of each turn that went out, or the ids of other commands."""
        return [f.get("actions", f["id"]) for f in self.sent if f["t"] == kind]

    def events(self, after: int) -> list[dict[str, Any]]:
        """What happened after a version, as the server told it."""
        told = [f for f in self.heard if f["t"] == "update" and f["v"] > after]
        return [event for frame in told for event in frame["events"]]

    def latest(self) -> dict[str, Any]:
        """The last frame that told the whole state."""
        return next(f for f in reversed(self.heard) if f["t"] in ("snapshot", "update"))

    def said(self) -> list[str]:
        """What a reader has been told, one line for each thing."""
        return self.get("live").locator("p").all_inner_texts()

    def card(self, card: str) -> Locator:
        """``card``: a card, or the key of one of several that are equal."""
        return self.page.locator(f'[data-testid="hand"] [data-key="{card}"]')

    # Doing

    def press(self, testid: str) -> None:
        target = self.get(testid)
        if self.touch:
            target.tap()
        else:
            target.click()

    def tap(self, card: str) -> None:
        at = touchable_point(self.card(card))
        if self.touch:
            self.page.touchscreen.tap(at["x"], at["y"])
        else:
            self.page.mouse.click(at["x"], at["y"])

    def hold(self, card: str) -> None:
        """A right click, or a finger that stays until the card answers."""
        at = touchable_point(self.card(card))
        if self.touch:
            self._hold_finger(card, at)
        else:
            self.page.mouse.click(at["x"], at["y"], button="right")

    def _hold_finger(self, card: str, at: Point) -> None:
        before = self.card(card).get_attribute("data-state")
        touch = self.page.context.new_cdp_session(self.page)
        touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
        self.page.wait_for_function(HELD, arg=[card, before])
        touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        touch.detach()

    def double(self, testid: str) -> None:
        """Two taps on one place, quick as a double click."""
        box = self.get(testid).bounding_box()
        assert box is not None
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        if self.touch:
            self.page.touchscreen.tap(x, y)
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.dblclick(x, y)

    def key(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)


def _sight(seen: dict[str, Any]) -> Sight:
    cards = tuple((card, state) for card, state in seen.pop("cards"))
    seen |= {name: tuple(seen[name]) for name in ("usable", "catches", "partners")}
    return Sight(cards=cards, **seen)


def _signature(sight: Sight) -> str:
    cards = " ".join(f"{card}:{state}" for card, state in sight.cards)
    return f"{sight.v} {sight.dialog} {sight.main} {sight.side} {cards}"
