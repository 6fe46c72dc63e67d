/** A rule set as the server tells it, and the few questions that the page asks of it. */
import { rankOf, ranksOf, suitOf } from "./cards";
import type { Card } from "./protocol";

export type Selectors = readonly string[]; // "7": all sevens, "JS": that card
export type Amounts = Readonly<Record<string, number>>;

/** Complete; the options and what they mean: docs/house-rules.md. The page reads only these. */
export interface Rules {
  id: string;
  name: string;
  pack: string;
  seats: readonly [number, number];
  fit: { wild: Selectors; names_suit: Selectors; names_rank?: Selectors };
  attack: { draw: Amounts; after_paying?: string };
  turn: {
    skip: Selectors; reverse: Selectors; again: Selectors; exchange: Selectors; exchange_with?: string; give?: Selectors;
    dump_suit: Selectors; dump_acts: boolean; dump_which: string;
  };
  sets: { several: string; plain_only: boolean; effects?: string };
  interrupt?: { challenge_penalty?: number };
  draw: { upto: number };
  end: { not_last: Selectors; only_last?: Selectors; places?: string };
  call: { required: boolean; when?: string };
  score?: { mode?: string; target?: number };
  table: { pile: string; view?: string; clock?: number; on_expiry?: string };
  powers: readonly Card[]; // the cards that have one (5.3); the server tells them beside the rules
}

export const selects = (selectors: Selectors | undefined, card: Card): boolean =>
  selectors !== undefined && (selectors.includes(rankOf(card)) || selectors.includes(card));

/** 8.9, 8.10: whether a card may join a set or run that ends with `last`. */
export function joins(rules: Rules, last: Card, card: Card): boolean {
  const { several, plain_only } = rules.sets;
  const alike = several.includes("same rank") && !(plain_only && rules.powers.includes(last));
  if (alike && rankOf(last) === rankOf(card)) return true;
  return several.includes("run") && suitOf(last) !== "" && suitOf(last) === suitOf(card) && neighbours(rules, last, card);
}

function neighbours(rules: Rules, a: Card, b: Card): boolean {
  const order = ranksOf(rules.pack);
  return Math.abs(order.indexOf(rankOf(a)) - order.indexOf(rankOf(b))) === 1;
}

/** How many of the cards laid in a turn are its set or run; the others were dumped after it. */
export function setLength(rules: Rules, laid: readonly Card[]): number {
  let length = Math.min(1, laid.length);
  while (length < laid.length && joins(rules, laid[length - 1] as Card, laid[length] as Card)) length += 1;
  return length;
}

/** The suits that may follow the set (8.5, 8.6); the server decides about each card. */
export function dumpSuits(rules: Rules, laid: readonly Card[]): Set<string> {
  const set = laid.slice(0, setLength(rules, laid));
  const last = set[set.length - 1];
  if (last === undefined || !selects(rules.turn.dump_suit, last)) return new Set();
  const from = { first: set.slice(0, 1), every: set }[rules.turn.dump_which] ?? [last];
  return new Set(from.map(suitOf));
}

/** The card that names: the last dumped one where dumped cards act, else the last of the set. */
export const namingCard = (rules: Rules, laid: readonly Card[]): Card | undefined =>
  laid[(rules.turn.dump_acts ? laid.length : setLength(rules, laid)) - 1];

/** 8.11: the cards laid in a turn that have their effects. */
export function acting(rules: Rules, laid: readonly Card[]): Card[] {
  const last = namingCard(rules, laid);
  if (rules.sets.effects === "last") return last === undefined ? [] : [last];
  return laid.slice(0, rules.turn.dump_acts ? laid.length : setLength(rules, laid));
}

/** 9.10, 9.13: may not be laid by who holds one card. */
export const barredLast = (rules: Rules, card: Card): boolean =>
  selects(rules.end.not_last, card) || ((rules.end.only_last ?? []).length > 0 && !selects(rules.end.only_last, card));

export const hasCalls = (rules: Rules): boolean => rules.call.required;
/** 9.16: a call that is late is none here, so it goes before the lay. */
export const callsBefore = (rules: Rules): boolean => ["with", "before"].includes(rules.call.when ?? "");
export const severalWays = (rules: Rules): boolean => rules.sets.several !== "one";
