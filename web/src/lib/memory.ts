/** What the browser remembers: settings, and a token for each table. Works without storage too. */
import type { Ticket } from "./protocol";

const fallback = new Map<string, string>();

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return fallback.get(key) ?? null;
  }
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    fallback.set(key, value);
  }
}

export function recall<T>(key: string): T | null {
  const text = read(`switch.${key}`);
  if (text === null) return null;
  try {
    return JSON.parse(text) as T;
  } catch {
    return null;
  }
}

export const remember = (key: string, value: unknown): void => write(`switch.${key}`, JSON.stringify(value));

export const ticketFor = (code: string): Ticket | null => recall<Ticket>(`table.${code}`);
export const keepTicket = (ticket: Ticket): void => remember(`table.${ticket.table}`, ticket);

export function dropTicket(code: string): void {
  try {
    localStorage.removeItem(`switch.table.${code}`);
  } catch {
    fallback.delete(`switch.table.${code}`);
  }
}
