/** What the buttons under the hand say: derived from the legal actions and the turn being composed. */
import type { Mode } from "./composer.svelte";
import { legalCards, legalCatches } from "./compose";
import type { Card, View } from "./protocol";

export type Act =
  | { kind: "lay"; cards: Card[] }
  | { kind: "draw" }
  | { kind: "take"; count: number }
  | { kind: "stand" }
  | { kind: "keep"; card: Card }
  | { kind: "pass" }
  | { kind: "end" }
  | { kind: "choose" }
  | { kind: "wait"; seat: number }
  | { kind: "none" };

export interface Composition {
  lay: readonly Card[];
  mode: Mode;
}

export interface Dock {
  main: Act;
  side: Act | null; // drawing, standing or keeping, where laying is possible as well
  catches: number[];
}

/** What does not lay: at most one of these is possible at a time. */
export function restOf(view: View): Act | null {
  const { legal } = view;
  if (legal.includes("draw")) {
    return view.pending > 0 ? { kind: "take", count: view.pending } : { kind: "draw" };
  }
  if (legal.includes("pass")) {
    if (view.phase === "drawn") return { kind: "keep", card: view.drawn ?? "" };
    return view.skip ? { kind: "stand" } : { kind: "pass" };
  }
  return legal.includes("end") ? { kind: "end" } : null;
}

export function dockOf(view: View, composition: Composition): Dock {
  const catches = legalCatches(view.legal);
  if (view.result !== null) return { main: { kind: "none" }, side: null, catches: [] };
  if (view.seat !== view.turn) return { main: { kind: "wait", seat: view.turn }, side: null, catches };
  const rest = restOf(view);
  const cards = legalCards(view.legal);
  if (composition.lay.length > 0) {
    const side = composition.mode === "idle" ? rest : null;
    return { main: { kind: "lay", cards: [...composition.lay] }, side, catches };
  }
  if (cards.length === 0) return { main: rest ?? { kind: "none" }, side: null, catches };
  if (cards.length === 1) return { main: { kind: "lay", cards }, side: rest, catches };
  return { main: { kind: "choose" }, side: rest, catches };
}

/** The action string a button sends; null for those that only lay what is composed or do nothing. */
export function actionOf(act: Act): string | null {
  switch (act.kind) {
    case "draw":
    case "take":
      return "draw";
    case "stand":
    case "keep":
    case "pass":
      return "pass";
    case "end":
      return "end";
    default:
      return null;
  }
}
