/** The shapes of docs/protocol.md. Cards, suits and actions are written as in docs/notation.md. */

import type { Rules } from "./rules";

/** A rule set as it comes. */
export type ToldFields = Omit<Rules, "powers">;

export type Card = string; // "7S", "WW", "X1"
export type Suit = string; // "S" "H" "D" "C", with colour cards "R" "B" "G" "Y"; "": none
/** turn, more, suit, drawn, paid, rank, exchange, give, challenge; others may come. */
export type Phase = string;

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
  draws?: number; // voluntary draws in this turn, where they are counted
  rank?: string | null; // named with the top card
  places?: number[]; // seats that are out, in their order
  absent?: number[]; // seats that take no part
}

export interface GameEvent {
  type: string;
  seat?: number;
  card?: Card | null; // null: hidden
  cards?: Card[];
  suit?: Suit;
  count?: number;
  direction?: 1 | -1;
  with?: number;
  by?: number;
  of?: number;
  to?: number;
  rank?: string;
  code?: string; // how a program failed
  turn?: boolean; // its turn is made for it
  winner?: number | null;
  round?: number;
  first?: number;
  starter?: Card;
  name?: string;
  gains?: number[]; // a number for each seat
  totals?: number[];
  resets?: number[]; // seats whose total went back to nothing
  leaves?: number[]; // seats that take no part from now on
  winners?: number[];
}

export type Level = "beginner" | "easy" | "normal" | "sharp" | "expert";

/** Who may take a seat beside people: levels of the computer, and programs by their names. */
export interface Players {
  levels: Level[];
  programs: string[];
}

export interface SeatInfo {
  name: string;
  kind: "human" | "bot" | "open";
  level?: string | null; // or the name of a program
  online: boolean;
  stand_in?: boolean; // a computer player moves for a person who is away
  wins: number;
}

/** The rounds of a table counted together. */
export interface Match {
  mode: "rounds won" | "penalty" | "winner collects" | "elimination";
  target: number; // 0: it has no end
  counted: boolean; // there is more to tell than rounds won
  totals: number[]; // a number for each seat, as `left`
  left: number[]; // the round after which a seat takes no part any more, else 0
  ranking: number[]; // seats, the best first
  over: boolean;
  winners: number[];
}

export type OnExpiry = "draw" | "bot" | "skip-turn";
export type Sight = "closed" | "marked" | "open"; // of the cards that may be laid; open: of all hands

export interface TableInfo {
  code: string;
  ruleset: string;
  name: string;
  phase: "lobby" | "round" | "between" | "closed";
  round: number;
  you: number | null;
  host: number;
  beginner: boolean;
  clock?: number | null; // seconds for a turn
  on_expiry?: OnExpiry;
  view?: Sight;
  hints?: boolean; // who is on turn may ask for one
  first: number;
  commit: string | null;
  seed: string | null;
  next_commit?: string | null; // of the round to come, between rounds
  ready: number[];
  match?: Match | null;
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
  ms_left?: number | null; // for the seat on turn, at the moment of the frame
  until?: number | null; // set by the page when the frame comes in
  now: number;
  rules: ToldFields; // of this table; updates do not repeat them
  powers: Card[]; // that have one, by these rules
  base: string; // the preset they are told against
  code: string; // of a link
}

export interface Update {
  t: "update";
  v: number;
  events: GameEvent[];
  table: TableInfo;
  view: View | null;
  open: OpenCards | null;
  ms_left?: number | null;
  until?: number | null;
}

/** A value for each seat; it has no version and changes nothing of the game. */
export interface Presence {
  t: "presence";
  online: boolean[];
  stand_in: boolean[];
}

/** Of rounds that are won, in whole percents; null where there was nothing to compare. */
export interface Share {
  wins: number | null;
  low: number | null;
  high: number | null;
  playouts: number;
}

export interface Choice extends Share {
  actions: string[]; // a whole turn, as far as it can be planned
}

export interface Hint {
  t: "advice";
  id: string;
  v: number;
  choices: (Choice & { alike: boolean })[]; // the best first; alike: none is surely better
}

/** A choice that lost something, with the best one; or what became of a choice afterwards. */
export interface Moment {
  turn: number;
  hand: Card[];
  top: Card;
  done: Choice;
  best: Choice | null;
  after: Share | null; // playouts 0: the end of the round
}

export interface Review {
  t: "review";
  id: string;
  round: number;
  choices: number;
  sound: number; // after so many of them nothing was surely better
  moments: Moment[];
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
  | Hint
  | Review
  | { t: "progress"; id: string; done: number; of: number }
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
  | { t: "hint"; id: string }
  | { t: "review"; id: string; round: number }
  | { t: "ping" };

export interface NewSeat {
  kind: "human" | "bot" | "open";
  name?: string;
  level?: string;
}

export interface NewTable {
  ruleset: string;
  seats: NewSeat[];
  view?: Sight;
  clock?: number | null;
  on_expiry?: OnExpiry;
  hints?: boolean; // left out: only where all others are computer players
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
  pack: string;
}

/** A line of the rules in words. */
export interface RuleLine {
  number: number;
  part: string;
  clause: string;
  text: string;
}

export interface RuleChange {
  key: string;
  clause: string;
  text: string;
  label: string;
  now: string;
  before: string;
}

/** The answer of /api/rules: faults, or else all the rest. */
export interface ToldRules {
  faults: { place: string; text: string }[];
  rules?: ToldFields;
  base?: string;
  code?: string;
  name?: string;
  short?: RuleLine[];
  long?: RuleLine[];
  parts?: Record<string, string>; // titles, in order
  changes?: RuleChange[]; // against the base
}
