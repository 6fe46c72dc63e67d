/** Rule sets, opening and joining a table; everything else goes over the transport. */
import type { Lang } from "./langs";
import type { NewTable, Players, RuleSetInfo, Ticket, ToldRules } from "./protocol";

export class ApiError extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

const post = <T>(path: string, body: unknown): Promise<T> =>
  ask(path, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) });

async function ask<T>(path: string, init: RequestInit = {}): Promise<T> {
  const answer = await fetch(path, init).catch(() => {
    throw new ApiError("unreachable", "");
  });
  const read: unknown = await answer.json().catch(() => null);
  if (answer.ok && read !== null) return read as T;
  const error = (read as { error?: { code?: string; message?: string } } | null)?.error;
  throw new ApiError(error?.code ?? "unreachable", error?.message ?? "");
}

export const allRuleSets = async (): Promise<RuleSetInfo[]> =>
  (await ask<{ rulesets: RuleSetInfo[] }>("/api/rulesets")).rulesets;

export const allPlayers = (): Promise<Players> => ask<Players>("/api/players");

const told = new Map<string, Promise<ToldRules>>();

/** A rule set in words; `rules`: a preset's id, a code or a link. Asked for once in each language. */
export function tellRules(rules: string, lang: Lang): Promise<ToldRules> {
  const key = `${lang} ${rules}`;
  const known = told.get(key);
  if (known) return known;
  const asked = post<ToldRules>("/api/rules", { rules, lang });
  asked.catch(() => told.delete(key));
  told.set(key, asked);
  return asked;
}

export const rulesLink = (code: string): string => `${location.origin}/#rules=${code}`;

export const openTable = (table: NewTable): Promise<Ticket> => post("/api/tables", table);

export const joinTable = (code: string, invite: string, name: string, key: string): Promise<Ticket> =>
  post(`/api/tables/${encodeURIComponent(code)}/join`, { invite, name, key });

export const recordUrl = (code: string, round: number): string =>
  `/api/tables/${encodeURIComponent(code)}/rounds/${round}`;

/** An id no other command or request of this browser has. */
export function freshId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (b) => b.toString(16).padStart(2, "0")).join("");
}
