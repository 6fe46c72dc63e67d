/** What the page knows of the table: a fold over snapshot and updates. No rules here. */
import type { LogEntry, OpenCards, Presence, Snapshot, TableInfo, Update, View } from "./protocol";
import type { Rules } from "./rules";

export interface Shown {
  v: number;
  table: TableInfo;
  view: View | null;
  open: OpenCards | null;
  log: LogEntry[];
  rules: Rules;
  base: string;
  code: string;
  until: number | null; // when the time of the seat on turn is over, by the clock of this browser; ms
}

/** False in the lobby. */
export const hasView = (shown: Shown): shown is Shown & { view: View } => shown.view !== null;

export const LOG_LENGTH = 300;

export function fromSnapshot(frame: Snapshot): Shown {
  const { v, table, view, open, log, base, code } = frame;
  const rules = { ...frame.rules, powers: frame.powers };
  return { v, table, view, open, log, rules, base, code, until: frame.until ?? null };
}

/** A frame as it comes in, with the moment at which the time is over. */
export function stamped<T extends Snapshot | Update>(frame: T): T {
  return { ...frame, until: frame.ms_left == null ? null : performance.now() + frame.ms_left };
}

/** The state after an update, or null when a version is missing in between. */
export function withUpdate(shown: Shown, frame: Update): Shown | null {
  if (frame.v <= shown.v) return shown;
  if (frame.v !== shown.v + 1) return null;
  const log = frame.events.length
    ? [...shown.log, { v: frame.v, events: frame.events }].slice(-LOG_LENGTH)
    : shown.log;
  return { ...shown, v: frame.v, table: frame.table, view: frame.view, open: frame.open, log, until: frame.until ?? null };
}

/** A snapshot after a reconnect keeps the older part of a log that was longer. */
export function joinedLogs(old: readonly LogEntry[], fresh: readonly LogEntry[]): LogEntry[] {
  const first = fresh[0]?.v ?? Infinity;
  return [...old.filter((entry) => entry.v < first), ...fresh].slice(-LOG_LENGTH);
}

/** The same state, or an update that still waits, with who is there now. */
export function withPresence<T extends { table: TableInfo }>(held: T, frame: Presence): T {
  const seats = held.table.seats.map((info, seat) => ({
    ...info,
    online: frame.online[seat] ?? info.online,
    stand_in: frame.stand_in[seat] ?? false,
  }));
  return { ...held, table: { ...held.table, seats } };
}
