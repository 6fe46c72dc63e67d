/** What a rule set is called in the player's language. */
import { UNNAMED } from "./games";
import { has, t } from "./i18n.svelte";

export function gameName(ruleset: string, name: string): string {
  if (has(`ruleset-name-${ruleset}`)) return t(`ruleset-name-${ruleset}`);
  return name === "" || name === UNNAMED ? t("home-house") : name;
}
