import { beforeEach, describe, expect, it } from "vitest";
import { Composer } from "./composer.svelte";
import { viewOf } from "./testviews";

let sent: string[][];
let composer: Composer;
beforeEach(() => {
  sent = [];
  composer = new Composer((actions) => sent.push(actions));
});

describe("laying", () => {
  it("lays an unmarked card that fits at one tap", () => {
    composer.follow("classic", viewOf());
    expect(composer.tap("9S")).toBe(true);
    expect(sent).toEqual([["9S"]]);
  });
  it("refuses a card that does not fit and sends nothing", () => {
    composer.follow("classic", viewOf());
    expect(composer.tap("4D")).toBe(false);
    expect(sent).toEqual([]);
  });
  it("lays the marked cards together, in the order of the marks", () => {
    composer.follow("classic", viewOf());
    composer.hold("4S");
    composer.hold("4D");
    expect([composer.order("4S"), composer.order("4D"), composer.order("9S")]).toEqual([1, 2, 0]);
    composer.tap("4D");
    expect(sent).toEqual([["4S", "4D"]]);
  });
  it("does not send twice", () => {
    composer.follow("classic", viewOf());
    composer.tap("9S");
    composer.tap("9S");
    expect(sent).toEqual([["9S"]]);
  });
});

describe("after a seven", () => {
  const view = viewOf({ hand: ["7S", "2S", "KS", "TS", "4D"], legal: ["7S", "2S", "KS", "TS"] });

  it("waits for what follows and sends all of it as one command", () => {
    composer.follow("classic", view);
    composer.tap("7S");
    expect(sent).toEqual([]);
    expect(composer.raised).toEqual(["2S", "KS", "TS"]);
    composer.tap("KS");
    composer.hold("TS"); // kept back
    composer.tap("2S"); // nothing is left to decide
    expect(sent).toEqual([["7S", "KS", "2S"]]);
  });
  it("lays the seven alone with the button", () => {
    composer.follow("classic", view);
    composer.tap("7S");
    composer.commit();
    expect(sent).toEqual([["7S"]]);
  });
  it("lays what was kept back after all when it is tapped", () => {
    composer.follow("classic", view);
    composer.tap("7S");
    composer.hold("TS");
    composer.tap("TS");
    composer.commit();
    expect(sent).toEqual([["7S", "TS"]]);
  });
  it("takes all back without a trace", () => {
    composer.follow("classic", view);
    composer.tap("7S");
    composer.tap("KS");
    composer.clear();
    expect(composer.lay).toEqual([]);
    expect(composer.raised).toEqual([]);
    expect(sent).toEqual([]);
  });
});

describe("naming a suit", () => {
  it("sends the card and its suit as one command", () => {
    composer.follow("classic", viewOf({ hand: ["AS", "4D"], legal: ["AS"] }));
    composer.tap("AS");
    expect(composer.mode).toBe("suit");
    composer.name("H");
    expect(sent).toEqual([["AS", "suit:H"]]);
  });
  it("asks for none with the last card", () => {
    composer.follow("classic", viewOf({ hand: ["AS"], legal: ["AS"] }));
    composer.tap("AS");
    expect(sent).toEqual([["AS"]]);
  });
  it("can be cancelled; the marks are still there", () => {
    composer.follow("classic", viewOf({ hand: ["AS", "AH", "4D"], legal: ["AS", "AH"] }));
    composer.hold("AH");
    composer.hold("AS");
    composer.tap("AS");
    composer.back();
    expect(sent).toEqual([]);
    expect(composer.marked).toEqual(["AH", "AS"]);
  });
});

describe("the call", () => {
  const two = viewOf({ hand: ["JS", "9S"], legal: ["JS", "9S", "call"] });

  it("goes out with the lay it was armed for", () => {
    composer.follow("last-card", two);
    composer.toggleCall();
    composer.tap("9S");
    expect(sent).toEqual([["9S", "call"]]);
  });
  it("goes out with the card and its suit", () => {
    composer.follow("last-card", two);
    composer.tap("JS");
    composer.toggleCall();
    composer.name("D");
    expect(sent).toEqual([["JS", "call", "suit:D"]]);
  });
  it("cannot be armed with three cards, off turn, or twice", () => {
    composer.follow("last-card", viewOf({ hand: ["JS", "9S", "3C"], legal: ["9S"] }));
    expect(composer.mayArm).toBe(false);
    composer.follow("last-card", viewOf({ hand: ["JS", "9S"], turn: 1, legal: [] }));
    expect(composer.mayArm).toBe(false);
    composer.follow("last-card", viewOf({ hand: ["JS", "9S"], called: [true, false, false], legal: ["9S"] }));
    expect(composer.mayArm).toBe(false);
  });
});

describe("new states", () => {
  it("keep the marks when nothing changed for this hand", () => {
    composer.follow("classic", viewOf());
    composer.hold("4S");
    composer.follow("classic", viewOf({ counts: [3, 7, 9], called: [false, true, false] }));
    expect(composer.marked).toEqual(["4S"]);
  });
  it("drop them when the hand changed", () => {
    composer.follow("classic", viewOf());
    composer.hold("4S");
    composer.follow("classic", viewOf({ hand: ["4S", "4D", "9S", "KH"] }));
    expect(composer.marked).toEqual([]);
  });
});
