/** What the buttons under the hand say: derived from the legal actions and the turn being composed. */
import type { Mode } from "./composer.svelte";
import { legalCards, legalCatches, legalJumps, legalPartners } from "./compose";
import type { Card, View } from "./protocol";

export type Act =
  | { kind: "lay"; cards: Card[] }
  | { kind: "draw" }
  | { kind: "take"; count: number }
  | { kind: "stand" }
  | { kind: "keep"; card: Card }
  | { kind: "pass" }
  | { kind: "end" }
  | { kind: "challenge" }
  | { kind: "accept" }
  | { kind: "choose" }
  | { kind: "wait"; seat: number }
  | { kind: "none" };

export interface Composition {
  lay: readonly Card[];
  mode: Mode;
  marks?: boolean; // the page shows what may be laid
}

export interface Dock {
  main: Act;
  side: Act | null; // drawing, standing or keeping, where laying is possible as well
  catches: number[]; // seats that look as if they had forgotten to call
  jumps: Card[]; // may be thrown in while another seat is on turn
  partners: number[]; // seats to exchange with
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

/** Where a wrong catch only costs cards any seat may be named; a button is there for those that hold one card. */
export const suspects = (view: View): number[] =>
  legalCatches(view.legal).filter((seat) => view.exposed === seat || (view.counts[seat] === 1 && !view.called[seat]));

export function othersInPlay(view: View): number[] {
  const away = [view.seat, ...(view.places ?? []), ...(view.absent ?? [])];
  return view.counts.map((_, seat) => seat).filter((seat) => !away.includes(seat));
}

export function dockOf(view: View, composition: Composition): Dock {
  const off = { side: null, catches: suspects(view), jumps: legalJumps(view.legal), partners: legalPartners(view.legal) };
  if (view.result !== null) return { ...off, main: { kind: "none" }, catches: [] };
  if (composition.mode === "give") return { ...off, main: { kind: "choose" } };
  if (composition.mode === "with") return { ...off, main: { kind: "none" }, partners: othersInPlay(view) };
  if (composition.lay.length > 0 && off.jumps.length > 0) return { ...off, ...layOrRest(view, composition), jumps: [] };
  if (view.seat !== view.turn) return { ...off, main: { kind: "wait", seat: view.turn } };
  if (off.partners.length > 0) return { ...off, main: { kind: "none" } };
  if (view.legal.includes("accept")) return { ...off, main: { kind: "accept" }, side: view.legal.includes("challenge") ? { kind: "challenge" } : null };
  if (view.phase === "give") return { ...off, main: { kind: "choose" } };
  return { ...off, ...layOrRest(view, composition) };
}

function layOrRest(view: View, composition: Composition): { main: Act; side: Act | null } {
  const rest = restOf(view);
  const cards = legalCards(view.legal);
  if (composition.lay.length > 0) {
    const side = composition.mode === "idle" ? rest : null;
    return { main: { kind: "lay", cards: [...composition.lay] }, side };
  }
  if (cards.length === 0) return { main: rest ?? { kind: "none" }, side: null };
  if (cards.length === 1 && composition.marks !== false) return { main: { kind: "lay", cards }, side: rest };
  return { main: { kind: "choose" }, side: rest };
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
    case "challenge":
    case "accept":
      return act.kind;
    default:
      return null;
  }
}
