import { describe, expect, it } from "vitest";
import { countedMatch, latestGains, ranking, signed } from "./match";
import type { Match } from "./protocol";
import { tableOf } from "./testviews";

const match = (part: Partial<Match>): Match => ({
  mode: "penalty", target: 100, totals: [30, 10, 20], left: [0, 0, 0], over: false, winners: [], ...part,
});

describe("a match", () => {
  it("is shown where points are counted or rounds have a goal", () => {
    expect(countedMatch(tableOf({ match: match({ mode: "rounds won", target: 0 }) }))).toBeNull();
    expect(countedMatch(tableOf({ match: match({ mode: "rounds won", target: 3 }) }))?.target).toBe(3);
    expect(countedMatch(tableOf({ match: match({ target: 0 }) }))?.mode).toBe("penalty");
    expect(countedMatch(tableOf())).toBeNull();
  });
  it("puts the fewest penalty points first, the most collected ones, and who left last", () => {
    expect(ranking(match({}), [0, 1, 2])).toEqual([1, 2, 0]);
    expect(ranking(match({ mode: "winner collects" }), [0, 1, 2])).toEqual([0, 2, 1]);
    expect(ranking(match({ mode: "elimination", left: [0, 2, 3] }), [0, 1, 2])).toEqual([0, 2, 1]);
  });
  it("knows what the last round gave", () => {
    const log = [
      { v: 1, events: [{ type: "scored", gains: [1, 2] }] },
      { v: 5, events: [{ type: "out", seat: 1 }, { type: "scored", gains: [7, 0] }] },
    ];
    expect(latestGains(log)).toEqual([7, 0]);
    expect(latestGains([])).toEqual([]);
    expect([7, 0, -20].map(signed)).toEqual(["+7", "0", "−20"]);
  });
});
