/** Options that do nothing while others are as they are: dimmed, and changed all the same. */
import type { Catalogue, Value, Values } from "./editorRules";

/** Option → those of which one must be in use; a whole group by its name. */
export const NEEDS: Readonly<Record<string, readonly string[]>> = {
  "fit.wild_when": ["fit.wild"],
  attack: ["attack.draw"],
  "attack.cancel_all": ["attack.cancel"],
  "attack.rest": ["attack.cancel"],
  "turn.skip_answered": ["turn.skip"],
  "turn.skips_add": ["turn.skip"],
  "turn.reverse_with_two": ["turn.reverse"],
  "turn.dump_acts": ["turn.dump_suit"],
  "turn.dump_which": ["turn.dump_suit"],
  "turn.dump_top": ["turn.dump_suit"],
  "turn.exchange_with": ["turn.exchange"],
  "turn.give_who": ["turn.give"],
  "interrupt.challenge": ["attack.draw"],
  "interrupt.challenge_penalty": ["interrupt.challenge"],
  "sets.plain_only": ["sets.several"],
  "sets.effects": ["sets.several"],
  call: ["call.required"],
  "score.exact_resets": ["score.target"],
  "score.last_card": ["score.mode"],
  "score.last_doubles": ["score.mode"],
  "table.on_expiry": ["table.clock"],
};
export const FOR_TWO = ["deal.hand_with_two", "turn.reverse_with_two"];

const empty = (value: Value | undefined): boolean =>
  value === undefined || value === false || value === 0 || (typeof value === "object" && Object.keys(value).length === 0);

export function idleKeys(values: Values, { groups }: Catalogue): Set<string> {
  const options = groups.flatMap((group) => group.options);
  const used = (key: string): boolean => {
    const option = options.find((one) => one.key === key);
    if (!option) return true;
    return option.type === "choice" ? values[key] !== option.default : !empty(values[key]);
  };
  const [least] = (values["seats"] ?? [2, 2]) as readonly [number, number];
  const needs = (key: string): readonly string[] => [...(NEEDS[key.split(".")[0] ?? ""] ?? []), ...(NEEDS[key] ?? [])];
  const idle = options.filter(({ key }) => {
    const lacks = needs(key).some((need) => need !== key && !used(need));
    return lacks || (FOR_TWO.includes(key) && least > 2);
  });
  return new Set(idle.map(({ key }) => key));
}
