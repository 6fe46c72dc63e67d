/** Card codes: their parts, their order in the hand, what to say and show for them. */
import type { Card, Suit } from "./protocol";

export const FRENCH: readonly Suit[] = ["S", "H", "C", "D"]; // black and red take turns
export const COLOURS: readonly Suit[] = ["R", "B", "G", "Y"];
const ORDER = "0123456789TJQKASVDWFX";
// In the order of the pack, which is the order of runs; packs that share one are named once.
const RANKS: Record<string, string> = {
  "french-52": "A23456789TJQK",
  "colour-36": "1234567D",
  "colour-108": "0123456789SVD",
};
const SHORT_FRENCH = "6789TJQKA";

const suitless = (card: Card): boolean => card[0] === "W" || card[0] === "X";
/** "7" of 7S, "W" of WW, "F" of WF, "X" of any joker. */
export const rankOf = (card: Card): string => (card[0] === "W" ? card.slice(1) : card.slice(0, 1));
/** "" for a card without a suit. */
export const suitOf = (card: Card): Suit => (suitless(card) ? "" : card.slice(1));
export const isWild = (card: Card): boolean => card[0] === "W";
export const isJoker = (card: Card): boolean => card[0] === "X";
export const isColour = (card: Card): boolean => isWild(card) || COLOURS.includes(suitOf(card));
export const isCourt = (card: Card): boolean => FRENCH.includes(suitOf(card)) && "JQK".includes(rankOf(card));
export const ranksOf = (pack: string): string => RANKS[pack] ?? SHORT_FRENCH;
export const suitsOf = (pack: string): readonly Suit[] => (pack.startsWith("colour") ? COLOURS : FRENCH);

/** What stands in the corner of the card; "" where a sign is drawn instead. */
export function indexOf(card: Card): string {
  const rank = rankOf(card);
  if (rank === "T") return "10";
  if (!isColour(card)) return isJoker(card) ? "" : rank;
  return { D: "+2", F: "+4", S: "", V: "", W: "" }[rank] ?? rank;
}

/** The sign drawn on cards that have no number. */
export function signOf(card: Card): "skip" | "reverse" | "joker" | null {
  if (isJoker(card)) return "joker";
  if (!isColour(card)) return null;
  return ({ S: "skip", V: "reverse" } as const)[rankOf(card)] ?? null;
}

const suitPlace = (card: Card): number => {
  const place = [...FRENCH, ...COLOURS].indexOf(suitOf(card));
  return place < 0 ? 99 : place;
};

/** By suit, then rank: the order of the fan, stable from turn to turn. */
export function sorted(cards: readonly Card[]): Card[] {
  return [...cards].sort(
    (a, b) =>
      suitPlace(a) - suitPlace(b) || ORDER.indexOf(rankOf(a)) - ORDER.indexOf(rankOf(b)) || a.localeCompare(b),
  );
}

/** A key for each card that stays the same when equal codes occur several times: "3R", "3R#2". */
export function keyed(cards: readonly Card[]): { key: string; card: Card }[] {
  const seen = new Map<Card, number>();
  return cards.map((card) => {
    const nth = (seen.get(card) ?? 0) + 1;
    seen.set(card, nth);
    return { key: nth === 1 ? card : `${card}#${nth}`, card };
  });
}

export const cardOfKey = (key: string): Card => key.split("#")[0] ?? key;

/** How many of each suit, in the order of the fan; wild cards are left out. */
export function suitCounts(cards: readonly Card[], suits: readonly Suit[]): Record<Suit, number> {
  return Object.fromEntries(suits.map((s) => [s, cards.filter((c) => suitOf(c) === s).length]));
}

/** Fluent never matches the text "9" with the variant [9]: ranks that are digits go in as numbers. */
export const numbered = (rank: string): string | number => (/^\d+$/.test(rank) ? Number(rank) : rank);

/** The letters as they stand in the code, which is how cards.ftl tells cards apart. */
export const cardArgs = (card: Card): { rank: string | number; suit: string } => ({
  rank: numbered(card.slice(0, 1)),
  suit: card.slice(1),
});
