import { describe, expect, it } from "vitest";
import { countedMatch, latestGains, plain, signed } from "./match";
import { tableOf } from "./testviews";

const match = (counted: boolean) => ({
  mode: "penalty" as const, target: 0, counted, totals: [30, 10, 20], left: [0, 0, 0], ranking: [1, 2, 0], over: false, winners: [],
});

describe("a match", () => {
  it("is shown where the server says that more than rounds won is counted", () => {
    expect(countedMatch(tableOf({ match: match(false) }))).toBeNull();
    expect(countedMatch(tableOf({ match: match(true) }))?.ranking).toEqual([1, 2, 0]);
    expect(countedMatch(tableOf())).toBeNull();
  });
  it("knows what the last round gave", () => {
    const log = [
      { v: 1, events: [{ type: "scored", gains: [1, 2] }] },
      { v: 5, events: [{ type: "out", seat: 1 }, { type: "scored", gains: [7, 0] }] },
    ];
    expect(latestGains(log)).toEqual([7, 0]);
    expect(latestGains([])).toEqual([]);
    expect([7, 0, -20].map(signed)).toEqual(["+7", "0", "−20"]);
    expect([7, 0, -20].map(plain)).toEqual(["7", "0", "−20"]);
  });
});
