import { expect, test } from "vitest";
import {
  adapted,
  allGroups,
  changedKeys,
  draftOf,
  faultsAt,
  matches,
  meant,
  packOf,
  selectors,
  toSend,
  withCards,
  type Catalogue,
  type Draft,
  type Option,
  type Values,
} from "./editorRules";

const french = (ranks: string) => ({
  suits: "CDHS",
  ranks,
  cards: [..."CDHS"].flatMap((suit) => [...ranks].map((rank) => rank + suit)),
});

const skip: Option = { key: "turn.skip", clause: "2.5", type: "cards" };
const draw: Option = { key: "attack.draw", clause: "2.3", type: "amounts", least: 1, most: 7 };
const wild: Option = { key: "fit.wild", clause: "2.9", type: "cards" };
const jokers: Option = { key: "cards.jokers", clause: "5.2", type: "number", least: 0, most: 6 };
const hand: Option = { key: "deal.hand", clause: "2.0", type: "number", least: 1, most: 12 };

const all: Catalogue = {
  groups: [
    { id: "cards", options: [jokers] },
    { id: "deal", options: [hand] },
    { id: "fit", options: [wild] },
    { id: "attack", options: [draw] },
    { id: "turn", options: [skip] },
  ],
  packs: {
    "french-52": french("A23456789TJQK"),
    "french-32": french("789TJQKA"),
    "colour-36": { suits: "RBGY", ranks: "12W", cards: ["1R", "2R", "1B", "2B", "1G", "2G", "1Y", "2Y", "WW"] },
  },
  starters: ["plain", "any"],
  seats: [2, 12],
};
const pack = packOf({ pack: "french-52" }, all.packs);

const classic: Values = {
  pack: "french-52",
  seats: [2, 4],
  starter: "plain",
  "cards.jokers": 0,
  "deal.hand": 7,
  "fit.wild": ["A"],
  "attack.draw": { "2": 2, JC: 5, JS: 5 },
  "turn.skip": ["8"],
};
const draft = (values: Values, more: Partial<Draft> = {}): Draft => ({ base: "classic", name: "", extra: {}, values, ...more });

test("a card goes before its rank, as in a file", () => {
  const found = meant({ J: 1, JS: 5 }, pack);
  expect(Object.fromEntries(found)).toEqual({ JC: 1, JD: 1, JH: 1, JS: 5 });
  expect(selectors(found, pack)).toEqual({ JC: 1, JD: 1, JH: 1, JS: 5 });
});

test("all cards of a rank with one number are the rank", () => {
  expect(selectors(meant(["8C", "8D", "8H", "8S", "QS"], pack), pack)).toEqual({ "8": 1, QS: 1 });
});

test("cards come and go, and stand in the order of the pack", () => {
  expect(withCards(skip, ["8"], pack, { cards: ["8H"], amount: null })).toEqual(["8C", "8D", "8S"]);
  expect(withCards(skip, ["K", "8"], pack, { cards: ["AC", "AD", "AH", "AS"], amount: 1 })).toEqual(["A", "8", "K"]);
  expect(withCards(draw, { "2": 2 }, pack, { cards: ["JS"], amount: 5 })).toEqual({ "2": 2, JS: 5 });
});

test("only what means something else is a change", () => {
  const values = { ...classic, "turn.skip": ["8H", "8S", "8D", "8C"], "attack.draw": { JS: 5, "2": 2, JC: 5 } };
  expect(changedKeys(draft(values), classic, all)).toEqual([]);
  expect(changedKeys(draft({ ...values, seats: [2, 5], "deal.hand": 6 }), classic, all)).toEqual(["seats", "deal.hand"]);
  expect(changedKeys(draft({ ...values, "attack.draw": { "2": 2, J: 5 } }), classic, all)).toEqual(["attack.draw"]);
});

test("what is sent is the preset and its changes", () => {
  expect(toSend(draft(classic, { extra: { source: "a book" } }), [])).toEqual({ base: "classic" });
  const mine = draft({ ...classic, seats: [2, 5], "deal.hand": 6, "turn.skip": [] }, { name: " Sundays ", extra: { id: "ours" } });
  expect(toSend(mine, ["seats", "deal.hand", "turn.skip"])).toEqual({
    base: "classic",
    name: "Sundays",
    id: "ours",
    seats: [2, 5],
    deal: { hand: 6 },
    turn: { skip: [] },
  });
});

test("a rule set becomes a draft that is the same", () => {
  const fields = { id: "house", name: "House rules", source: "", clauses: {}, pack: "french-32", turn: { skip: ["8"] } };
  expect(draftOf(fields, "mau-mau")).toEqual(
    { base: "mau-mau", name: "", values: { pack: "french-32", "turn.skip": ["8"] }, extra: { clauses: {} } },
  );
  expect(draftOf({ ...fields, id: "ours", name: "Ours" }, "mau-mau")).toMatchObject({ name: "Ours", extra: { id: "ours" } });
  expect(draftOf({ ...fields, id: "mau-mau", name: "Mau-Mau" }, "mau-mau")).toMatchObject({ name: "", extra: {} });
});

test("with another pack the cards that it does not have go", () => {
  const small = draft({ ...classic, pack: "french-32" });
  expect(adapted(small, pack, all)).toMatchObject({
    values: { "fit.wild": ["A"], "attack.draw": { JC: 5, JS: 5 }, "turn.skip": ["8"] },
    gone: ["attack.draw"],
    wild: [],
  });
});

test("cards without a suit become wild when they come in, and are gone with their rank", () => {
  const two = draft({ ...classic, "cards.jokers": 2 });
  expect(adapted(two, pack, all)).toMatchObject({ values: { "fit.wild": ["A", "X"] }, wild: ["X1", "X2"] });
  const colours = draft({ ...classic, pack: "colour-36" });
  expect(adapted(colours, pack, all)).toMatchObject({
    values: { "fit.wild": ["W"], "attack.draw": { "2": 2 }, "turn.skip": [] },
    gone: ["fit.wild", "attack.draw", "turn.skip"],
  });
  const none = draft({ ...classic, "fit.wild": ["A", "X"] });
  expect(adapted(none, packOf(two.values, all.packs), all)).toMatchObject({ values: { "fit.wild": ["A"] }, gone: ["fit.wild"] });
});

test("every option of a rule set is in a group", () => {
  const keys = allGroups(all).map((group) => group.options.map((option) => option.key));
  expect(keys.slice(0, 2)).toEqual([["pack", "cards.jokers"], ["seats", "starter", "deal.hand"]]);
});

test("a search finds all its words, whatever accents and capitals", () => {
  expect(matches("karte UBER", ["Über den Zug", "Karten"])).toBe(true);
  expect(matches("karte skip", ["Karten"])).toBe(false);
  expect(matches("", ["Karten"])).toBe(true);
});

test("a contradiction stands at every option that it names", () => {
  const found = faultsAt([{ place: "turn.skip, attack.draw", text: "Both." }, { place: "", text: "Whole." }]);
  expect([...found]).toEqual([["turn.skip", ["Both."]], ["attack.draw", ["Both."]], ["", ["Whole."]]]);
});
