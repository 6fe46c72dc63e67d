import { readFileSync, readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { bundleOf, format, spoken } from "./fluent";
import type { GameEvent, SeatInfo } from "./protocol";
import { tell } from "./story";

const folder = new URL("../../../src/switch/i18n/locales/", import.meta.url);
const bundles = Object.fromEntries(
  ["en", "nl", "de", "ru"].map((lang) => {
    const files = readdirSync(new URL(`${lang}/`, folder)).filter((f) => f.endsWith(".ftl") && f !== "cli.ftl");
    return [lang, bundleOf(lang, files.map((f) => readFileSync(new URL(`${lang}/${f}`, folder), "utf8")))];
  }),
);
const seats: SeatInfo[] = ["Yara", "Bas", "Cleo"].map((name) => ({ name, kind: "human", online: true, wins: 0 }));

function told(lang: string, you: number | null, ...events: GameEvent[]): string {
  const bundle = bundles[lang]!;
  const line = tell({ v: 1, events }, { t: (id, args) => format(bundle, id, args), you, seats });
  return line ? spoken(bundle, line.text) : "";
}

describe("events in words", () => {
  it("tells a set as one sentence", () => {
    const set: GameEvent[] = [
      { type: "laid", seat: 1, card: "4C" },
      { type: "laid", seat: 1, card: "4H" },
    ];
    expect(told("en", 0, ...set)).toBe("Bas lays four of clubs, four of hearts.");
  });
  it("speaks to the player as you", () => {
    expect(told("en", 0, { type: "skipped", seat: 0 })).toBe("You miss a turn.");
    expect(told("en", null, { type: "skipped", seat: 0 })).toBe("Yara misses a turn.");
  });
  it("knows who swaps with whom", () => {
    const swap: GameEvent = { type: "exchanged", seat: 1, with: 0 };
    expect(told("en", 0, swap)).toBe("Bas swaps hands with you.");
    expect(told("en", 1, swap)).toBe("You swap hands with Yara.");
    expect(told("en", 2, swap)).toBe("Bas and Yara swap hands.");
  });
  it("knows who catches whom", () => {
    const caught: GameEvent = { type: "caught", seat: 2, by: 0 };
    expect(told("en", 0, caught)).toBe("You catch Cleo, who had not called.");
    expect(told("en", 2, caught)).toBe("Yara catches you: you had not called.");
  });
  it("puts Russian cards into the accusative and counts in Russian", () => {
    expect(told("ru", 0, { type: "laid", seat: 1, card: "7S" })).toBe("Bas кладёт семёрку пик.");
    expect(told("ru", 0, { type: "drew", seat: 1, count: 2 })).toBe("Bas берёт 2 карты.");
    expect(told("ru", 0, { type: "drew", seat: 1, count: 5 })).toBe("Bas берёт 5 карт.");
    expect(told("ru", 0, { type: "drew", seat: 1, count: 21 })).toBe("Bas берёт 21 карту.");
  });
  it("never says the turn twice: the seat says it", () => {
    expect(told("de", 0, { type: "turn", seat: 0 })).toBe("");
  });
  it("tells a shared blocked round from a won one", () => {
    expect(told("en", 0, { type: "blocked", seat: 1, winner: null })).toContain("nobody wins it alone");
    expect(told("en", 0, { type: "blocked", seat: 1, winner: 0 })).toContain("you win it");
  });
  it("shows a given card to those who see it, and knows who gives", () => {
    expect(told("en", 1, { type: "gave", seat: 2, to: 1, card: "7S" })).toBe("Cleo gives you seven of spades.");
    expect(told("en", 0, { type: "gave", seat: 2, to: 1, card: null })).toBe("Cleo gives Bas a card.");
  });
  it("counts points, and tells who leaves the match and who wins it", () => {
    const scored: GameEvent = { type: "scored", gains: [12, 0, -20], totals: [0, 40, 102], resets: [0], leaves: [2] };
    expect(told("en", 0, scored)).toBe("Points: Yara +12, Cleo −20. Your total goes back to nothing. Cleo is out of the match.");
    expect(told("en", 0, { type: "match_over", winners: [1] })).toBe("Bas wins the match!");
    expect(told("en", 0, { type: "match_over", winners: [0, 1] })).toBe("The match is shared: Yara, Bas.");
  });
  it("says nothing of an event that it does not know", () => {
    expect(told("en", 0, { type: "from_the_future", seat: 1 })).toBe("");
  });
  it("has words for every event in every language", () => {
    const events: GameEvent[] = [
      { type: "dealt", round: 2, first: 1, starter: "5S" },
      { type: "laid", seat: 1, card: "WW" },
      { type: "named", seat: 1, suit: "R" },
      { type: "drew", seat: 0, count: 1, cards: ["9H"] },
      ...["skipped", "stood", "kept", "passed", "called", "out"].map((type) => ({ type, seat: 1 })),
      ...["reshuffled", "owes", "cancelled"].map((type) => ({ type, seat: 1, count: 3 })),
      { type: "reversed", seat: 1, direction: -1 },
      { type: "rotated", seat: 1, direction: 1 },
      { type: "named_rank", seat: 1, rank: "7" },
      ...["jumped", "bluffed", "honest", "false_call", "expired"].map((type) => ({ type, seat: 1 })),
      ...["accepted", "challenged", "false_catch"].map((type) => ({ type, seat: 1, of: 0 })),
      { type: "gave", seat: 1, to: 2 },
      ...["bot_late", "bot_gone", "bot_noise"].map((code) => ({ type: "fault", seat: 1, code, turn: true })),
      { type: "scored", gains: [1, 0, 2], resets: [1], leaves: [2] },
      { type: "match_over", winners: [1] },
      { type: "joined", seat: 1, name: "Ravi" },
      { type: "left", seat: 1, name: "Ravi" },
      { type: "online", seat: 1 },
      { type: "offline", seat: 1 },
    ];
    for (const lang of ["en", "nl", "de", "ru"]) {
      for (const event of events) expect(told(lang, 0, event), `${lang} ${event.type}`).not.toBe("");
    }
  });
});
