import { expect, test } from "vitest";
import { idleKeys } from "./editorIdle";
import type { Catalogue, Option } from "./editorRules";

const option = (key: string, type: Option["type"], value: Option["default"], ...needs: string[]): Option =>
  ({ key, clause: "", type, default: value, needs }) as Option;

const all = {
  groups: [
    { id: "deal", options: [option("deal.hand_with_two", "number", 0)] },
    {
      id: "attack",
      options: [
        option("attack.draw", "amounts", {}),
        option("attack.cap", "number", 0, "attack.draw"),
        option("attack.cancel", "amounts", {}, "attack.draw"),
        option("attack.rest", "choice", "drawn at once", "attack.draw", "attack.cancel"),
      ],
    },
    { id: "sets", options: [option("sets.several", "choice", "one"), option("sets.effects", "choice", "add", "sets.several")] },
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
