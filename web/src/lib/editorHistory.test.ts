import { expect, test } from "vitest";
import { History } from "./editorHistory.svelte";
import type { Draft } from "./editorRules";

const draft = (hand: number): Draft => ({ base: "classic", name: "", extra: {}, values: { "deal.hand": hand } });

function told(): { history: History; at: (ms: number) => void } {
  let now = 0;
  return { history: new History(() => now), at: (ms) => (now = ms) };
}

test("back and forth, and a new step forgets what was ahead", () => {
  const { history } = told();
  for (const [hand, key] of [[7, ""], [6, "deal.hand"], [5, "turn.skip"]] as const) history.put(draft(hand), key);
  expect([history.undo(), history.now]).toEqual([true, draft(6)]);
  expect([history.undo(), history.now]).toEqual([true, draft(7)]);
  expect(history.undo()).toBe(false);
  expect([history.redo(), history.now]).toEqual([true, draft(6)]);
  history.put(draft(9), "cards.jokers");
  expect(history.redo()).toBe(false);
  expect([history.undo(), history.now]).toEqual([true, draft(6)]);
});

test("quick changes of one option are one step", () => {
  const { history, at } = told();
  history.put(draft(7), "");
  for (const [ms, hand] of [[0, 6], [500, 5], [1000, 4], [3000, 3]] as const) {
    at(ms);
    history.put(draft(hand), "deal.hand");
  }
  history.undo();
  expect(history.now).toEqual(draft(4));
  history.undo();
  expect(history.now).toEqual(draft(7));
});

test("what a window kept comes back, and nothing else does", () => {
  const { history } = told();
  history.put(draft(7), "");
  history.put(draft(6), "deal.hand");
  const kept = structuredClone(history.keep());
  const again = told().history;
  expect(again.restore(kept)).toBe(true);
  again.undo();
  expect(again.now).toEqual(draft(7));
  expect(again.restore(null) || again.restore({ now: 3 })).toBe(false);
});
