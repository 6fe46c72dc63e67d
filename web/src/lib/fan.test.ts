import { describe, expect, it } from "vitest";
import { LEAST_STRIP, fanOf } from "./fan";

/** The widest reach of a leaning card beyond its upright box (it turns below its lower edge). */
function edges(count: number, room: number, card: number): { left: number; right: number } {
  const fan = fanOf(count, room, card);
  const lean = (turn: number): number => Math.sin((Math.abs(turn) * Math.PI) / 180) * card * 1.42 * 1.1;
  const first = fan.places[0]!;
  const last = fan.places[count - 1]!;
  return { left: first.x - lean(first.turn), right: last.x + card + lean(last.turn) };
}

describe("the fan", () => {
  it("stays within its room for 1 to 30 cards, or scrolls", () => {
    for (const [room, card] of [[304, 67], [374, 82], [720, 110], [968, 112]] as const) {
      for (let count = 1; count <= 30; count += 1) {
        const fan = fanOf(count, room, card);
        if (fan.scrolls) continue;
        const { left, right } = edges(count, room, card);
        expect(left, `${count} in ${room}`).toBeGreaterThanOrEqual(-0.5);
        expect(right, `${count} in ${room}`).toBeLessThanOrEqual(room + 0.5);
      }
    }
  });
  it("leaves at least 24 px of every card to be seen and hit", () => {
    for (let count = 2; count <= 30; count += 1) {
      expect(fanOf(count, 304, 67).step).toBeGreaterThanOrEqual(LEAST_STRIP);
    }
  });
  it("scrolls flat on a phone with 30 cards, and does not on a wide table", () => {
    const phone = fanOf(30, 374, 82);
    expect(phone.scrolls).toBe(true);
    expect(phone.places.every((place) => place.turn === 0)).toBe(true);
    expect(fanOf(30, 968, 112).scrolls).toBe(false);
  });
  it("puts one card in the middle, upright", () => {
    expect(fanOf(1, 300, 100).places).toEqual([{ x: 100, y: 0, turn: 0 }]);
  });
});
