/** Views and tables for tests: a running round of three, seat 0 on turn. */
import type { TableInfo, View } from "./protocol";

export function viewOf(part: Partial<View> = {}): View {
  const hand = part.hand ?? ["4S", "4D", "9S"];
  return {
    seat: 0, hand, counts: [hand.length, 7, 7], stock: 20, pile: ["5S"], pile_count: 4, turn: 0, direction: 1,
    suit: null, pending: 0, skip: false, phase: "turn", laid: [], drawn: null, called: [false, false, false],
    exposed: null, passes: 0, winner: null, result: null, legal: ["4S", "9S"], ...part,
  };
}

export function tableOf(part: Partial<TableInfo> = {}): TableInfo {
  const seat = (name: string) => ({ name, kind: "human" as const, online: true, wins: 0 });
  return {
    code: "K7QF2M", ruleset: "classic", name: "", phase: "round", round: 1, you: 0, host: 0, beginner: false,
    first: 0, commit: null, seed: null, ready: [], seats: [seat("Yara"), seat("Bas"), seat("Cleo")], ...part,
  };
}
