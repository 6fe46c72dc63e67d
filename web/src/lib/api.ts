/** Opening and joining a table; everything else goes over the transport. */
import type { NewTable, Ticket } from "./protocol";

export class ApiError extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

async function post<T>(path: string, body: unknown): Promise<T> {
  const answer = await fetch(path, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  }).catch(() => {
    throw new ApiError("unreachable", "");
  });
  const read: unknown = await answer.json().catch(() => null);
  if (answer.ok && read !== null) return read as T;
  const error = (read as { error?: { code?: string; message?: string } } | null)?.error;
  throw new ApiError(error?.code ?? "unreachable", error?.message ?? "");
}

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
