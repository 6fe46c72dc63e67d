/** The time that is left for a turn, as it is shown and, sparingly, said. */

const SAID_AT = [30, 10]; // seconds before the end; the first only where there is much more than that
const HOUR = 3600;

/** "0:45", "12:05", "23:10:00". */
export function timeShown(seconds: number): string {
  const two = (n: number): string => String(n).padStart(2, "0");
  const [hours, minutes] = [Math.floor(seconds / HOUR), Math.floor((seconds % HOUR) / 60)];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

export class Countdown {
  private left = $state(0); // whole seconds

  get shown(): string {
    return timeShown(this.left);
  }

  /**
   * `until`: a moment of performance.now(), null: no clock; `say` is told how many seconds are left.
   * Runs until the function it returns is called.
   */
  run(until: number | null, say: ((seconds: number) => void) | null): () => void {
    if (until === null) return () => undefined;
    const left = (): number => Math.max(0, Math.ceil((until - performance.now()) / 1000));
    const start = left();
    const due = SAID_AT.filter((at) => at * 1.5 < start);
    this.left = start;
    const timer = window.setInterval(() => {
      const now = left();
      this.left = now;
      const next = due[0];
      if (next === undefined || now > next) return;
      due.shift();
      say?.(now);
    }, 250);
    return () => window.clearInterval(timer);
  }
}
