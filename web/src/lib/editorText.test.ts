import { expect, test } from "vitest";
import type { Clause, Sound } from "./editorApi";
import { freshTexts, parted } from "./editorText";

const clause = (number: number, part: string, text: string): Clause => ({ number, part, clause: "", options: [], text });
const sound = (short: string[], long: string[]): Sound =>
  ({ short: short.map((text, i) => clause(i, "turn", text)), long: long.map((text, i) => clause(i, "turn", text)) }) as Sound;

test("clauses stand under their parts, in their order", () => {
  const clauses = [clause(1, "setup", "Seven cards."), clause(2, "turn", "Lay one."), clause(3, "setup", "All open.")];
  expect(parted(clauses, { setup: "Before", turn: "Your turn" })).toEqual([
    { id: "setup", title: "Before", clauses: [clauses[0], clauses[2]] },
    { id: "turn", title: "Your turn", clauses: [clauses[1]] },
  ]);
});

test("fresh is what was not said before, short or in full; at first nothing is", () => {
  const before = sound(["Lay one.", "Eight: skip."], ["Lay one card."]);
  const after = sound(["Lay one.", "Nine: skip."], ["Lay one card.", "Eight: skip."]);
  expect([...freshTexts(before, after)]).toEqual(["Nine: skip."]);
  expect([...freshTexts(null, after)]).toEqual([]);
});
