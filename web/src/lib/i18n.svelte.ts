/** The language of the page: one bundle, changed at any moment. */
import type { FluentBundle } from "@fluent/bundle";
import { cardWords, format, loadBundle, partsOf, spoken, type Args, type Part } from "./fluent";
import type { Lang } from "./langs";
import type { Card, Suit } from "./protocol";

let bundle = $state.raw<FluentBundle | null>(null);
let wanted: Lang | null = null;

function current(): FluentBundle {
  if (!bundle) throw new Error("setLang has not finished");
  return bundle;
}

export async function setLang(lang: Lang): Promise<void> {
  wanted = lang;
  const loaded = await loadBundle(lang);
  if (wanted !== lang) return;
  bundle = loaded;
  document.documentElement.lang = lang;
}

export const has = (id: string): boolean => current().hasMessage(id);
/** A sentence; should one be missing or broken, its name stands there and the console says why. */
export function t(id: string, args: Args = {}): string {
  try {
    return format(current(), id, args);
  } catch (error) {
    console.error(error);
    return id;
  }
}

export const parts = (id: string, args: Args = {}): Part[] => partsOf(t(id, args));
export const say = (text: string): string => spoken(current(), text);
export const cardName = (card: Card): string => cardWords(current(), card);
export const suitLabel = (suit: Suit): string => t("suit-label", { suit });
