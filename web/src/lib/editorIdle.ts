/** Options that do nothing while others are as they are: dimmed, and changed all the same. */
import type { Catalogue, Value, Values } from "./editorRules";

const FOR_TWO = ["deal.hand_with_two", "turn.reverse_with_two"];

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
  const idle = options.filter(({ key, needs }) => {
    const lacks = !(needs ?? []).every(used);
    return lacks || (FOR_TWO.includes(key) && least > 2);
  });
  return new Set(idle.map(({ key }) => key));
}
