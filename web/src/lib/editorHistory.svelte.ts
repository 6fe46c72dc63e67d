/** The states of a draft, to go back and forth. */
import type { Draft } from "./editorRules";

const LONGEST = 60; // steps that can be taken back
const AT_ONCE = 900; // ms in which changes of one option are one step

interface Kept {
  past: Draft[];
  now: Draft;
  future: Draft[];
}

export class History {
  past = $state.raw<Draft[]>([]);
  now = $state.raw<Draft | null>(null);
  future = $state.raw<Draft[]>([]);

  readonly #clock: () => number;
  #last = { key: "", at: -Infinity };

  constructor(clock: () => number = () => performance.now()) {
    this.#clock = clock;
  }

  /** ``key``: changes of one key that come at once are one step; "" is always a step. */
  put(draft: Draft, key: string): void {
    const at = this.#clock();
    const goesOn = key !== "" && key === this.#last.key && at - this.#last.at < AT_ONCE;
    if (this.now && !goesOn) this.past = [...this.past, this.now].slice(-LONGEST);
    this.#last = { key, at };
    this.now = draft;
    this.future = [];
  }

  undo(): boolean {
    const before = this.past.at(-1);
    if (!before || !this.now) return false;
    this.future = [this.now, ...this.future];
    this.past = this.past.slice(0, -1);
    return this.#at(before);
  }

  redo(): boolean {
    const [after, ...further] = this.future;
    if (!after || !this.now) return false;
    this.past = [...this.past, this.now];
    this.future = further;
    return this.#at(after);
  }

  #at(draft: Draft): boolean {
    this.#last = { key: "", at: -Infinity };
    this.now = draft;
    return true;
  }

  /** What a window keeps in its history; plain data. */
  keep = (): Kept | null => (this.now ? { past: this.past, now: this.now, future: this.future } : null);

  restore(kept: unknown): boolean {
    const { past, now, future } = (kept ?? {}) as Partial<Kept>;
    if (!now || !past || !future) return false;
    this.past = past;
    this.now = now;
    this.future = future;
    return true;
  }
}
