import { beforeEach, describe, expect, it } from "vitest";
import { Composer } from "./composer.svelte";
import { CLASSIC, COLOURS_108, LAST_CARD, rulesOf } from "./testrules";
import { viewOf } from "./testviews";

let sent: string[][];
let composer: Composer;
beforeEach(() => {
  sent = [];
  composer = new Composer((actions) => sent.push(actions));
});

describe("laying", () => {
  it("lays an unmarked card that fits at one tap", () => {
    composer.follow(CLASSIC, viewOf());
    expect(composer.tap("9S")).toBe(true);
    expect(sent).toEqual([["9S"]]);
  });
  it("refuses a card that does not fit and sends nothing", () => {
    composer.follow(CLASSIC, viewOf());
    expect(composer.tap("4D")).toBe(false);
    expect(sent).toEqual([]);
  });
  it("lays the marked cards together, in the order of the marks", () => {
    composer.follow(CLASSIC, viewOf());
    composer.hold("4S");
    composer.hold("4D");
    expect([composer.order("4S"), composer.order("4D"), composer.order("9S")]).toEqual([1, 2, 0]);
    composer.tap("4D");
    expect(sent).toEqual([["4S", "4D"]]);
  });
  it("lays a second copy of a card beside the first", () => {
    composer.follow(rulesOf({ sets: { several: "same rank" } }), viewOf({ hand: ["3R", "3R", "5B"], legal: ["3R"] }));
    composer.hold("3R#2");
    expect([composer.order("3R"), composer.order("3R#2")]).toEqual([0, 1]);
    composer.hold("3R");
    composer.tap("3R");
    expect(sent).toEqual([["3R", "3R"]]);
  });
  it("shows what could go along, and once a card is marked a tap marks on", () => {
    composer.follow(CLASSIC, viewOf({ hand: ["TS", "TH", "TD", "4C"], legal: ["TS"], pile: ["5S"] }));
    expect([composer.along, composer.several]).toEqual([["TH", "TD"], true]);
    expect(composer.tap("TH")).toBe(false); // alone it does not fit
    expect(composer.hold("TH")).toBe(true); // it brings the ten that fits
    expect([composer.marked, composer.along]).toEqual([["TS", "TH"], ["TD"]]);
    composer.tap("TD");
    expect(sent).toEqual([]);
    composer.tap("TD");
    expect(sent).toEqual([["TS", "TH", "TD"]]);
  });
  it("says nothing of several where one card is a turn", () => {
    composer.follow(LAST_CARD, viewOf({ hand: ["TS", "TH"], legal: ["TS"] }));
    expect([composer.along, composer.several]).toEqual([[], false]);
  });
  it("does not send twice", () => {
    composer.follow(CLASSIC, viewOf());
    composer.tap("9S");
    composer.tap("9S");
    expect(sent).toEqual([["9S"]]);
  });
});

describe("after a seven", () => {
  const view = viewOf({ hand: ["7S", "2S", "KS", "TS", "4D"], legal: ["7S", "2S", "KS", "TS"] });

  it("waits for what follows and sends all of it as one command", () => {
    composer.follow(CLASSIC, view);
    composer.tap("7S");
    expect(sent).toEqual([]);
    expect(composer.raised).toEqual(["2S", "KS", "TS"]);
    composer.tap("KS");
    composer.hold("TS"); // kept back
    composer.tap("2S"); // nothing is left to decide
    expect(sent).toEqual([["7S", "KS", "2S"]]);
  });
  it("lays the seven alone with the button", () => {
    composer.follow(CLASSIC, view);
    composer.tap("7S");
    composer.commit();
    expect(sent).toEqual([["7S"]]);
  });
  it("lays what was kept back after all when it is tapped", () => {
    composer.follow(CLASSIC, view);
    composer.tap("7S");
    composer.hold("TS");
    composer.tap("TS");
    composer.commit();
    expect(sent).toEqual([["7S", "TS"]]);
  });
  it("takes all back without a trace", () => {
    composer.follow(CLASSIC, view);
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
    composer.follow(CLASSIC, viewOf({ hand: ["AS", "4D"], legal: ["AS"] }));
    composer.tap("AS");
    expect(composer.mode).toBe("suit");
    composer.choose("H");
    expect(sent).toEqual([["AS", "suit:H"]]);
  });
  it("asks for none with the last card", () => {
    composer.follow(CLASSIC, viewOf({ hand: ["AS"], legal: ["AS"] }));
    composer.tap("AS");
    expect(sent).toEqual([["AS"]]);
  });
  it("can be cancelled; the marks are still there", () => {
    composer.follow(CLASSIC, viewOf({ hand: ["AS", "AH", "4D"], legal: ["AS", "AH"] }));
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
    composer.follow(LAST_CARD, two);
    composer.toggleCall();
    composer.tap("9S");
    expect(sent).toEqual([["9S", "call"]]);
  });
  it("goes out before the lay where a late call is none", () => {
    composer.follow(rulesOf({ sets: { several: "same rank" }, call: { required: true, when: "before" } }), two);
    composer.toggleCall();
    composer.tap("9S");
    expect(sent).toEqual([["call", "9S"]]);
    composer.follow(rulesOf({ call: { required: true, when: "with" } }), viewOf({ hand: ["9S", "9H", "3C"], legal: ["9S"] }));
    composer.hold("9S");
    composer.hold("9H");
    expect(composer.mayArm).toBe(false);
  });
  it("follows the turn where the last card could still be laid", () => {
    const later: boolean[] = [];
    composer = new Composer((actions, thenCall) => (sent.push(actions), later.push(thenCall)));
    const rules = rulesOf({ sets: { several: "same rank" }, call: { required: true } });
    composer.follow(rules, viewOf({ hand: ["9S", "9H"], legal: ["9S", "9H", "call"] }));
    composer.toggleCall();
    composer.tap("9S");
    expect([sent, later]).toEqual([[["9S"]], [true]]);
  });
  it("goes out with the card and its suit", () => {
    composer.follow(LAST_CARD, two);
    composer.tap("JS");
    composer.toggleCall();
    composer.choose("D");
    expect(sent).toEqual([["JS", "call", "suit:D"]]);
  });
  it("cannot be armed with three cards, off turn, or twice", () => {
    composer.follow(LAST_CARD, viewOf({ hand: ["JS", "9S", "3C"], legal: ["9S"] }));
    expect(composer.mayArm).toBe(false);
    composer.follow(LAST_CARD, viewOf({ hand: ["JS", "9S"], turn: 1, legal: [] }));
    expect(composer.mayArm).toBe(false);
    composer.follow(LAST_CARD, viewOf({ hand: ["JS", "9S"], called: [true, false, false], legal: ["9S"] }));
    expect(composer.mayArm).toBe(false);
  });
});

describe("a rank", () => {
  it("is asked for after the suit, and goes out with the card", () => {
    composer.follow(rulesOf({ fit: { names_suit: ["Q"], names_rank: ["Q"] } }), viewOf({ hand: ["QS", "9S"], legal: ["QS"] }));
    composer.tap("QS");
    composer.choose("H");
    expect(composer.mode).toBe("rank");
    composer.choose("7");
    expect(sent).toEqual([["QS", "suit:H", "rank:7"]]);
  });
});

describe("throwing in", () => {
  it("starts a turn while another seat is on turn, and names what its card names", () => {
    const view = viewOf({ hand: ["AS", "4D"], turn: 1, legal: ["jump:AS"] });
    composer.follow(CLASSIC, view);
    expect(composer.tap("4D")).toBe(false);
    composer.tap("AS");
    composer.choose("H");
    expect(sent).toEqual([["jump:AS", "suit:H"]]);
  });
});

describe("a player or a card to choose", () => {
  const rules = rulesOf({ turn: { exchange: ["7"], exchange_with: "a player", give: ["3"] } });

  it("is asked for before the turn goes out", () => {
    composer.follow(rules, viewOf({ hand: ["7S", "4D"], legal: ["7S"] }));
    composer.tap("7S");
    expect(composer.mode).toBe("with");
    composer.choose("2");
    expect(sent).toEqual([["7S", "with:2"]]);
  });
  it("is not asked for where there is one other in play, or with the last card", () => {
    composer.follow(rules, viewOf({ hand: ["7S", "4D"], legal: ["7S"], places: [2] }));
    composer.tap("7S");
    composer.follow(rules, viewOf({ hand: ["7S"], legal: ["7S"] }));
    composer.tap("7S");
    expect(sent).toEqual([["7S"], ["7S"]]);
  });
  it("gives one of the cards that are left", () => {
    composer.follow(rules, viewOf({ hand: ["3S", "4D", "9H"], legal: ["3S"] }));
    composer.tap("3S");
    expect(composer.gifts).toEqual(["4D", "9H"]);
    expect(composer.tap("3S")).toBe(false);
    composer.tap("9H");
    expect(sent).toEqual([["3S", "give:9H"]]);
  });
  it("is left to the server where more could be laid before it", () => {
    const sets = rulesOf({ sets: { several: "same rank" }, turn: { give: ["3"] } });
    composer.follow(sets, viewOf({ hand: ["3S", "3D", "9H"], legal: ["3S"] }));
    composer.tap("3S");
    expect(sent).toEqual([["3S"]]);
  });
  it("is the business of the last card where only that acts", () => {
    const last = rulesOf({ sets: { several: "run", effects: "last" }, turn: { give: ["3"] } });
    composer.follow(last, viewOf({ hand: ["3S", "4S", "9H"], legal: ["3S"] }));
    composer.hold("3S");
    composer.hold("4S");
    composer.tap("4S");
    expect(sent).toEqual([["3S", "4S"]]);
  });
});

describe("what follows a seven", () => {
  it("may name a suit where dumped cards act", () => {
    const rules = rulesOf({ fit: { names_suit: ["A"] }, turn: { dump_suit: ["7"], dump_acts: true } });
    composer.follow(rules, viewOf({ hand: ["7S", "AS", "4D"], legal: ["7S"] }));
    composer.tap("7S");
    composer.tap("AS");
    expect(composer.mode).toBe("suit");
    composer.choose("D");
    expect(sent).toEqual([["7S", "AS", "suit:D"]]);
  });
});

describe("wild cards of 108", () => {
  it("name a colour, the draw four too", () => {
    composer.follow(COLOURS_108, viewOf({ hand: ["WF", "3R"], legal: ["WF", "3R"] }));
    composer.tap("WF");
    composer.choose("G");
    expect(sent).toEqual([["WF", "suit:G"]]);
  });
});

describe("new states", () => {
  it("keep the marks when nothing changed for this hand", () => {
    composer.follow(CLASSIC, viewOf());
    composer.hold("4S");
    composer.follow(CLASSIC, viewOf({ counts: [3, 7, 9], called: [false, true, false] }));
    expect(composer.marked).toEqual(["4S"]);
  });
  it("drop them when the hand changed", () => {
    composer.follow(CLASSIC, viewOf());
    composer.hold("4S");
    composer.follow(CLASSIC, viewOf({ hand: ["4S", "4D", "9S", "KH"] }));
    expect(composer.marked).toEqual([]);
  });
});
