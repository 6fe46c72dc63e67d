/** What counts beside the rounds won: totals of the match, and who is ahead. */
import type { LogEntry, Match, TableInfo } from "./protocol";

/** The match, where more is counted than rounds without an end. */
export function countedMatch(table: TableInfo): Match | null {
  const match = table.match ?? null;
  return match && (match.mode !== "rounds won" || match.target > 0) ? match : null;
}

/** The fewest points are best. */
const counts = (match: Match): boolean => match.mode === "penalty" || match.mode === "elimination";

/** Seats, the best first: who still takes part before who left, then who left later, then by total. */
export function ranking(match: Match, seats: readonly number[]): number[] {
  const lasted = (seat: number): number => match.left[seat] || Infinity;
  const total = (seat: number): number => (match.totals[seat] ?? 0) * (counts(match) ? 1 : -1);
  return [...seats].sort((a, b) => (lasted(a) === lasted(b) ? total(a) - total(b) : lasted(b) - lasted(a)));
}

/** What each seat got for the round that was counted last. */
export function latestGains(log: readonly LogEntry[]): readonly number[] {
  const scored = log.flatMap((entry) => entry.events).filter((event) => event.type === "scored");
  return scored[scored.length - 1]?.gains ?? [];
}

export const signed = (points: number): string => (points > 0 ? `+${points}` : points < 0 ? `−${-points}` : "0");
