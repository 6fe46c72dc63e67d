/** Where the cards of a hand stand. Lengths in pixels, angles in degrees. */

export interface Fan {
  width: number; // of the whole fan; wider than the room: it scrolls
  step: number; // from card to card: the visible strip
  scrolls: boolean;
  places: { x: number; y: number; turn: number }[];
}

export const LEAST_STRIP = 24;
const LOOSEST = 0.66; // of a card's width
const WIDEST_TURN = 22; // from the first card to the last
const DROP = 0.14; // how far the outer cards sink, of a card's width

export function fanOf(count: number, room: number, card: number): Fan {
  if (count === 0) return { width: 0, step: 0, scrolls: false, places: [] };
  const wanted = Math.min(WIDEST_TURN, (count - 1) * 3.2, (room / card) * 2.4);
  // Leaning cards reach out sideways: they turn round a point below their lower edge.
  const reach = Math.sin((wanted / 2) * (Math.PI / 180)) * card * 1.42 * 1.1;
  const fitting = count > 1 ? (room - card - reach * 2) / (count - 1) : 0;
  const flat = count > 1 ? (room - card) / (count - 1) : 0;
  const leans = fitting >= LEAST_STRIP;
  const step = Math.max(LEAST_STRIP, Math.min(card * LOOSEST, leans ? fitting : flat));
  const width = card + step * (count - 1);
  const scrolls = width > room + 0.5;
  const turnAll = leans ? wanted : 0;
  const sink = turnAll / WIDEST_TURN;
  const left = scrolls ? 0 : (room - width) / 2;
  const places = Array.from({ length: count }, (_, i) => {
    const at = count > 1 ? (i / (count - 1)) * 2 - 1 : 0; // -1 … 1
    return { x: left + i * step, y: at * at * card * DROP * sink, turn: (at * turnAll) / 2 };
  });
  return { width, step, scrolls, places };
}
