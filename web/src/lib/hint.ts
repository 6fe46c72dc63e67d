/** The one line that says what is asked of the player now, and why something was refused. */
import { numbered, rankOf, suitOf } from "./cards";
import type { Mode } from "./composer.svelte";
import { legalCards, legalJumps } from "./compose";
import type { Args } from "./fluent";
import type { TableInfo, View } from "./protocol";
import type { Rules } from "./rules";

export interface Hint {
  id: string;
  args: Args;
  mine: boolean; // it is this player's move
}

export interface Composing {
  mode: Mode;
  marks: number;
  several: boolean; // more than one card may go in this turn
  more: boolean; // another card could be marked
  shows: boolean; // the page marks what may be laid
  pointer: "mouse" | "touch";
  suit: string; // of the dump, marked for drawing
  cards: string; // drawn card, marked for drawing
}

export function hintOf(table: TableInfo, view: View, rules: Rules, composing: Composing): Hint {
  const { pointer } = composing;
  const mine = (id: string, args: Args = {}): Hint => ({ id, args, mine: true });
  const choice = { give: "hint-give", with: "hint-exchange", suit: "", rank: "", idle: "", dump: "", sent: "" }[composing.mode];
  if (choice) return mine(choice);
  const aside = composing.mode === "idle" && composing.marks === 0 ? hintAside(table, view) : null;
  if (aside) return aside;
  if (composing.mode === "dump") return mine("hint-dump", { suit: composing.suit, pointer });
  if (composing.marks > 0) return mine(composing.more ? "hint-marked" : "hint-marks", { count: composing.marks, pointer });
  return mine(...asked(view, rules, composing));
}

/** What is said while it is somebody else's move. */
function hintAside(table: TableInfo, view: View): Hint | null {
  const me = view.seat;
  if (me !== null && view.turn === me) return null;
  if (me !== null && legalJumps(view.legal).length > 0) return { id: "hint-jump", args: {}, mine: true };
  if (me !== null && view.exposed === me) return { id: "hint-exposed", args: {}, mine: true };
  const place = me === null ? -1 : (view.places ?? []).indexOf(me);
  if (view.result === null && place >= 0) return { id: "hint-out", args: { place: place + 1 }, mine: false };
  const seat = table.seats[view.turn];
  const away = seat?.kind === "human" && !seat.online;
  return { id: away ? "hint-away" : "hint-other", args: { name: seat?.name ?? "" }, mine: false };
}

const PHASES: Record<string, string> = {
  challenge: "hint-challenge", exchange: "hint-exchange", give: "hint-give", rank: "hint-rank", paid: "hint-paid",
};

function asked(view: View, rules: Rules, composing: Composing): [string, Args?] {
  const { legal } = view;
  const fits = legalCards(legal).length > 0;
  const phase = PHASES[view.phase];
  if (phase) return [phase, { count: view.pending, more: view.pending + (rules.interrupt?.challenge_penalty ?? 0) }];
  if (view.phase === "drawn") return [legal.includes("pass") ? "hint-drawn" : "hint-drawn-must", { cards: composing.cards }];
  if (composing.several && view.pending > 0) return ["hint-several-debt", { count: view.pending, pointer: composing.pointer }];
  if (view.pending > 0) return [fits ? "hint-debt-answer" : "hint-debt", { count: view.pending }];
  if (view.skip) return [fits ? "hint-eight-answer" : "hint-eight", { rank: topRank(view) }];
  if (legal.includes("call") && view.hand.length <= 2) return ["hint-two-left"];
  if (composing.several && !view.skip) return ["hint-several", { pointer: composing.pointer }];
  if (!composing.shows) return ["hint-turn"];
  if (view.draws) return [draws(fits, legal), { count: view.draws, most: rules.draw.upto }];
  if (fits) return [legal.includes("draw") ? "hint-choose-or-draw" : "hint-choose"];
  return [legal.includes("draw") ? "hint-nothing" : legal.includes("pass") ? "hint-pass" : "hint-turn"];
}

function draws(fits: boolean, legal: readonly string[]): string {
  if (fits) return "hint-drew-choose";
  return legal.includes("draw") ? "hint-drew-more" : "hint-drew-pass";
}

const topRank = (view: View): string | number => numbered(rankOf(view.pile[view.pile.length - 1] ?? ""));

/** Why a card of the hand cannot be laid now: the code the server would give. */
export function misfitCode(view: View): string {
  if (view.turn !== view.seat) return "not_your_turn";
  if (view.phase === "challenge") return "challenge_open";
  if (["rank", "exchange", "give"].includes(view.phase)) return "choose_first";
  if (view.pending > 0) return "debt_open";
  if (view.skip) return "eight_open";
  return "does_not_fit";
}

/** What the sentences of reasons.ftl may refer to, as far as the page knows it. */
export function reasonArgs(view: View | null): Args {
  const top = view?.pile[view.pile.length - 1];
  return {
    suit: view?.suit ?? ((top && suitOf(top)) || "none"),
    rank: top ? numbered(rankOf(top)) : "none",
    count: view?.pending ?? 0,
    card: "none",
    text: "none",
    seat: "none",
    action: "draw",
  };
}
