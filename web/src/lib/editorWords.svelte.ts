/** The words of the editor, which the page loads only with it; whatever is not there is the page's. */
import type { FluentBundle } from "@fluent/bundle";
import { numbered, rankOf } from "./cards";
import { bundleOf, format, type Args } from "./fluent";
import * as page from "./i18n.svelte";
import type { Lang } from "./langs";
import type { Card } from "./protocol";
import { hasSuit, meant, selectors, type Option, type Pack, type Value } from "./editorRules";

type Files = Record<string, string>;

const LOADERS: Record<Lang, () => Promise<{ files: Files }>> = {
  en: () => import("../ui/editor/lang/en"),
  nl: () => import("../ui/editor/lang/nl"),
  de: () => import("../ui/editor/lang/de"),
  ru: () => import("../ui/editor/lang/ru"),
};

let bundle = $state.raw<FluentBundle | null>(null);
let wanted: Lang | null = null;

export async function setWords(lang: Lang): Promise<void> {
  wanted = lang;
  const { files } = await LOADERS[lang]();
  if (wanted === lang) bundle = bundleOf(lang, Object.values(files));
}

export const ready = (): boolean => bundle !== null;
const own = (id: string): boolean => bundle?.hasMessage(id) ?? false;
const known = (id: string): boolean => own(id) || page.has(id);

export function w(id: string, args: Args = {}): string {
  if (!bundle || !own(id)) return page.t(id, args);
  try {
    return format(bundle, id, args);
  } catch (error) {
    console.error(error);
    return id;
  }
}

const messageOf = (key: string): string => `option-${key.replace(".", "-")}`;
export const optionLabel = (key: string): string => (known(messageOf(key)) ? w(messageOf(key)) : key);
export const optionHelp = (key: string): string => (known(`${messageOf(key)}-help`) ? w(`${messageOf(key)}-help`) : "");

/** A sentence about options, which names them as files do, with or without quotes. */
export const inWords = (sentence: string): string =>
  sentence.replace(/['‘„«]?(\b[a-z]+\.[a-z_]+\b|^(?:pack|seats|starter)\b)['’“»]?/g, (whole, key: string) =>
    known(messageOf(key)) ? w("editor-quoted", { option: optionLabel(key) }) : whole,
  );

/** "" for a number that has no name of its own. */
export function valueName(key: string, value: string | number): string {
  const id = `${messageOf(key)}-value-${String(value).replaceAll(" ", "_")}`;
  return known(id) ? w(id) : typeof value === "string" ? value : "";
}

export const presetName = (id: string): string => (known(`ruleset-name-${id}`) ? w(`ruleset-name-${id}`) : id);
export const presetLine = (id: string): string => (known(`ruleset-line-${id}`) ? w(`ruleset-line-${id}`) : "");

export const rankName = (rank: string): string => w("rank-name", { rank: numbered(rank) });

export function cardName(card: Card, pack: Pack): string {
  const [rank, suit] = [rankOf(card), card.slice(1)];
  return hasSuit(card, pack) ? w("card-name", { rank: numbered(rank), suit }) : rankName(rank);
}

/** What an option says, in a few words. */
export function valueWords(option: Option, value: Value | undefined, pack: Pack): string {
  switch (option.type) {
    case "flag":
      return w(value === true ? "option-value-yes" : "option-value-no");
    case "number":
      return valueName(option.key, value as number) || String(value);
    case "choice":
      return valueName(option.key, value as string);
    case "seats": {
      const [least, most] = value as readonly [number, number];
      return least === most ? String(most) : `${least}–${most}`;
    }
    case "starter":
      return pack.cards.includes(value as string)
        ? w("option-starter-value-card", { card: cardName(value as string, pack) })
        : valueName("starter", value as string);
  }
  const found = Object.entries(selectors(meant(value, pack), pack));
  if (found.length === 0) return w("option-value-none");
  return found
    .map(([selector, amount]) => {
      const name = selector.length === 1 ? rankName(selector) : cardName(selector, pack);
      return option.type === "amounts" ? `${name} ${amount}` : name;
    })
    .join(", ");
}
