import { describe, expect, it } from "vitest";
import { actionOf, dockOf } from "./dock";
import { viewOf } from "./testviews";

const nothing = { lay: [], mode: "idle" } as const;

describe("the main button", () => {
  it("waits for the seat on turn", () => {
    expect(dockOf(viewOf({ turn: 2, legal: [] }), nothing).main).toEqual({ kind: "wait", seat: 2 });
  });
  it("asks for a card where several fit, and lays the only one", () => {
    expect(dockOf(viewOf(), nothing).main.kind).toBe("choose");
    expect(dockOf(viewOf({ legal: ["9S"] }), nothing).main).toEqual({ kind: "lay", cards: ["9S"] });
  });
  it("says what is marked", () => {
    expect(dockOf(viewOf(), { lay: ["4S", "4D"], mode: "idle" }).main).toEqual({ kind: "lay", cards: ["4S", "4D"] });
  });
  it("takes the debt, with an answer beside it", () => {
    const view = viewOf({ pending: 8, legal: ["AC", "draw"] });
    expect(dockOf(view, nothing).main).toEqual({ kind: "lay", cards: ["AC"] });
    expect(dockOf(view, nothing).side).toEqual({ kind: "take", count: 8 });
    expect(dockOf(viewOf({ pending: 6, legal: ["draw"] }), nothing).main).toEqual({ kind: "take", count: 6 });
  });
  it("tells standing, keeping and passing apart", () => {
    expect(dockOf(viewOf({ skip: true, legal: ["pass"] }), nothing).main).toEqual({ kind: "stand" });
    const drawn = viewOf({ phase: "drawn", drawn: "9H", legal: ["9H", "pass"] });
    expect(dockOf(drawn, nothing).side).toEqual({ kind: "keep", card: "9H" });
    expect(dockOf(viewOf({ legal: ["pass"] }), nothing).main).toEqual({ kind: "pass" });
  });
  it("offers no way round what follows a seven", () => {
    expect(dockOf(viewOf({ legal: ["7S", "draw"] }), { lay: ["7S"], mode: "dump" }).side).toBeNull();
  });
  it("offers catches off turn, and nothing after the end", () => {
    expect(dockOf(viewOf({ turn: 1, exposed: 2, legal: ["catch:2"] }), nothing).catches).toEqual([2]);
    expect(dockOf(viewOf({ result: "out", legal: [] }), nothing).main.kind).toBe("none");
  });
  it("accepts or challenges, exchanges with a seat, and throws in off turn", () => {
    const challenge = dockOf(viewOf({ phase: "challenge", legal: ["accept", "challenge"] }), nothing);
    expect([challenge.main.kind, challenge.side?.kind]).toEqual(["accept", "challenge"]);
    expect(dockOf(viewOf({ phase: "exchange", legal: ["with:1", "with:2"] }), nothing).partners).toEqual([1, 2]);
    expect(dockOf(viewOf({ turn: 1, legal: ["jump:4S"] }), nothing).jumps).toEqual(["4S"]);
  });
  it("has a button for suspects only, where a wrong catch costs cards", () => {
    const view = viewOf({ counts: [3, 7, 1], legal: ["catch:1", "catch:2"] });
    expect(dockOf(view, nothing).catches).toEqual([2]);
    expect(dockOf({ ...view, called: [false, false, true] }, nothing).catches).toEqual([]);
  });
  it("offers what an unknown phase allows", () => {
    expect(dockOf(viewOf({ phase: "later", legal: ["pass"] }), nothing).main.kind).toBe("pass");
    expect(dockOf(viewOf({ phase: "later", legal: ["odd:3"] }), nothing).main.kind).toBe("none");
  });
  it("sends the words of the protocol", () => {
    expect(actionOf({ kind: "take", count: 4 })).toBe("draw");
    expect(actionOf({ kind: "stand" })).toBe("pass");
    expect(actionOf({ kind: "end" })).toBe("end");
    expect(actionOf({ kind: "choose" })).toBeNull();
  });
});
