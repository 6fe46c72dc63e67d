/** Events told in words: one entry for each version, every effect said once. */
import type { Args } from "./fluent";
import { cardMark, cardMarks, nameMark, suitMark } from "./fluent";
import { numbered } from "./cards";
import { signed } from "./match";
import type { GameEvent, LogEntry, SeatInfo } from "./protocol";

export interface Teller {
  t: (id: string, args: Args) => string;
  you: number | null;
  seats: readonly SeatInfo[];
  places?: boolean; // play goes on after the first is out
  laysAfterPaying?: boolean; // then "kept" need not be about a card
}

export interface Told {
  v: number;
  text: string; // with marks for cards, suits and names
  strong: boolean; // something befell somebody: stands out in the log
}

/** What befalls somebody, and what calls for a longer look. */
export const STRONG: ReadonlySet<string> = new Set([
  "skipped", "reversed", "exchanged", "rotated", "caught", "out", "blocked", "owes", "cancelled", "called",
  "jumped", "challenged", "bluffed", "honest", "gave", "named_rank", "false_call", "false_catch", "expired", "fault", "match_over",
]);

export function tell(entry: LogEntry, teller: Teller): Told | null {
  const sentences = grouped(entry.events)
    .map((event) => sentence(event, teller))
    .filter((text): text is string => text !== null);
  if (sentences.length === 0) return null;
  return { v: entry.v, text: sentences.join(" "), strong: entry.events.some((e) => STRONG.has(e.type)) };
}

export const tellAll = (log: readonly LogEntry[], teller: Teller): Told[] =>
  log.map((entry) => tell(entry, teller)).filter((line): line is Told => line !== null);

/** Cards laid one after the other by one seat are one sentence. */
function grouped(events: readonly GameEvent[]): GameEvent[] {
  const out: GameEvent[] = [];
  for (const event of events) {
    const last = out[out.length - 1];
    if (event.type === "laid" && last?.type === "laid" && last.seat === event.seat && event.card) {
      out[out.length - 1] = { ...last, cards: [...(last.cards ?? []), event.card] };
    } else {
      out.push(event.type === "laid" && event.card ? { ...event, cards: [event.card] } : event);
    }
  }
  return out;
}

/** The seat that acts and the second one, if two take part. */
function roles(event: GameEvent): { first: number | undefined; second: number | undefined } {
  if (event.type === "blocked") return { first: event.winner ?? undefined, second: undefined };
  if (event.type === "dealt") return { first: event.first, second: undefined };
  return { first: event.seat, second: event.with ?? event.by ?? event.of ?? event.to };
}

function whoArgs(event: GameEvent, teller: Teller): Args {
  const { first, second } = roles(event);
  const named = (seat: number | undefined): string =>
    seat === undefined ? (event.name ?? "") : (teller.seats[seat]?.name ?? event.name ?? "");
  const you = teller.you;
  const who = you === null ? "other" : first === you ? "you" : second === you ? "with-you" : "other";
  return { who, name: nameMark(named(first)), other: nameMark(named(second)) };
}

function sentence(event: GameEvent, teller: Teller): string | null {
  const args = whoArgs(event, teller);
  const say = (id: string, more: Args = {}): string => teller.t(id, { ...args, ...more });
  switch (event.type) {
    case "joined":
      return event.seat === teller.you ? null : say("event-joined");
    case "turn":
      return null; // said by the seat itself and, for you, at once
    case "dealt":
      return say("event-dealt", { round: event.round ?? 1, cards: cardMark(event.starter ?? "") });
    case "laid":
      return say("event-laid", { cards: cardMarks(event.cards ?? []) });
    case "named":
      return say("event-named", { suit: suitMark(event.suit ?? "") });
    case "drew":
      return event.cards?.length
        ? say("event-drew-cards", { cards: cardMarks(event.cards) })
        : say("event-drew", { count: event.count ?? 1 });
    case "reversed":
    case "rotated":
      return say(`event-${event.type}`, { direction: event.direction === 1 ? "clockwise" : "anticlockwise" });
    case "named_rank":
      return say("event-named_rank", { rank: numbered(event.rank ?? "") });
    case "gave":
      return event.card ? say("event-gave-card", { cards: cardMarks([event.card]) }) : say("event-gave");
    case "scored":
      return scored(event, teller);
    case "match_over":
      return matchOver(event, teller);
    case "out":
      return say(teller.places ? "event-out-place" : "event-out");
    case "kept":
      return say(teller.laysAfterPaying ? "event-lays-nothing" : "event-kept");
    case "fault":
      return fault(event, say);
    case "false_call":
      return say("event-false_call");
    case "false_catch":
      return say("event-false_catch");
    case "blocked":
      return say(event.winner == null ? "event-blocked-shared" : "event-blocked-won");
    case "reshuffled":
    case "owes":
    case "cancelled":
      return say(`event-${event.type}`, { count: event.count ?? 0 });
    default:
      return KNOWN.has(event.type) ? say(`event-${event.type}`) : null;
  }
}

/** What a program did wrong; and that its turn is made for it. */
function fault(event: GameEvent, say: (id: string, more?: Args) => string): string {
  const told = say("event-fault", { code: event.code ?? "" });
  return event.turn ? `${told} ${say("event-fault-turn")}` : told;
}

/** What each seat got; whose total went back to nothing, and who is out of the match. */
function scored(event: GameEvent, teller: Teller): string {
  const name = (seat: number): string => nameMark(teller.seats[seat]?.name ?? "");
  const list = (event.gains ?? []).flatMap((gain, seat) => (gain === 0 ? [] : [`${name(seat)} ${signed(gain)}`]));
  const each = (id: string, seats: readonly number[] = []): string[] =>
    seats.map((seat) => teller.t(id, { who: seat === teller.you ? "you" : "other", name: name(seat) }));
  const points = list.length > 0 ? [teller.t("event-scored", { list: list.join(", ") })] : [];
  return [...points, ...each("event-reset", event.resets), ...each("event-leaves", event.leaves)].join(" ");
}

function matchOver(event: GameEvent, teller: Teller): string {
  const winners = event.winners ?? [];
  const names = winners.map((seat) => nameMark(teller.seats[seat]?.name ?? "")).join(", ");
  if (winners.length !== 1) return teller.t("event-match-shared", { names });
  return teller.t("event-match-won", { who: winners[0] === teller.you ? "you" : "other", name: names });
}

const KNOWN = new Set([
  "skipped", "stood", "passed", "exchanged", "called", "caught", "left", "online", "offline", "jumped", "accepted", "challenged", "bluffed", "honest",
  "expired", "hinted",
]);
