/** A refusal in the player's language. */
import type { Args } from "./fluent";
import { reasonArgs } from "./hint";
import { cardName, has, t } from "./i18n.svelte";
import type { Params, View } from "./protocol";

export function problemText(code: string, message: string, view: View | null = null, params: Params = {}): string {
  if (code === "unreachable") return t("err-unreachable");
  const id = `reason-${code}`;
  return has(id) ? t(id, { ...reasonArgs(view), ...readable(params) }) : t("err-unknown", { message: message || code });
}

/** Cards by their names; ranks that are digits as numbers, which is how Fluent matches them. */
function readable(params: Params): Args {
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => {
      if (name === "card" && typeof value === "string" && /^[0-9A-Z]{2}$/.test(value)) return [name, cardName(value)];
      if (name === "rank" && typeof value === "string" && /^\d+$/.test(value)) return [name, Number(value)];
      return [name, value];
    }),
  );
}
