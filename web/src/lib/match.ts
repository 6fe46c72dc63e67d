/** What counts beside the rounds won: totals of the match, and what a round gave. */
import type { LogEntry, Match, TableInfo } from "./protocol";

/** The match, where there is more to tell than rounds won. */
export const countedMatch = (table: TableInfo): Match | null => (table.match?.counted ? table.match : null);

/** What each seat got for the round that was counted last. */
export function latestGains(log: readonly LogEntry[]): readonly number[] {
  const scored = log.flatMap((entry) => entry.events).filter((event) => event.type === "scored");
  return scored[scored.length - 1]?.gains ?? [];
}

/** With a minus sign, not a hyphen. */
export const plain = (points: number): string => (points < 0 ? `−${-points}` : `${points}`);
export const signed = (points: number): string => (points > 0 ? `+${points}` : plain(points));
