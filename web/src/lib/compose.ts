/**
 * Putting a whole turn together before it goes out as one command.
 *
 * The server judges; this module only knows which cards may stand together in one turn, so that
 * the page can raise them. What may be laid *first* always comes from the server's `legal`.
 */
import { suitOf } from "./cards";
import type { Card, Suit } from "./protocol";
import { acting, barredLast, callsBefore, dumpSuits, hasCalls, joins, namingCard, selects, setLength, type Rules } from "./rules";

/** Copies of `hand` without one copy of each card of `cards`. */
export function without<T>(hand: readonly T[], cards: readonly T[]): T[] {
  const rest = [...hand];
  for (const card of cards) {
    const at = rest.indexOf(card);
    if (at >= 0) rest.splice(at, 1);
  }
  return rest;
}

/** Whether a card may be marked next: one that fits comes first, then what joins the last mark. */
export function markable(rules: Rules, marked: readonly Card[], card: Card, legal: readonly string[]): boolean {
  const last = marked[marked.length - 1];
  return last === undefined ? legal.includes(card) : joins(rules, last, card);
}

/** Marks after one was taken away: a fitting card leads, and each joins the one before; others go. */
export function settled(
  rules: Rules,
  marked: readonly string[],
  legal: readonly string[],
  cardOf: (mark: string) => Card,
): string[] {
  const lead = marked.find((mark) => legal.includes(cardOf(mark)));
  if (lead === undefined) return [];
  const kept = [lead];
  for (const mark of without(marked, [lead])) {
    if (joins(rules, cardOf(kept[kept.length - 1] as string), cardOf(mark))) kept.push(mark);
  }
  return kept;
}

/** `leads` and all that could be laid along with them, each joining one before it. */
export function company<T>(rules: Rules, hand: readonly T[], leads: readonly T[], cardOf: (one: T) => Card): T[] {
  const reached = [...leads];
  for (const one of reached) {
    reached.push(...without(hand, reached).filter((other) => joins(rules, cardOf(one), cardOf(other))));
  }
  return reached;
}

/** Whether a card may be dumped after the cards laid so far. */
export const mayFollow = (rules: Rules, laid: readonly Card[], card: Card): boolean =>
  dumpSuits(rules, laid).has(suitOf(card));

/** What may have to be chosen after the cards of a turn, in this order. */
export const CHOICES = ["suit", "rank", "give", "with"] as const;
export type Choice = (typeof CHOICES)[number];

/** Whether the cards laid ask for such a choice; the last card asks for none. `others`: seats in play. */
export function asks(rules: Rules, hand: readonly Card[], laid: readonly Card[], what: Choice, others = 2): boolean {
  const card = namingCard(rules, laid);
  if (card === undefined || hand.length <= laid.length) return false;
  const { fit, turn } = rules;
  if (what === "suit") return selects(fit.names_suit, card);
  if (what === "rank") return selects(fit.names_rank, card);
  if (what === "with" && (turn.exchange_with !== "a player" || others < 2)) return false;
  return acting(rules, laid).some((one) => selects(what === "give" ? turn.give : turn.exchange, one));
}

/** Whether a call belongs with this lay: one card will be left in a rule set with calls. */
export function mayCallWith(rules: Rules, hand: readonly Card[], laid: readonly Card[]): boolean {
  if (!hasCalls(rules) || laid.length === 0 || hand.length - laid.length !== 1) return false;
  return hand.length === 2 || !callsBefore(rules);
}

/** Whether more could be laid after these cards: then the turn must be ended before a call. */
export function goesOn(rules: Rules, hand: readonly Card[], laid: readonly Card[]): boolean {
  const last = laid[laid.length - 1];
  if (last === undefined) return false;
  const joining = setLength(rules, laid) === laid.length;
  const rest = without(hand, laid);
  const barred = (card: Card): boolean => rest.length === 1 && barredLast(rules, card);
  return rest.some((card) => !barred(card) && (mayFollow(rules, laid, card) || (joining && joins(rules, last, card))));
}

export interface Turn {
  cards: readonly Card[]; // the set, in order, and what follows it
  jump?: boolean; // the first is thrown in while another seat is on turn
  chosen?: Partial<Record<Choice, string>>;
  call?: "before" | "after" | null; // the cards
}

/** The actions of a whole turn, in the notation of the protocol; the server adds the last `end`. */
export function turnActions({ cards, jump, chosen = {}, call = null }: Turn): string[] {
  const laid = jump ? cards.map((card, i) => (i === 0 ? `jump:${card}` : card)) : cards;
  const choices = CHOICES.flatMap((what) => (chosen[what] === undefined ? [] : [`${what}:${chosen[what]}`]));
  const said = (when: "before" | "after"): string[] => (call === when ? ["call"] : []);
  return [...said("before"), ...laid, ...said("after"), ...choices];
}

const after = (legal: readonly string[], start: string): string[] =>
  legal.filter((a) => a.startsWith(start)).map((a) => a.slice(start.length));

export const legalCards = (legal: readonly string[]): Card[] => legal.filter((a) => /^[0-9A-Z]{2}$/.test(a));
export const legalSuits = (legal: readonly string[]): Suit[] => after(legal, "suit:");
export const legalRanks = (legal: readonly string[]): string[] => after(legal, "rank:");
export const legalJumps = (legal: readonly string[]): Card[] => after(legal, "jump:");
export const legalGifts = (legal: readonly string[]): Card[] => after(legal, "give:");
export const legalPartners = (legal: readonly string[]): number[] => after(legal, "with:").map(Number);
export const legalCatches = (legal: readonly string[]): number[] => after(legal, "catch:").map(Number);
