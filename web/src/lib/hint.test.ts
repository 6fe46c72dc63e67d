import { describe, expect, it } from "vitest";
import { hintOf, misfitCode, reasonArgs, type Composing } from "./hint";
import { CLASSIC, rulesOf } from "./testrules";
import { tableOf, viewOf } from "./testviews";

const idle: Composing = { mode: "idle", marks: 0, several: false, more: false, shows: true, pointer: "mouse", suit: "", cards: "" };
const id = (part: Parameters<typeof viewOf>[0], composing: Composing = idle): string =>
  hintOf(tableOf(), viewOf(part), CLASSIC, composing).id;

describe("the hint", () => {
  it("names the debt, with an answer or without", () => {
    expect(id({ pending: 4, legal: ["2S", "draw"] })).toBe("hint-debt-answer");
    expect(id({ pending: 4, legal: ["draw"] })).toBe("hint-debt");
  });
  it("knows an eight, a drawn card, nothing that fits, nothing to draw", () => {
    expect(id({ skip: true, legal: ["pass"] })).toBe("hint-eight");
    expect(id({ phase: "drawn", drawn: "9H", legal: ["9H", "pass"] })).toBe("hint-drawn");
    expect(id({ legal: ["draw"] })).toBe("hint-nothing");
    expect(id({ legal: ["pass"] })).toBe("hint-pass");
  });
  it("counts the draws of a turn where there may be several", () => {
    const five = rulesOf({ draw: { upto: 5 } });
    const hint = (legal: string[]) => hintOf(tableOf(), viewOf({ draws: 2, legal }), five, idle);
    expect(hint(["draw"])).toMatchObject({ id: "hint-drew-more", args: { count: 2, most: 5 } });
    expect(hint(["4S", "draw"]).id).toBe("hint-drew-choose");
    expect(hint(["pass"]).id).toBe("hint-drew-pass");
  });
  it("asks what each phase asks, and says who is out", () => {
    expect(["paid", "challenge", "exchange", "give", "rank"].map((phase) => id({ phase }))).toEqual([
      "hint-paid", "hint-challenge", "hint-exchange", "hint-give", "hint-rank",
    ]);
    expect(id({ turn: 1, legal: ["jump:4S"] })).toBe("hint-jump");
    expect(id({ turn: 1, legal: [], places: [2, 0] })).toBe("hint-out");
  });
  it("says how several cards go in one turn, and what comes after a mark", () => {
    expect(id({}, { ...idle, several: true })).toBe("hint-several");
    expect(id({ pending: 2, legal: ["2S", "draw"] }, { ...idle, several: true })).toBe("hint-several-debt");
    expect(id({}, { ...idle, several: true, marks: 1, more: true })).toBe("hint-marked");
    expect(id({}, { ...idle, marks: 2 })).toBe("hint-marks");
  });
  it("says what is at stake in a challenge", () => {
    const rules = rulesOf({ interrupt: { challenge_penalty: 2 } });
    expect(hintOf(tableOf(), viewOf({ phase: "challenge", pending: 4 }), rules, idle)).toMatchObject({
      id: "hint-challenge", args: { count: 4, more: 6 },
    });
  });
  it("warns whoever forgot to call", () => {
    expect(id({ turn: 1, exposed: 0, hand: ["KS"], legal: ["call"] })).toBe("hint-exposed");
  });
  it("says that somebody is away", () => {
    const table = tableOf();
    table.seats[1]!.online = false;
    expect(hintOf(table, viewOf({ turn: 1, legal: [] }), CLASSIC, idle).id).toBe("hint-away");
  });
});

describe("why a card cannot be laid", () => {
  it("gives the code the server would give", () => {
    expect(misfitCode(viewOf({ turn: 1 }))).toBe("not_your_turn");
    expect(misfitCode(viewOf({ pending: 2 }))).toBe("debt_open");
    expect(misfitCode(viewOf({ skip: true }))).toBe("eight_open");
    expect(misfitCode(viewOf())).toBe("does_not_fit");
  });
  it("fills the sentence from what lies on the table; digits go in as numbers", () => {
    expect(reasonArgs(viewOf({ pile: ["5S"], pending: 2 }))).toMatchObject({ suit: "S", rank: 5, count: 2 });
    expect(reasonArgs(viewOf({ pile: ["AS"], suit: "H" }))).toMatchObject({ suit: "H", rank: "A" });
    expect(reasonArgs(null)).toMatchObject({ suit: "none", rank: "none" });
  });
});
