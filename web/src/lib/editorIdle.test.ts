import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { FOR_TWO, NEEDS, idleKeys } from "./editorIdle";
import type { Catalogue, Option } from "./editorRules";

const option = (key: string, type: Option["type"], value: Option["default"]): Option =>
  ({ key, clause: "", type, default: value }) as Option;

const all = {
  groups: [
    { id: "deal", options: [option("deal.hand_with_two", "number", 0)] },
    {
      id: "attack",
      options: [
        option("attack.draw", "amounts", {}),
        option("attack.cap", "number", 0),
        option("attack.cancel", "amounts", {}),
        option("attack.rest", "choice", "drawn at once"),
      ],
    },
    { id: "sets", options: [option("sets.several", "choice", "one"), option("sets.effects", "choice", "add")] },
  ],
  packs: {}, starters: [], seats: [2, 12],
} as Catalogue;

const idle = (values: Parameters<typeof idleKeys>[0]): string[] => [...idleKeys(values, all)];

test("what nothing can come of is idle", () => {
  const values = { seats: [2, 4], "attack.draw": {}, "attack.cancel": { JH: 5 }, "sets.several": "one" };
  expect(idle(values)).toEqual(["attack.cap", "attack.cancel", "attack.rest", "sets.effects"]);
  const armed = { ...values, "attack.draw": { "2": 2 }, "sets.several": "run" };
  expect(idle(armed)).toEqual([]);
  expect(idle({ ...armed, "attack.cancel": {} })).toEqual(["attack.rest"]);
  expect(idle({ ...armed, seats: [3, 4] })).toEqual(["deal.hand_with_two"]);
});

test("every option that is named here has a label", () => {
  const words = readFileSync(new URL("../../../src/switch/i18n/locales/en/options.ftl", import.meta.url), "utf-8");
  const keys = [...Object.entries(NEEDS).flatMap(([key, needs]) => [key, ...needs]), ...FOR_TWO];
  const unknown = keys.filter((key) => {
    const id = key.includes(".") ? `option-${key.replace(".", "-")}` : `option-group-${key}`;
    return !words.includes(`\n${id} =`);
  });
  expect(unknown).toEqual([]);
});
