/** What a rule set is called in the player's language. */
import { has, t } from "./i18n.svelte";

const UNNAMED = "House rules"; // what the server calls rules that were given no name

export function gameName(ruleset: string, name: string): string {
  if (has(`ruleset-name-${ruleset}`)) return t(`ruleset-name-${ruleset}`);
  return name === "" || name === UNNAMED ? t("home-house") : name;
}
