/** The shapes of docs/protocol.md. Cards, suits and actions are written as in docs/notation.md. */

export type Card = string; // "7S", "WW"
export type Suit = string; // "S" "H" "D" "C", in duel "R" "B" "G" "Y"
export type Phase = "turn" | "more" | "suit" | "drawn";

export interface View {
  seat: number | null;
  hand: Card[];
  counts: number[];
  stock: number;
  pile: Card[]; // the cards the rule set shows; the last is the top
  pile_count: number;
  turn: number;
  direction: 1 | -1;
  suit: Suit | null;
  pending: number;
  skip: boolean;
  phase: Phase;
  laid: Card[];
  drawn: Card | null;
  called: boolean[];
  exposed: number | null;
  passes: number;
  winner: number | null;
  result: "out" | "blocked" | null;
  legal: string[];
}

export interface GameEvent {
  type: string;
  seat?: number;
  card?: Card;
  cards?: Card[];
  suit?: Suit;
  count?: number;
  direction?: 1 | -1;
  with?: number;
  by?: number;
  winner?: number | null;
  round?: number;
  first?: number;
  starter?: Card;
  name?: string;
}

export type Level = "easy" | "normal" | "sharp";

export interface SeatInfo {
  name: string;
  kind: "human" | "bot" | "open";
  level?: Level | null;
  online: boolean;
  stand_in?: boolean; // a computer player moves for a person who is away
  wins: number;
}

export interface TableInfo {
  code: string;
  ruleset: string;
  name: string;
  phase: "lobby" | "round" | "between" | "closed";
  round: number;
  you: number | null;
  host: number;
  beginner: boolean;
  first: number;
  commit: string | null;
  seed: string | null;
  next_commit?: string | null; // of the round to come, between rounds
  ready: number[];
  seats: SeatInfo[];
  invite?: string | null;
}

/** Beginner mode: everything face up; stock[0] is drawn next. */
export interface OpenCards {
  hands: Card[][];
  stock: Card[];
  pile: Card[];
}

export interface LogEntry {
  v: number;
  events: GameEvent[];
}

export interface Snapshot {
  t: "snapshot";
  v: number;
  table: TableInfo;
  view: View | null;
  log: LogEntry[];
  open: OpenCards | null;
  now: number;
}

export interface Update {
  t: "update";
  v: number;
  events: GameEvent[];
  table: TableInfo;
  view: View | null;
  open: OpenCards | null;
}

/** A value for each seat; it has no version and changes nothing of the game. */
export interface Presence {
  t: "presence";
  online: boolean[];
  stand_in: boolean[];
}

/** Values for a translated sentence of reasons.ftl. */
export type Params = Record<string, string | number>;

export type ServerFrame =
  | Snapshot
  | Update
  | Presence
  | { t: "ack"; id: string; v: number }
  | { t: "nack"; id: string; code: string; message: string; v: number; clause?: string; params?: Params }
  | { t: "error"; code: string; message: string }
  | { t: "taken_over" }
  | { t: "closed"; reason: string }
  | { t: "pong"; now: number };

export type ClientFrame =
  | { t: "hello"; table: string; token: string | null; seen: number }
  | { t: "do"; id: string; v?: number; actions: string[] }
  | { t: "start"; id: string }
  | { t: "next"; id: string; round: number }
  | { t: "leave"; id: string }
  | { t: "close"; id: string }
  | { t: "ping" };

export interface NewSeat {
  kind: "human" | "bot" | "open";
  name?: string;
  level?: Level;
}

export interface NewTable {
  ruleset: string;
  seats: NewSeat[];
  beginner: boolean;
  key: string;
}

export interface Ticket {
  table: string;
  token: string;
  seat: number;
  invite?: string | null;
}

export interface RuleSetInfo {
  id: string;
  name: string;
  players: [number, number];
  cards: number;
}
