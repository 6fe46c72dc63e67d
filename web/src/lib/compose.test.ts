import { describe, expect, it } from "vitest";
import {
  asks, goesOn, legalCards, legalCatches, legalSuits, markable, mayCallWith, mayFollow, settled, turnActions, without,
} from "./compose";
import { setLength, type Rules } from "./rules";
import { CLASSIC, DUEL, LAST_CARD, PESTEN, rulesOf } from "./testrules";

const marks = (rules: Rules, hand: string[], marked: string[], legal: string[]): string[] =>
  without(hand, marked).filter((card) => markable(rules, marked, card, legal));
const follows = (rules: Rules, hand: string[], laid: string[]): string[] =>
  without(hand, laid).filter((card) => mayFollow(rules, laid, card));
const same = (card: string): string => card;
const RUNS = rulesOf({ sets: { several: "same rank or run" } });

describe("marking a set", () => {
  const hand = ["4S", "4D", "9S", "4H"];

  it("starts with a card that fits", () => {
    expect(marks(CLASSIC, hand, [], ["4S", "9S"])).toEqual(["4S", "9S"]);
  });
  it("goes on with the same rank, fitting or not", () => {
    expect(marks(CLASSIC, hand, ["4S"], ["4S", "9S"])).toEqual(["4D", "4H"]);
    expect(marks(CLASSIC, hand, ["4S", "4H"], ["4S", "9S"])).toEqual(["4D"]);
  });
  it("stops at one card where sets are not played", () => {
    expect(marks(LAST_CARD, hand, ["4S"], ["4S", "9S"])).toEqual([]);
    expect(marks(DUEL, ["3R", "3R"], ["3R"], ["3R"])).toEqual([]);
  });
  it("keeps a fitting card in front when the first mark is taken away", () => {
    expect(settled(CLASSIC, ["4D", "4S"], ["4S"], same)).toEqual(["4S", "4D"]);
    expect(settled(CLASSIC, ["4D", "4H"], ["4S"], same)).toEqual([]);
  });
  it("joins neighbours of a suit to a run, the ace low with 52 cards and high with fewer", () => {
    const hand = ["AS", "2S", "KS", "3H", "3S"];
    expect(marks(RUNS, hand, ["2S"], ["2S"])).toEqual(["AS", "3S"]);
    expect(marks(RUNS, hand, ["AS"], ["AS"])).toEqual(["2S"]);
    expect(marks(rulesOf({ pack: "french-36", sets: { several: "run" } }), ["AS", "KS", "6S"], ["AS"], [])).toEqual(["KS"]);
  });
  it("breaks a run where a card is taken out of it", () => {
    expect(settled(RUNS, ["5S", "7S", "7H"], ["5S"], same)).toEqual(["5S"]);
  });
  it("lets a card without a suit join nothing but its own rank, and no power where only plain cards go together", () => {
    expect(marks(RUNS, ["X2", "WW", "KS"], ["X1"], ["X1"])).toEqual(["X2"]);
    const plain = rulesOf({ sets: { several: "same rank", plain_only: true }, powers: ["8S", "8H", "QS"] });
    expect(marks(plain, ["8H"], ["8S"], ["8S"])).toEqual([]);
    expect(marks(plain, ["QH"], ["QS"], ["QS"])).toEqual([]);
    expect(marks(plain, ["QH"], ["QD"], ["QD"])).toEqual(["QH"]);
  });
});

describe("dumping a suit after a seven", () => {
  it("raises the suit of the last seven only", () => {
    const hand = ["7S", "7H", "KS", "2H", "AH", "9C"];
    expect(follows(CLASSIC, hand, ["7S"])).toEqual(["KS"]);
    expect(follows(CLASSIC, hand, ["7S", "7H"])).toEqual(["2H", "AH"]);
    expect(follows(CLASSIC, hand, ["7S", "7H", "2H"])).toEqual(["AH"]);
  });
  it("includes another seven of that suit never, and nothing after other ranks", () => {
    expect(follows(CLASSIC, ["7S", "7H", "9C"], ["7S"])).toEqual([]);
    expect(follows(CLASSIC, ["9C", "2C"], ["9C"])).toEqual([]);
  });
  it("is done only where the rules say so, with the suits they say", () => {
    expect(follows(LAST_CARD, ["7S", "KS"], ["7S"])).toEqual([]);
    const with_ = (dump_which: string): Rules => rulesOf({ sets: { several: "same rank" }, turn: { dump_suit: ["7"], dump_which } });
    const hand = ["7S", "7H", "KS", "2H", "9C"];
    expect(follows(with_("first"), hand, ["7S", "7H"])).toEqual(["KS"]);
    expect(follows(with_("every"), hand, ["7S", "7H"])).toEqual(["KS", "2H"]);
  });
  it("counts the set apart from what was dumped", () => {
    expect(setLength(CLASSIC, ["7S", "7H", "KH", "KD"])).toBe(2);
    expect(setLength(CLASSIC, [])).toBe(0);
  });
});

describe("naming a suit or a rank", () => {
  it("is asked for an ace in classic, a jack in last-card, a wild in duel", () => {
    expect(asks(CLASSIC, ["AS", "3C"], ["AS"], "suit")).toBe(true);
    expect(asks(LAST_CARD, ["JS", "3C"], ["JS"], "suit")).toBe(true);
    expect(asks(DUEL, ["WW", "3R"], ["WW"], "suit")).toBe(true);
    expect(asks(PESTEN, ["X1", "3C"], ["X1"], "suit")).toBe(false);
  });
  it("is not asked for the same ranks elsewhere", () => {
    expect(asks(CLASSIC, ["JS", "3C"], ["JS"], "suit")).toBe(false);
    expect(asks(LAST_CARD, ["AS", "3C"], ["AS"], "suit")).toBe(false);
  });
  it("is never asked with the last card", () => {
    expect(asks(CLASSIC, ["AS", "AH"], ["AS", "AH"], "suit")).toBe(false);
    expect(asks(DUEL, ["WW"], ["WW"], "suit")).toBe(false);
  });
  it("is the business of the last of the set, or of the last dumped card where those act", () => {
    expect(asks(CLASSIC, ["7S", "AS", "3C"], ["7S", "AS"], "suit")).toBe(false);
    const acting = rulesOf({ fit: { names_suit: ["A"] }, turn: { dump_suit: ["7"], dump_acts: true } });
    expect(asks(acting, ["7S", "AS", "3C"], ["7S", "AS"], "suit")).toBe(true);
  });
  it("may be a rank", () => {
    const rules = rulesOf({ fit: { names_rank: ["QS"] } });
    expect([asks(rules, ["QS", "3C"], ["QS"], "rank"), asks(rules, ["QH", "3C"], ["QH"], "rank")]).toEqual([true, false]);
  });
});

describe("the call", () => {
  it("goes with the lay that leaves one card", () => {
    expect(mayCallWith(LAST_CARD, ["9H", "3C"], ["9H"])).toBe(true);
    expect(mayCallWith(LAST_CARD, ["9H", "3C", "4C"], ["9H"])).toBe(false);
    expect(mayCallWith(CLASSIC, ["9H", "3C"], ["9H"])).toBe(false);
  });
  it("waits for the end of the turn where the last card could follow", () => {
    expect(goesOn(CLASSIC, ["9H", "9C"], ["9H"])).toBe(true);
    expect(goesOn(CLASSIC, ["7H", "2H"], ["7H"])).toBe(true);
    expect(goesOn(CLASSIC, ["9H", "3C"], ["9H"])).toBe(false);
    expect(goesOn(rulesOf({ sets: { several: "same rank" }, end: { not_last: ["9"] } }), ["9H", "9C"], ["9H"])).toBe(false);
  });
});

describe("the command", () => {
  it("holds the call, the suit and the rank", () => {
    expect(turnActions({ cards: ["JS"], chosen: { suit: "H" }, call: "after" })).toEqual(["JS", "call", "suit:H"]);
    expect(turnActions({ cards: ["9H"], call: "after" })).toEqual(["9H", "call"]);
    expect(turnActions({ cards: ["9H"], call: "before" })).toEqual(["call", "9H"]);
    expect(turnActions({ cards: ["QS", "QH"], jump: true, chosen: { rank: "7", with: "2" } })).toEqual(["jump:QS", "QH", "rank:7", "with:2"]);
  });
  it("takes copies out of a hand one at a time", () => {
    expect(without(["3R", "3R", "WW"], ["3R"])).toEqual(["3R", "WW"]);
  });
  it("tells cards, suits and catches apart in the list of legal actions", () => {
    const legal = ["7S", "WW", "X1", "draw", "pass", "end", "call", "catch:2", "suit:H", "jump:9S", "give:2H"];
    expect(legalCards(legal)).toEqual(["7S", "WW", "X1"]);
    expect(legalSuits(legal)).toEqual(["H"]);
    expect(legalCatches(legal)).toEqual([2]);
  });
});
