/** A rule set as the editor holds it, and what can be done to it; nothing here knows a single rule. */
import { rankOf } from "./cards";
import { UNNAMED } from "./games";
import type { Card } from "./protocol";

export type Amounts = Record<string, number>; // selector → number
export type Value = boolean | number | string | readonly string[] | readonly number[] | Amounts;
export type Values = Readonly<Record<string, Value>>; // "turn.skip" → value; also pack, seats, starter

export type Kind = "flag" | "number" | "choice" | "cards" | "amounts" | "seats" | "starter";

export interface Option {
  key: string;
  clause: string;
  type: Kind;
  default?: Value;
  least?: number;
  most?: number;
  values?: readonly string[];
  needs?: readonly string[]; // it does nothing unless all of these are in use
}

export interface Group {
  id: string;
  options: readonly Option[];
}

export interface Pack {
  suits: string;
  ranks: string;
  cards: readonly Card[];
}

export interface Catalogue {
  groups: readonly Group[];
  packs: Readonly<Record<string, Pack>>;
  starters: readonly string[];
  seats: readonly [number, number]; // that a table can have
}

/** ``extra``: fields that the editor does not show and keeps: id, source, clauses. */
export interface Draft {
  base: string;
  name: string;
  values: Values;
  extra: Readonly<Record<string, unknown>>;
}

export type Fields = Readonly<Record<string, unknown>>;

const HOUSE_ID = "house";
const PLAIN = ["pack", "seats", "starter"];
const KEPT = ["source", "clauses"];

/** The declared groups, with the fields of a rule set that are options too. */
export function allGroups({ groups, packs, seats }: Catalogue): Group[] {
  const further: Record<string, Option[]> = {
    cards: [{ key: "pack", clause: "5.0", type: "choice", values: Object.keys(packs) }],
    deal: [
      { key: "seats", clause: "5.4", type: "seats", least: seats[0], most: seats[1] },
      { key: "starter", clause: "5.3", type: "starter" },
    ],
  };
  return groups.map(({ id, options }) => ({ id, options: [...(further[id] ?? []), ...options] }));
}

const isTable = (value: unknown): value is Record<string, Value> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Nested fields of a rule set → values by key. */
export function flat(fields: Fields): Values {
  const found: Record<string, Value> = {};
  for (const [key, value] of Object.entries(fields)) {
    if (PLAIN.includes(key)) found[key] = value as Value;
    else if (key !== "clauses" && isTable(value)) {
      for (const [name, inner] of Object.entries(value)) found[`${key}.${name}`] = inner;
    }
  }
  return found;
}

/** A whole rule set → a draft that is the same, on the preset ``base``. */
export function draftOf(fields: Fields, base: string): Draft {
  const { id, name } = fields as { id: string; name: string };
  if (id === base) return { base, name: "", values: flat(fields), extra: {} };
  const extra: Record<string, unknown> = Object.fromEntries(
    KEPT.filter((key) => fields[key] !== undefined && fields[key] !== "").map((key) => [key, fields[key]]),
  );
  if (id !== HOUSE_ID) extra["id"] = id;
  return { base, name: name === UNNAMED ? "" : name, values: flat(fields), extra };
}

/** The pack that is played with, every card once. */
export function packOf(values: Values, packs: Catalogue["packs"]): Pack {
  const pack = packs[String(values["pack"])] ?? { suits: "", ranks: "", cards: [] };
  const jokers = Number(values["cards.jokers"] ?? 0);
  const extra = Array.from({ length: jokers }, (_, i) => `X${i + 1}`);
  const ranks = jokers > 0 && !pack.ranks.includes("X") ? `${pack.ranks}X` : pack.ranks;
  return { suits: pack.suits, ranks, cards: [...new Set([...pack.cards, ...extra])] };
}

export const hasSuit = (card: Card, pack: Pack): boolean => pack.suits.includes(card.slice(1)) && !card.startsWith("W");
export const cardsOf = (rank: string, pack: Pack): Card[] => pack.cards.filter((card) => rankOf(card) === rank);

/** Which cards selectors mean, and with what number (1 in a list); a card goes before its rank. */
export function meant(value: Value | undefined, pack: Pack): Map<Card, number> {
  const given: Amounts = Array.isArray(value)
    ? Object.fromEntries(value.map((selector) => [String(selector), 1]))
    : isTable(value)
      ? (value as Amounts)
      : {};
  const found = new Map<Card, number>();
  const selectors = Object.keys(given).sort((a, b) => a.length - b.length);
  for (const selector of selectors) {
    const cards = selector.length === 1 ? cardsOf(selector, pack) : pack.cards.filter((card) => card === selector);
    for (const card of cards) found.set(card, given[selector] ?? 1);
  }
  return found;
}

/** The shortest selectors for these cards, in the order of the pack. */
export function selectors(cards: ReadonlyMap<Card, number>, pack: Pack): Amounts {
  const found: Record<string, number> = {};
  for (const rank of pack.ranks) {
    const all = cardsOf(rank, pack);
    const amounts = new Set(all.map((card) => cards.get(card)));
    const [only] = amounts;
    if (all.length > 0 && amounts.size === 1 && only !== undefined) found[rank] = only;
    else for (const card of all) if (cards.has(card)) found[card] = cards.get(card) ?? 1;
  }
  return found;
}

/** With these cards in or out; ``amount`` is what those get that come in. */
export function withCards(
  option: Option,
  value: Value | undefined,
  pack: Pack,
  change: { cards: readonly Card[]; amount: number | null },
): Value {
  const cards = meant(value, pack);
  for (const card of change.cards) {
    if (change.amount === null) cards.delete(card);
    else cards.set(card, change.amount);
  }
  const found = selectors(cards, pack);
  if (option.type === "amounts") return found;
  // Objects put digits first; a list keeps the order of the pack.
  return Object.keys(found).sort((a, b) => place(a, pack) - place(b, pack));
}

const place = (selector: string, pack: Pack): number =>
  selector.length === 1
    ? pack.cards.indexOf(cardsOf(selector, pack)[0] ?? "") + pack.ranks.indexOf(selector) * 1000
    : pack.cards.indexOf(selector) + pack.ranks.indexOf(rankOf(selector)) * 1000;

/** A value letter by letter, whatever the order of its selectors. */
function spelt(value: Value | undefined): string {
  if (Array.isArray(value)) return JSON.stringify(value.every((one) => typeof one === "string") ? [...value].sort() : value);
  return JSON.stringify(isTable(value) ? Object.entries(value).sort() : value);
}

/** Whether two values of an option say the same; ``pack`` null: of different packs. */
export function same(option: Option, left: Value | undefined, right: Value | undefined, pack: Pack | null): boolean {
  if (spelt(left) === spelt(right)) return true;
  if (pack === null || (option.type !== "cards" && option.type !== "amounts")) return false;
  const [one, other] = [meant(left, pack), meant(right, pack)];
  return one.size === other.size && [...one].every(([card, amount]) => other.get(card) === amount);
}

/** The keys of the options that this draft says differently from the preset. */
export function changedKeys(draft: Draft, base: Values, catalogue: Catalogue): string[] {
  const pack = draft.values["pack"] === base["pack"] ? packOf(draft.values, catalogue.packs) : null;
  return allGroups(catalogue)
    .flatMap((group) => group.options)
    .filter((option) => !same(option, draft.values[option.key], base[option.key], pack))
    .map((option) => option.key);
}

/** What is sent: a preset and what is played differently, or the preset alone. */
export function toSend(draft: Draft, changed: readonly string[]): Record<string, unknown> {
  const body: Record<string, unknown> = { base: draft.base };
  if (draft.name.trim()) body["name"] = draft.name.trim();
  for (const key of changed) {
    const [group, name] = key.split(".") as [string, string?];
    const value = draft.values[key];
    if (name === undefined) body[group] = value;
    else body[group] = { ...(body[group] as object | undefined), [name]: value };
  }
  return Object.keys(body).length > 1 ? { ...body, ...draft.extra } : body;
}

/** After another pack: selectors of cards it does not have go, and cards without a suit are wild,
 * as nothing else lets them be laid. ``gone`` and ``wild`` say what was done. */
export function adapted(
  draft: Draft,
  before: Pack,
  catalogue: Catalogue,
): { values: Values; gone: string[]; wild: string[] } {
  const pack = packOf(draft.values, catalogue.packs);
  const values: Record<string, Value> = { ...draft.values };
  const gone: string[] = [];
  for (const option of catalogue.groups.flatMap((group) => group.options)) {
    if (option.type !== "cards" && option.type !== "amounts") continue;
    const value = values[option.key];
    const known = (selector: string): boolean => pack.ranks.includes(selector) || pack.cards.includes(selector);
    const kept = Array.isArray(value)
      ? value.filter((selector) => known(String(selector)))
      : Object.fromEntries(Object.entries((value ?? {}) as Amounts).filter(([selector]) => known(selector)));
    if (spelt(kept as Value) === spelt(value)) continue;
    gone.push(option.key);
    values[option.key] = kept as Value;
  }
  const wild = pack.cards.filter((card) => !hasSuit(card, pack) && !before.cards.includes(card));
  const option = catalogue.groups.flatMap((group) => group.options).find(({ key }) => key === "fit.wild");
  if (option && wild.length > 0) values[option.key] = withCards(option, values[option.key], pack, { cards: wild, amount: 1 });
  return { values, gone, wild };
}

const plain = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** Whether all words that were looked for stand in these texts. */
export function matches(query: string, texts: readonly string[]): boolean {
  const all = plain(texts.join(" "));
  return plain(query).split(/\s+/).every((word) => all.includes(word));
}

/** Faults by the option they name; those that name none are under "". */
export function faultsAt(faults: readonly { place: string; text: string }[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const { place, text } of faults) {
    for (const key of place.split(", ")) found.set(key, [...(found.get(key) ?? []), text]);
  }
  return found;
}
