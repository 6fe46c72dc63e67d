"""A player that reads the page and presses what it offers. It knows of the rules only whether
several cards may go together (``sets``), and nothing of the protocol."""

import random

from playwright.sync_api import TimeoutError as TooLate
from playwright.sync_api import expect

from tests.e2e.table import Sight, Table

STEPS = 600  # more than any round takes
NAMING = {"suit-dialog": ("suit", ".suits"), "rank-dialog": ("rank", ".ranks")}


class Robot:
    def __init__(self, table: Table, seed: int, *, sets: bool) -> None:
        self.table = table
        self.sets = sets
        self.chance = random.Random(seed)
        self.done: set[str] = set()  # the kinds of things it has done

    def play_round(self) -> None:
        """Until the page shows how the round ended."""
        sight: Sight | None = None
        for _ in range(STEPS):
            sight = self.table.until_ready(sight)
            if sight.dialog == "round-over":
                return
            self.step(sight)
        raise AssertionError(f"the round does not end: {sight}")

    def step(self, sight: Sight) -> None:
        if sight.dialog in NAMING:
            self._name(sight.dialog)
        elif sight.dialog == "house-notice":
            self.table.press("house-seen")
        elif sight.partners:
            self._press(f"with-{self.chance.choice(sight.partners)}", "with")
        elif self._was_quick(sight):
            pass
        elif sight.those("raised"):
            self._follow(sight)
        elif sight.step == "give":
            self.done.add("give")
            self.table.tap(self.chance.choice(sight.those("playable")))
        elif sight.those("playable"):
            self._lay(sight)
        elif "main-action" in sight.usable:
            self._press("main-action", sight.main)
        elif "side-action" in sight.usable:
            self._press("side-action", sight.side)

    def _was_quick(self, sight: Sight) -> bool:
        """A card was thrown in, or somebody caught."""
        if sight.those("jump") and self.chance.random() < 0.5 and self._jump(sight):
            return True
        return bool(sight.catches) and self._catch(sight.catches[0])

    def _press(self, button: str, what: str) -> None:
        self.done.add(what)
        self.table.press(button)

    def _name(self, dialog: str) -> None:
        what, choices = NAMING[dialog]
        self.done.add(what)
        buttons = self.table.get(dialog).locator(f"{choices} button")
        buttons.nth(self.chance.randrange(buttons.count())).click()

    def _jump(self, sight: Sight) -> bool:
        """The turn may have gone on before we throw in: then the button is gone."""
        try:
            self.table.get(f"jump-{sight.those('jump')[0].partition('#')[0]}").click(timeout=1500)
        except TooLate:
            return False
        self.done.add("jump")
        return True

    def _catch(self, seat: int) -> bool:
        """Somebody may call before we have caught: then the button is gone."""
        try:
            self.table.get(f"catch-{seat}").click(timeout=1500)
        except TooLate:
            return False
        self.done.add("catch")
        return True

    def _follow(self, sight: Sight) -> None:
        """After a seven: another card of its suit, or one is kept back, or it is enough."""
        card = self.chance.choice(sight.those("raised"))
        wish = self.chance.random()
        if wish < 0.7:
            self.done.add("dump")
            self.table.tap(card)
        elif wish < 0.85 or not sight.those("marked"):
            self.done.add("keep back")
            self.table.hold(card)
        else:
            self._press("main-action", "lay")

    def _lay(self, sight: Sight) -> None:
        card = self.chance.choice(sight.those("playable"))
        if sight.can_call and len(sight.hand) == 2:
            self._arm()
        mates = [c for c in sight.hand if c != card and c[0] == card[0]] if self.sets else []
        if mates:
            self._mark(card, *mates)
            card = self.chance.choice([card, *mates])
        self.done.add("lay")
        self.table.tap(card)

    def _arm(self) -> None:
        call = self.table.get("call")
        if call.get_attribute("aria-pressed") == "false":
            self.table.press("call")
            expect(call).to_have_attribute("aria-pressed", "true")
        self.done.add("call")

    def _mark(self, *cards: str) -> None:
        for number, card in enumerate(cards, 1):
            self.table.hold(card)
            self.table.expect_state(card, "marked")
            expect(self.table.get(f"order-{card}")).to_have_text(str(number))
        self.done.add("set")
