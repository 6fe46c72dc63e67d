/** Card codes: their parts, their order in the hand, what to say and show for them. */
import type { Card, Suit } from "./protocol";

export const FRENCH: readonly Suit[] = ["S", "H", "C", "D"]; // black and red take turns
export const COLOURS: readonly Suit[] = ["R", "B", "G", "Y"];
const ORDER = "123456789TJQKADW";

export const rankOf = (card: Card): string => card.slice(0, -1);
export const suitOf = (card: Card): Suit => card.slice(-1);
export const isWild = (card: Card): boolean => card === "WW";
export const isColour = (suit: Suit): boolean => COLOURS.includes(suit) || suit === "W";
export const isCourt = (card: Card): boolean => !isColour(suitOf(card)) && "JQK".includes(rankOf(card));

/** What stands in the corner of the card. */
export function indexOf(card: Card): string {
  const rank = rankOf(card);
  if (rank === "T") return "10";
  if (rank === "D" && isColour(suitOf(card))) return "+2";
  return rank;
}

const suitPlace = (suit: Suit): number => {
  const place = [...FRENCH, ...COLOURS].indexOf(suit);
  return place < 0 ? 99 : place;
};

/** By suit, then rank: the order of the fan, stable from turn to turn. */
export function sorted(cards: readonly Card[]): Card[] {
  return [...cards].sort(
    (a, b) =>
      suitPlace(suitOf(a)) - suitPlace(suitOf(b)) || ORDER.indexOf(rankOf(a)) - ORDER.indexOf(rankOf(b)),
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
export function cardArgs(card: Card): { rank: string | number; suit: string } {
  const rank = rankOf(card);
  return { rank: /^\d+$/.test(rank) ? Number(rank) : rank, suit: suitOf(card) };
}
