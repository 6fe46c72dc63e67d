import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Countdown, timeShown } from "./countdown.svelte";

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("window", globalThis);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("the time for a turn", () => {
  it("is shown in minutes and seconds, with hours where there are any", () => {
    expect([5, 60, 125, 3600, 86399].map(timeShown)).toEqual(["0:05", "1:00", "2:05", "1:00:00", "23:59:59"]);
  });
  it("runs down, and is said twice at most", () => {
    const said: number[] = [];
    const countdown = new Countdown();
    const stop = countdown.run(performance.now() + 60000, (seconds) => said.push(seconds));
    expect(countdown.shown).toBe("1:00");
    vi.advanceTimersByTime(31000);
    expect(countdown.shown).toBe("0:29");
    vi.advanceTimersByTime(40000);
    expect([countdown.shown, said]).toEqual(["0:00", [30, 10]]);
    stop();
  });
  it("is not said at once where little is left", () => {
    const said: number[] = [];
    new Countdown().run(performance.now() + 12000, (seconds) => said.push(seconds));
    vi.advanceTimersByTime(12000);
    expect(said).toEqual([]);
  });
  it("stands still without a clock", () => {
    new Countdown().run(null, null);
    expect(vi.getTimerCount()).toBe(0);
  });
});
