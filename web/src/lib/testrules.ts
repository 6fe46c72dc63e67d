/** Rule sets for tests and fixtures: what the server would send, as far as the page reads it. */
import type { Rules } from "./rules";

type Part = { [Key in keyof Rules]?: Rules[Key] extends readonly unknown[] | string ? Rules[Key] : Partial<Rules[Key]> };

const PLAIN: Rules = {
  id: "house",
  name: "",
  pack: "french-52",
  seats: [2, 4],
  fit: { wild: [], names_suit: [], names_rank: [] },
  attack: { draw: {} },
  turn: {
    skip: [], reverse: [], again: [], exchange: [], give: [], dump_suit: [], dump_acts: false, dump_which: "last",
  },
  sets: { several: "one", plain_only: false },
  interrupt: {},
  draw: { upto: 1 },
  end: { not_last: [] },
  call: { required: false },
  table: { pile: "top" },
  powers: [],
};

export function rulesOf(part: Part): Rules {
  const groups = Object.fromEntries(
    Object.entries(PLAIN).map(([key, value]) => {
      const given = part[key as keyof Rules];
      const plain = typeof value === "string" || Array.isArray(value);
      return [key, plain ? (given ?? value) : { ...(value as object), ...(given as object | undefined) }];
    }),
  );
  return groups as unknown as Rules;
}

export const CLASSIC = rulesOf({
  id: "classic", fit: { wild: ["A"], names_suit: ["A"] }, attack: { draw: { 2: 2, JC: 5, JS: 5 } },
  turn: { skip: ["8"], reverse: ["T"], dump_suit: ["7"], exchange: ["QC", "QS"] }, sets: { several: "same rank" },
});
export const DUEL = rulesOf({
  id: "duel", pack: "colour-36", seats: [2, 2], fit: { wild: ["W"], names_suit: ["W"] }, attack: { draw: { D: 2 } },
  table: { pile: "all" },
});
export const LAST_CARD = rulesOf({
  id: "last-card", fit: { wild: ["J", "A"], names_suit: ["J"] }, attack: { draw: { 2: 2, A: 4 } },
  turn: { skip: ["8"] }, call: { required: true },
});
export const COLOURS_108 = rulesOf({
  id: "colours-108", pack: "colour-108", seats: [2, 10], fit: { wild: ["W", "F"], names_suit: ["W", "F"] },
  attack: { draw: { D: 2, F: 4 } }, turn: { skip: ["S"], reverse: ["V"] },
});
export const PESTEN = rulesOf({
  id: "pesten", seats: [2, 6], fit: { wild: ["J", "X"], names_suit: ["J"] }, attack: { draw: { 2: 2, X: 5 } },
  turn: { skip: ["8"], reverse: ["A"], again: ["7", "K"] }, end: { not_last: ["2", "7", "8", "J", "K", "A", "X"] },
});
