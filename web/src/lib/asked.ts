/** Answers to the keys that ask how the table stands, and since when it is somebody's turn. */
import { suitOf } from "./cards";
import { suitLabel, t } from "./i18n.svelte";
import type { View } from "./protocol";
import type { Shown } from "./reduce";

export function stateInWords(game: View, mine: boolean, names: readonly string[]): string {
  const suit = game.suit ?? suitOf(game.pile[game.pile.length - 1] ?? "");
  return t("log-state", {
    turn: t("event-turn", { who: mine ? "you" : "other", name: mine ? "" : (names[game.turn] ?? "") }),
    suit: suit ? `${t("centre-suit", { suit: suitLabel(suit) })}.` : "",
    direction: `${t("centre-direction", { direction: game.direction === 1 ? "clockwise" : "anticlockwise" })}.`,
    stock: `${t("centre-stock", { count: game.stock })}.`,
  });
}

export const countsInWords = (game: View, names: readonly string[]): string =>
  names.map((name, seat) => t("log-counts", { name, count: game.counts[seat] ?? 0 })).join(". ");

/** The version in which the present turn began. */
export function turnSince(state: Shown): number {
  const begun = state.log.filter((entry) => entry.events.some((e) => e.type === "turn" || e.type === "dealt"));
  return begun[begun.length - 1]?.v ?? 0;
}
