/** The rule text: its parts, and which sentences are new. */
import type { Clause, Sound } from "./editorApi";

interface Part {
  id: string;
  title: string;
  clauses: Clause[];
}

export const textsOf = (clauses: readonly Clause[] | undefined): Set<string> => new Set(clauses?.map(({ text }) => text));

/** Clauses under the titles of their parts, in their order. */
export function parted(clauses: readonly Clause[], titles: Readonly<Record<string, string>>): Part[] {
  const ids = [...new Set(clauses.map(({ part }) => part))];
  return ids.map((id) => ({ id, title: titles[id] ?? id, clauses: clauses.filter(({ part }) => part === id) }));
}

/** The sentences, short and in full, that were not there before. */
export function freshTexts(before: Sound | null, after: Sound): Set<string> {
  if (!before) return new Set();
  const old = textsOf([...before.short, ...before.long]);
  return new Set([...after.short, ...after.long].map(({ text }) => text).filter((text) => !old.has(text)));
}
