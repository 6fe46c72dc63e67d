/**
 * Putting a whole turn together before it goes out as one command.
 *
 * The server judges; this module only knows which cards may stand together in one turn, so that
 * the page can raise them. It holds three facts for each rule set and no effect, debt or fit:
 * what may be laid *first* always comes from the server's `legal`.
 */
import { rankOf, suitOf } from "./cards";
import type { Card, Suit } from "./protocol";

interface Facts {
  sets: boolean; // several cards of one rank in one turn
  dump: string; // after this rank the cards of its suit may follow ("" = none)
  names: string; // ranks that name a suit
  calls: boolean; // there is a last-card call
}

const FACTS: Record<string, Facts> = {
  classic: { sets: true, dump: "7", names: "A", calls: false },
  duel: { sets: false, dump: "", names: "W", calls: false },
  "last-card": { sets: false, dump: "", names: "J", calls: true },
};
const UNKNOWN: Facts = { sets: false, dump: "", names: "", calls: false };

export const factsOf = (ruleset: string): Facts => FACTS[ruleset] ?? UNKNOWN;
export const hasCalls = (ruleset: string): boolean => factsOf(ruleset).calls;
export const hasSets = (ruleset: string): boolean => factsOf(ruleset).sets;

/** Copies of `hand` without one copy of each card of `cards`. */
export function without(hand: readonly Card[], cards: readonly Card[]): Card[] {
  const rest = [...hand];
  for (const card of cards) {
    const at = rest.indexOf(card);
    if (at >= 0) rest.splice(at, 1);
  }
  return rest;
}

/** The cards that may be marked next: fitting ones first, then those of the same rank. */
export function markable(
  ruleset: string,
  hand: readonly Card[],
  marked: readonly Card[],
  legal: readonly string[],
): Card[] {
  const [first] = marked;
  const rest = without(hand, marked);
  if (first === undefined) return rest.filter((c) => legal.includes(c));
  return hasSets(ruleset) ? rest.filter((c) => rankOf(c) === rankOf(first)) : [];
}

/** Marks after one was taken away: a fitting card leads, or nothing is marked. */
export function settled(marked: readonly Card[], legal: readonly string[]): Card[] {
  const lead = marked.find((c) => legal.includes(c));
  return lead === undefined ? [] : [lead, ...without(marked, [lead])];
}

/** The cards of the last seven's suit that may follow these base cards; empty when none may. */
export function dumpable(ruleset: string, hand: readonly Card[], base: readonly Card[]): Card[] {
  const { dump } = factsOf(ruleset);
  const last = base[base.length - 1];
  if (!dump || last === undefined || rankOf(last) !== dump) return [];
  return without(hand, base).filter((c) => suitOf(c) === suitOf(last));
}

/** Whether laying these cards asks for a suit. Nothing is asked with the last card. */
export function asksSuit(ruleset: string, hand: readonly Card[], base: readonly Card[]): boolean {
  const last = base[base.length - 1];
  if (last === undefined || without(hand, base).length === 0) return false;
  const { names } = factsOf(ruleset);
  return names !== "" && names.includes(rankOf(last));
}

/** Whether a call belongs with this lay: one card will be left in a rule set with calls. */
export function mayCallWith(ruleset: string, hand: readonly Card[], base: readonly Card[]): boolean {
  return hasCalls(ruleset) && base.length > 0 && without(hand, base).length === 1;
}

export interface Turn {
  base: readonly Card[]; // the set, in order
  dump?: readonly Card[]; // what follows a seven
  suit?: Suit | null;
  call?: boolean;
}

/** The actions of a whole turn, in the notation of the protocol; the server adds the last `end`. */
export function turnActions(turn: Turn): string[] {
  const cards = [...turn.base, ...(turn.dump ?? [])];
  const call = turn.call ? ["call"] : [];
  return turn.suit ? [...cards, ...call, `suit:${turn.suit}`] : [...cards, ...call];
}

export const legalCards = (legal: readonly string[]): Card[] =>
  legal.filter((a) => /^[0-9A-Z]{2}$/.test(a));
export const legalSuits = (legal: readonly string[]): Suit[] =>
  legal.filter((a) => a.startsWith("suit:")).map((a) => a.slice(5));
export const legalCatches = (legal: readonly string[]): number[] =>
  legal.filter((a) => a.startsWith("catch:")).map((a) => Number(a.slice(6)));
