/** A refusal in the player's language. */
import { has, t } from "./i18n.svelte";
import { reasonArgs } from "./hint";
import type { View } from "./protocol";

export function problemText(code: string, message: string, view: View | null = null): string {
  if (code === "unreachable") return t("err-unreachable");
  const id = `reason-${code}`;
  return has(id) ? t(id, reasonArgs(view)) : t("err-unknown", { message: message || code });
}
