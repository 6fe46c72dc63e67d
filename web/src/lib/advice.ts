/** What was advised, in words: turns as pieces with commas between, shares as whole percents. */
import { numbered } from "./cards";
import { cardMarks, nameMark, suitMark, type Args } from "./fluent";
import type { Card, Moment, Share } from "./protocol";

type Say = (id: string, args?: Args) => string;

const WORDS: Record<string, string> = {
  draw: "advice-draw", pass: "advice-pass", end: "advice-end", accept: "advice-accept", challenge: "advice-challenge",
};

const cardsOf = (actions: readonly string[]): Card[] => actions.filter((one) => /^[0-9A-Z]{2}$/.test(one)) as Card[];

/** A turn as a sentence's piece: its cards, then what else is done in it; the call comes last. */
export function turnText(actions: readonly string[], t: Say, names: readonly string[]): string {
  const cards = cardsOf(actions);
  const rest = actions.filter((one) => !cards.includes(one as Card) && one !== "call" && !(one === "end" && cards.length > 0));
  const pieces = [...(cards.length > 0 ? [cardMarks(cards)] : []), ...rest.map((one) => pieceText(one, t, names))];
  return [...pieces, ...(actions.includes("call") ? [t("advice-call")] : [])].join(", ");
}

function pieceText(action: string, t: Say, names: readonly string[]): string {
  const [kind = "", value = ""] = action.split(":");
  if (kind === "suit") return t("advice-suit", { suit: suitMark(value) });
  if (kind === "rank") return t("advice-rank", { rank: numbered(value) });
  if (kind === "with") return t("advice-with", { name: nameMark(names[Number(value)] ?? "") });
  if (kind === "give") return t("advice-give", { cards: cardMarks([value as Card]) });
  const id = WORDS[kind];
  return id ? t(id) : action;
}

/** Where nothing else could begin the turn. */
export function onlyText(actions: readonly string[], t: Say): string {
  const cards = cardsOf(actions);
  return t("advice-only", { count: cards.length, card: cardMarks(cards.slice(0, 1)) });
}

export const shareText = (share: Share, t: Say, id = "advice-share"): string =>
  share.wins === null ? "" : t(id, { wins: share.wins, low: share.low ?? 0, high: share.high ?? 100 });

export function momentText(moment: Moment, t: Say, names: readonly string[]): string {
  const { turn, best, after } = moment;
  const done = turnText(moment.done.actions, t, names);
  const won = shareText(moment.done, t, "advice-of");
  if (best) return t("advice-slip", { turn, done, won, best: turnText(best.actions, t, names), could: shareText(best, t, "advice-of") });
  if (after && after.playouts > 0) return t("advice-swing", { turn, done, won, after: shareText(after, t, "advice-of") });
  return t(after?.wins === 100 ? "advice-end-won" : "advice-end-lost", { turn, done, won });
}
