import { describe, expect, it } from "vitest";
import {
  asksSuit,
  dumpable,
  legalCards,
  legalCatches,
  legalSuits,
  markable,
  mayCallWith,
  settled,
  turnActions,
  without,
} from "./compose";

describe("marking a set", () => {
  const hand = ["4S", "4D", "9S", "4H"];

  it("starts with a card that fits", () => {
    expect(markable("classic", hand, [], ["4S", "9S"])).toEqual(["4S", "9S"]);
  });
  it("goes on with the same rank, fitting or not", () => {
    expect(markable("classic", hand, ["4S"], ["4S", "9S"])).toEqual(["4D", "4H"]);
    expect(markable("classic", hand, ["4S", "4H"], ["4S", "9S"])).toEqual(["4D"]);
  });
  it("stops at one card where sets are not played", () => {
    expect(markable("last-card", hand, ["4S"], ["4S", "9S"])).toEqual([]);
    expect(markable("duel", ["3R", "3R"], ["3R"], ["3R"])).toEqual([]);
  });
  it("keeps a fitting card in front when the first mark is taken away", () => {
    expect(settled(["4D", "4S"], ["4S"])).toEqual(["4S", "4D"]);
    expect(settled(["4D", "4H"], ["4S"])).toEqual([]);
  });
});

describe("dumping a suit after a seven", () => {
  it("raises the suit of the last seven only", () => {
    const hand = ["7S", "7H", "KS", "2H", "AH", "9C"];
    expect(dumpable("classic", hand, ["7S"])).toEqual(["KS"]);
    expect(dumpable("classic", hand, ["7S", "7H"])).toEqual(["2H", "AH"]);
  });
  it("includes another seven of that suit never, and nothing after other ranks", () => {
    expect(dumpable("classic", ["7S", "7H", "9C"], ["7S"])).toEqual([]);
    expect(dumpable("classic", ["9C", "2C"], ["9C"])).toEqual([]);
  });
  it("is a rule of classic alone", () => {
    expect(dumpable("last-card", ["7S", "KS"], ["7S"])).toEqual([]);
    expect(dumpable("duel", ["7R", "3R"], ["7R"])).toEqual([]);
  });
});

describe("naming a suit", () => {
  it("is asked for an ace in classic, a jack in last-card, a wild in duel", () => {
    expect(asksSuit("classic", ["AS", "3C"], ["AS"])).toBe(true);
    expect(asksSuit("last-card", ["JS", "3C"], ["JS"])).toBe(true);
    expect(asksSuit("duel", ["WW", "3R"], ["WW"])).toBe(true);
  });
  it("is not asked for the same ranks elsewhere", () => {
    expect(asksSuit("classic", ["JS", "3C"], ["JS"])).toBe(false);
    expect(asksSuit("last-card", ["AS", "3C"], ["AS"])).toBe(false);
  });
  it("is never asked with the last card", () => {
    expect(asksSuit("classic", ["AS", "AH"], ["AS", "AH"])).toBe(false);
    expect(asksSuit("duel", ["WW"], ["WW"])).toBe(false);
  });
});

describe("the call", () => {
  it("goes with the lay that leaves one card", () => {
    expect(mayCallWith("last-card", ["9H", "3C"], ["9H"])).toBe(true);
    expect(mayCallWith("last-card", ["9H", "3C", "4C"], ["9H"])).toBe(false);
    expect(mayCallWith("classic", ["9H", "3C"], ["9H"])).toBe(false);
  });
});

describe("the command", () => {
  it("holds the seven and what follows it", () => {
    expect(turnActions({ base: ["7S"], dump: ["2S", "KS"] })).toEqual(["7S", "2S", "KS"]);
  });
  it("holds the call and the suit", () => {
    expect(turnActions({ base: ["JS"], suit: "H", call: true })).toEqual(["JS", "call", "suit:H"]);
    expect(turnActions({ base: ["9H"], call: true })).toEqual(["9H", "call"]);
  });
  it("takes copies out of a hand one at a time", () => {
    expect(without(["3R", "3R", "WW"], ["3R"])).toEqual(["3R", "WW"]);
  });
  it("tells cards, suits and catches apart in the list of legal actions", () => {
    const legal = ["7S", "WW", "draw", "pass", "end", "call", "catch:2", "suit:H"];
    expect(legalCards(legal)).toEqual(["7S", "WW"]);
    expect(legalSuits(legal)).toEqual(["H"]);
    expect(legalCatches(legal)).toEqual([2]);
  });
});
