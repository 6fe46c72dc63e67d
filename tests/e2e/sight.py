"""What is read off the page, in the browser's own language."""

from typing import cast

from playwright.sync_api import Locator

_SEE = """
const see = () => {
  const at = (id) => document.querySelector(`[data-testid="${id}"]`);
  const usable = (el) => el !== null && !el.disabled;
  const actions = ["main-action", "side-action"];
  const dialog = document.querySelector("dialog[open]");
  return {
    v: Number(at("table")?.dataset.v ?? -1),
    settled: at("table")?.dataset.settled === "true",
    phase: at("table")?.dataset.phase ?? "",
    step: at("table")?.dataset.step ?? "",
    dialog: dialog?.dataset.testid ?? "",
    cards: [...document.querySelectorAll('[data-testid="hand"] button[data-card]')].map((el) => [
      el.dataset.key, el.dataset.state,
    ]),
    main: at("main-action")?.dataset.action ?? "",
    side: at("side-action")?.dataset.action ?? "",
    usable: actions.filter((id) => usable(at(id))),
    catches: [...document.querySelectorAll('[data-testid^="catch-"]')].map((el) =>
      Number(el.dataset.testid.slice(6))),
    partners: [...document.querySelectorAll('[data-testid^="with-"]:enabled')].map((el) =>
      Number(el.dataset.testid.slice(5))),
    can_call: usable(at("call")),
  };
};
"""

STATE = f"() => {{ {_SEE} return see(); }}"

READY = f"""
(old) => {{
  {_SEE}
  const now = see();
  const cards = now.cards.map(([card, state]) => `${{card}}:${{state}}`).join(" ");
  if (`${{now.v}} ${{now.dialog}} ${{now.main}} ${{now.side}} ${{cards}}` === old) return false;
  if (now.dialog) return now;
  const choices = now.cards.some(([, state]) => ["playable", "raised", "jump"].includes(state));
  return now.settled && (choices || now.usable.length + now.partners.length > 0) && now;
}}
"""

HELD = """
([card, before]) =>
  document.querySelector(`[data-key="${card}"]`)?.dataset.state !== before
"""

_POINT = """
async (el) => {
  el.scrollIntoView({ block: "nearest", inline: "center" });
  const hand = el.closest('[data-testid="hand"]') ?? el;
  const moving = hand.getAnimations({ subtree: true }).filter(
    (a) => a.effect.getComputedTiming().iterations !== Infinity);
  await Promise.all(moving.map((a) => a.finished.catch(() => null)));
  const box = el.getBoundingClientRect();
  let best = null;
  for (const part of [0.5, 0.35, 0.65, 0.2, 0.8]) {
    const y = box.top + box.height * part;
    let from = null;
    for (let x = Math.ceil(box.left); x <= box.right + 1; x += 1) {
      const hit = x <= box.right && el.contains(document.elementFromPoint(x, y));
      if (hit && from === null) from = x;
      if (!hit && from !== null) {
        const wide = x - from;
        if (best === null || wide > best.width) best = { x: from + wide / 2, y, width: wide };
        from = null;
      }
    }
    if (best && best.width >= 24) break;
  }
  return best;
}
"""


def touchable_point(element: Locator) -> dict[str, float]:
    """The middle of the widest strip that nothing covers, in window pixels, and its ``width``."""
    found = element.evaluate(_POINT)
    assert found, f"nothing of it can be touched: {element}"
    return cast("dict[str, float]", found)
