import { expect, test } from "vitest";
import { joined } from "./editorMine";

test("the last comes first, and a name stands once", () => {
  const all = [{ code: "r1-a", name: "Sundays" }, { code: "r1-b", name: "Rainy days" }];
  expect(joined(all, { code: "r1-c", name: "Rainy days" })).toEqual([{ code: "r1-c", name: "Rainy days" }, all[0]]);
  expect(joined(all, { code: "r1-b", name: "Wet days" })).toEqual([{ code: "r1-b", name: "Wet days" }, all[0]]);
});

test("no more are kept than one can choose from", () => {
  const many = Array.from({ length: 20 }, (_, i) => ({ code: `r1-${i}`, name: `Rules ${i}` }));
  expect(many.reduce(joined, [] as typeof many).map(({ code }) => code)).toEqual(
    ["r1-19", "r1-18", "r1-17", "r1-16", "r1-15", "r1-14", "r1-13", "r1-12"],
  );
});
