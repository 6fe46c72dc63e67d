/** The one line that says what is asked of the player now, and why something was refused. */
import { rankOf, suitOf } from "./cards";
import type { Mode } from "./composer.svelte";
import { legalCards } from "./compose";
import type { Args } from "./fluent";
import type { TableInfo, View } from "./protocol";

export interface Hint {
  id: string;
  args: Args;
  mine: boolean; // it is this player's move
}

export interface Composing {
  mode: Mode;
  marks: number;
  pointer: "mouse" | "touch";
  suit: string; // of the dump, marked for drawing
  cards: string; // drawn card, marked for drawing
}

export function hintOf(table: TableInfo, view: View, composing: Composing): Hint {
  const { pointer } = composing;
  const mine = (id: string, args: Args = {}): Hint => ({ id, args, mine: true });
  if (view.seat === null || view.turn !== view.seat) {
    if (view.seat !== null && view.exposed === view.seat) return mine("hint-exposed");
    const seat = table.seats[view.turn];
    const away = seat?.kind === "human" && !seat.online;
    return { id: away ? "hint-away" : "hint-other", args: { name: seat?.name ?? "" }, mine: false };
  }
  if (composing.mode === "dump") return mine("hint-dump", { suit: composing.suit, pointer });
  if (composing.marks > 1) return mine("hint-marks");
  const fits = legalCards(view.legal).length > 0;
  if (view.phase === "drawn") return mine("hint-drawn", { cards: composing.cards });
  if (view.pending > 0) return mine(fits ? "hint-debt-answer" : "hint-debt", { count: view.pending });
  if (view.skip) return mine(fits ? "hint-eight-answer" : "hint-eight");
  if (view.legal.includes("call")) return mine("hint-two-left");
  if (fits) return mine("hint-choose");
  return mine(view.legal.includes("draw") ? "hint-nothing" : view.legal.includes("pass") ? "hint-pass" : "hint-turn");
}

/** Why a card of the hand cannot be laid now: the code the server would give. */
export function misfitCode(view: View): string {
  if (view.turn !== view.seat) return "not_your_turn";
  if (view.pending > 0) return "debt_open";
  if (view.skip) return "eight_open";
  return "does_not_fit";
}

const numbered = (rank: string): string | number => (/^\d+$/.test(rank) ? Number(rank) : rank);

/** What the sentences of reasons.ftl may refer to, as far as the page knows it. */
export function reasonArgs(view: View | null): Args {
  const top = view?.pile[view.pile.length - 1];
  return {
    suit: view?.suit ?? (top ? suitOf(top) : "none"),
    rank: top ? numbered(rankOf(top)) : "none",
    count: view?.pending ?? 0,
    card: "none",
    text: "none",
    seat: "none",
    action: "draw",
  };
}
