/** Fluent files of the package, one loader for each language, and text with cards in it. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { cardArgs } from "./cards";
import type { Lang } from "./langs";
import type { Card, Suit } from "./protocol";

export type Args = Record<string, FluentVariable>;
export type Part =
  | { kind: "text"; text: string }
  | { kind: "card"; card: Card; object: boolean } // object: read in the accusative
  | { kind: "suit"; suit: Suit }
  | { kind: "name"; text: string };

type Files = Record<string, string>;

const LOADERS: Record<Lang, () => Promise<{ files: Files }>> = {
  en: () => import("./lang/en"),
  nl: () => import("./lang/nl"),
  de: () => import("./lang/de"),
  ru: () => import("./lang/ru"),
};

export async function loadBundle(lang: Lang): Promise<FluentBundle> {
  const { files } = await LOADERS[lang]();
  return bundleOf(lang, Object.values(files));
}

export function bundleOf(lang: string, sources: readonly string[]): FluentBundle {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  for (const source of sources) {
    const [error] = bundle.addResource(new FluentResource(source));
    if (error) throw error;
  }
  return bundle;
}

export function format(bundle: FluentBundle, id: string, args: Args = {}): string {
  const pattern = bundle.getMessage(id)?.value;
  if (!pattern) throw new Error(`no message ${id} in ${bundle.locales.join()}`);
  const errors: Error[] = [];
  const text = bundle.formatPattern(pattern, args, errors);
  if (errors[0]) throw new Error(`${id}: ${errors[0].message}`);
  return text;
}

// Cards, suits and names travel through a sentence between marks of the private use area.
const wrap = (kind: string, text: string): string => `\uE000${kind}${text}\uE001`;
export const cardMark = (card: Card): string => wrap("c", card);
/** Cards that something is done to: "lays …", "draws …". */
export const cardMarks = (cards: readonly Card[]): string => cards.map((card) => wrap("o", card)).join(" ");
export const suitMark = (suit: Suit): string => wrap("s", suit);
export const nameMark = (name: string): string => wrap("n", name.replace(/[\uE000\uE001]/g, ""));

/** A sentence as pieces to draw: text, cards, suits, names. */
export function partsOf(text: string): Part[] {
  return text
    .split(/(\uE000[^\uE001]*\uE001)/)
    .filter((piece) => piece !== "")
    .map((piece): Part => {
      if (!piece.startsWith("\uE000")) return { kind: "text", text: piece };
      const value = piece.slice(2, -1);
      if (piece[1] === "c" || piece[1] === "o") return { kind: "card", card: value, object: piece[1] === "o" };
      if (piece[1] === "s") return { kind: "suit", suit: value };
      return { kind: "name", text: value };
    });
}

/** The same sentence to be read aloud: cards and suits by their names. */
export function spoken(bundle: FluentBundle, text: string): string {
  const parts = partsOf(text);
  const between = (i: number): boolean => parts[i - 1]?.kind === "card" && parts[i + 1]?.kind === "card";
  return parts
    .map((part, i) => {
      if (part.kind === "card") return cardWords(bundle, part.card, part.object ? "card-accusative" : "card-name");
      if (part.kind === "suit") return format(bundle, "suit-name", { suit: part.suit });
      return part.text === " " && between(i) ? ", " : part.text;
    })
    .join("")
    .replace(/\s+/g, " ")
    .trim();
}

export const cardWords = (bundle: FluentBundle, card: Card, id = "card-name"): string =>
  format(bundle, id, cardArgs(card));
