/** From the rules to a table: who sits there, and the table itself. */
import { freshId, openTable } from "./api";
import { recall, remember, keepTicket } from "./memory";
import { LEVELS, USUAL } from "./levels";
import type { Level, NewSeat } from "./protocol";

const RIVALS = 3; // computer players that one tries rules against, at most

export interface Trial {
  rivals: number;
  level: Level;
}

export type Range = readonly [least: number, most: number];

/** How many computer players may be chosen for rules that so many can play. */
export const rivalsFor = ([least, most]: Range): Range => [least - 1, Math.max(least - 1, Math.min(most - 1, RIVALS))];

export const within = (wish: number, [least, most]: Range): number => Math.min(most, Math.max(least, wish));

export function usualTrial(): Trial {
  const kept = recall<Partial<Trial>>("trial") ?? {};
  return { rivals: kept.rivals ?? 2, level: LEVELS.find((level) => level === kept.level) ?? USUAL };
}

export const keepTrial = (trial: Trial): void => remember("trial", trial);

const seats = (count: number, seat: NewSeat): NewSeat[] => Array.from({ length: count }, () => seat);
export const computers = ({ rivals, level }: Trial): NewSeat[] => seats(rivals, { kind: "bot", level });
export const friends = (players: number): NewSeat[] => seats(players - 1, { kind: "open" });

/** Opens a table for these rules and goes there. Raises ApiError. */
export async function sitDown(ruleset: string, name: string, others: NewSeat[]): Promise<void> {
  const ticket = await openTable({ ruleset, seats: [{ kind: "human", name }, ...others], key: freshId() });
  keepTicket(ticket);
  history.pushState(null, "", `/t/${ticket.table}`);
  dispatchEvent(new PopStateEvent("popstate"));
}
