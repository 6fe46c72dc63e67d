/**
 * Showing one step so that it can be followed: cards fly, then the table stands still for a
 * moment. Own FLIP on Element.animate; nothing flies under reduced motion or when far behind.
 */
import { tick } from "svelte";
import { keyed } from "./cards";
import type { Card, GameEvent, Update } from "./protocol";
import type { Shown } from "./reduce";
import { STRONG } from "./story";

export interface Flight {
  id: number;
  card: Card | null;
  x: number; // centre of the goal, px in the window
  y: number;
  w: number;
  dx: number; // where it comes from, seen from the goal
  dy: number;
  scale: number;
  delay: number; // ms
  ms: number;
  fades: boolean;
}

interface Spot {
  x: number;
  y: number;
  w: number;
}

const LAY = 180;
const LAY_GAP = 70;
const DRAW = 160;
const DRAW_GAP = 60;
const MOST_DRAWN = 6; // more cards than these fly as one
const SWAP = 260;
const READ = 460; // ms to take in what another seat did
const READ_MORE = 950; // when something befell somebody
const PLATE = 30; // width of a card at a seat's plate

const loud = (type: string): boolean => type === "named" || STRONG.has(type);

export class StageDirector {
  flights = $state.raw<Flight[]>([]);
  heldTop = $state.raw<Card | null | undefined>(undefined); // lies on the pile while cards fly
  hidden = $state.raw<string[]>([]); // keys of the own hand still in flight
  private serial = 0;

  constructor(private readonly hurried: () => boolean) {}

  async run(before: Shown, after: Shown, frame: Update, apply: () => void): Promise<void> {
    const dealt = frame.events.some((e) => e.type === "dealt");
    if (this.still() || dealt || !before.view || !after.view) {
      apply();
    } else {
      await this.fly(before, after, frame.events, apply);
    }
    await pause(this.readingTime(after, frame.events));
  }

  private still(): boolean {
    return this.hurried() || matchMedia("(prefers-reduced-motion: reduce)").matches;
  }

  private readingTime(after: Shown, events: readonly GameEvent[]): number {
    if (this.hurried() || !events.some((e) => e.seat !== undefined)) return 0;
    if (after.view?.turn === after.table.you) return 0;
    return events.some((e) => loud(e.type)) ? READ_MORE : READ;
  }

  private async fly(before: Shown, after: Shown, events: readonly GameEvent[], apply: () => void): Promise<void> {
    const you = after.table.you;
    const laid = events.filter((e) => e.type === "laid" && e.card);
    const from = laid.map((e) => (e.seat === you ? spot(`card-${e.card ?? ""}`) : null) ?? seatSpot(e.seat));
    if (laid.length > 0) this.heldTop = before.view?.pile[before.view.pile.length - 1] ?? null;
    const swaps = events.some((e) => e.type === "exchanged" || e.type === "rotated");
    const fresh = swaps ? [] : newKeys(before, after);
    this.hidden = fresh;
    apply();
    await tick();
    const flights = this.layFlights(laid, from);
    const start = laid.length > 0 ? LAY + LAY_GAP * (laid.length - 1) : 0;
    flights.push(...this.drawFlights(events, you, fresh, start));
    flights.push(...this.swapFlights(swapsOf(events, after), start), ...this.giftFlights(events, start));
    this.flights = flights;
    const landed = laid.length > 0 ? start : 0;
    await pause(landed);
    this.heldTop = undefined;
    await pause(Math.max(0, ...flights.map((f) => f.delay + f.ms)) - landed);
    this.flights = [];
    this.hidden = [];
  }

  private layFlights(laid: readonly GameEvent[], from: readonly (Spot | null)[]): Flight[] {
    const pile = spot("pile");
    return laid.flatMap((event, i) => {
      const start = from[i];
      return pile && start ? [this.flight(event.card ?? null, start, pile, i * LAY_GAP, LAY)] : [];
    });
  }

  private drawFlights(events: readonly GameEvent[], you: number | null, fresh: readonly string[], start: number): Flight[] {
    const stock = spot("stock");
    if (!stock) return [];
    let delay = start;
    return events
      .filter((e) => e.type === "drew")
      .flatMap((event) => {
        const mine = event.seat === you;
        const count = Math.min(mine ? fresh.length : (event.count ?? 1), MOST_DRAWN);
        return Array.from({ length: count }, (_, i): Flight[] => {
          const goal = mine ? spot(`card-${fresh[i] ?? ""}`) : seatSpot(event.seat);
          const at = delay;
          delay += DRAW_GAP;
          return goal ? [this.flight(null, stock, goal, at, DRAW, !mine)] : [];
        }).flat();
      });
  }

  private swapFlights(swaps: readonly [number, number][], start: number): Flight[] {
    return swaps.flatMap(([from, to]) => {
      const [a, b] = [seatSpot(from), seatSpot(to)];
      if (!a || !b) return [];
      return [0, 40, 80].map((late) => this.flight(null, a, b, start + late, SWAP, true));
    });
  }

  private giftFlights(events: readonly GameEvent[], start: number): Flight[] {
    return events
      .filter((e) => e.type === "gave")
      .flatMap((event) => {
        const [a, b] = [seatSpot(event.seat), seatSpot(event.to)];
        return a && b ? [this.flight(event.card ?? null, a, b, start, SWAP, true)] : [];
      });
  }

  private flight(card: Card | null, from: Spot, to: Spot, delay: number, ms: number, fades = false): Flight {
    this.serial += 1;
    return {
      id: this.serial, card, x: to.x, y: to.y, w: to.w,
      dx: from.x - to.x, dy: from.y - to.y, scale: from.w / to.w, delay, ms, fades,
    };
  }
}

/** From which seat to which a hand goes. */
function swapsOf(events: readonly GameEvent[], after: Shown): [number, number][] {
  const away = [...(after.view?.places ?? []), ...(after.view?.absent ?? [])];
  const seats = after.table.seats.map((_, seat) => seat).filter((seat) => !away.includes(seat));
  return events.flatMap((event): [number, number][] => {
    const { seat, with: other } = event;
    if (event.type === "exchanged" && seat !== undefined && other !== undefined) return [[seat, other], [other, seat]];
    if (event.type !== "rotated") return [];
    const step = event.direction === -1 ? -1 : 1;
    return seats.map((from, i) => [from, seats[(i + step + seats.length) % seats.length] ?? from]);
  });
}

function newKeys(before: Shown, after: Shown): string[] {
  const old = new Set(keyed(before.view?.hand ?? []).map((slot) => slot.key));
  return keyed(after.view?.hand ?? []).map((slot) => slot.key).filter((key) => !old.has(key));
}

function spot(name: string): Spot | null {
  const element = document.querySelector<HTMLElement>(`[data-flip="${CSS.escape(name)}"]`);
  if (!element) return null;
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, w: element.offsetWidth };
}

function seatSpot(seat: number | undefined): Spot | null {
  const found = spot(`seat-${seat ?? -1}`);
  return found && { ...found, w: PLATE };
}

const pause = (ms: number): Promise<void> =>
  ms > 0 ? new Promise((resolve) => window.setTimeout(resolve, ms)) : Promise.resolve();
