/**
 * The turn being put together: marks, what follows a seven, a suit, a call. Nothing leaves
 * before it is whole; taking back leaves no trace.
 */
import { asksSuit, dumpable, legalCards, markable, mayCallWith, settled, turnActions, without } from "./compose";
import type { Card, Suit, View } from "./protocol";

/** sent: on its way; the next state clears it, a refusal gives it back. */
export type Mode = "idle" | "dump" | "suit" | "sent";
export type Send = (actions: string[]) => void;

export class Composer {
  marked = $state.raw<Card[]>([]);
  mode = $state<Mode>("idle");
  base = $state.raw<Card[]>([]);
  dump = $state.raw<Card[]>([]);
  kept = $state.raw<Card[]>([]);
  armed = $state(false); // the call goes with the lay

  private view = $state.raw<View | null>(null);
  private ruleset = $state("");
  private basis = "";

  constructor(private readonly send: Send) {}

  /** A new state of the table: what was begun goes on only if the hand and its choices are the same. */
  follow(ruleset: string, view: View | null): void {
    const basis = view ? `${view.turn} ${view.phase} ${view.hand.join()} ${cardsAndSuits(view).join()}` : "";
    const same = basis === this.basis && ruleset === this.ruleset;
    this.view = view;
    this.ruleset = ruleset;
    this.basis = basis;
    if (!same) this.clear();
  }

  clear(): void {
    this.marked = [];
    this.armed = false;
    this.back();
  }

  /** Out of the dump or the suit; the marks stay. */
  back(): void {
    this.mode = "idle";
    this.base = [];
    this.dump = [];
    this.kept = [];
  }

  get hand(): Card[] {
    return this.view?.hand ?? [];
  }

  get playable(): Card[] {
    return legalCards(this.view?.legal ?? []);
  }

  /** Cards that may follow the seven, laid, kept or open. */
  get raised(): Card[] {
    return this.mode === "dump" ? dumpable(this.ruleset, this.hand, this.base) : [];
  }

  /** What would go out now, in order. */
  get lay(): Card[] {
    return this.mode === "idle" ? this.marked : [...this.base, ...this.dump];
  }

  /** 1, 2, 3 … for a card that is part of the turn; 0 for others. */
  order(card: Card): number {
    return this.lay.indexOf(card) + 1;
  }

  /** Whether the call can still be put beside a lay of this turn. */
  get mayArm(): boolean {
    const view = this.view;
    if (!view || view.seat === null || view.turn !== view.seat || view.called[view.seat]) return false;
    return this.playable.some((card) => mayCallWith(this.ruleset, view.hand, [card]));
  }

  toggleCall(): void {
    this.armed = this.mayArm && !this.armed;
  }

  /** A tap or Enter. False: this card cannot be laid now. */
  tap(card: Card): boolean {
    if (this.mode === "dump") return this.tapInDump(card);
    if (this.mode !== "idle") return true;
    if (this.marked.includes(card)) return this.begin(this.marked);
    if (!this.playable.includes(card)) return false;
    return this.begin([card]);
  }

  /** A hold, a right click or M. False: this card cannot be marked. */
  hold(card: Card): boolean {
    if (this.mode === "dump") return this.keep(card);
    if (this.mode !== "idle") return true;
    if (this.marked.includes(card)) {
      this.marked = settled(without(this.marked, [card]), this.playable);
      return true;
    }
    if (!markable(this.ruleset, this.hand, this.marked, this.playable).includes(card)) {
      if (!this.playable.includes(card)) return false;
      this.marked = [card]; // another rank: the marks begin anew
      return true;
    }
    this.marked = [...this.marked, card];
    return true;
  }

  /** The main button: lay what is marked, or what follows the seven. */
  commit(): void {
    if (this.mode === "dump") this.finish(null);
    else if (this.mode === "idle" && this.marked.length > 0) this.begin(this.marked);
  }

  begin(cards: readonly Card[]): boolean {
    this.base = [...cards];
    if (dumpable(this.ruleset, this.hand, cards).length > 0) this.mode = "dump";
    else if (asksSuit(this.ruleset, this.hand, cards)) this.mode = "suit";
    else this.finish(null);
    return true;
  }

  name(suit: Suit): void {
    if (this.mode === "suit") this.finish(suit);
  }

  private tapInDump(card: Card): boolean {
    if (!this.raised.includes(card)) return false;
    this.kept = without(this.kept, [card]);
    if (this.dump.includes(card)) {
      this.dump = without(this.dump, [card]);
      return true;
    }
    this.dump = [...this.dump, card];
    if (this.raised.every((c) => this.dump.includes(c) || this.kept.includes(c))) this.finish(null);
    return true;
  }

  private keep(card: Card): boolean {
    if (!this.raised.includes(card)) return false;
    this.dump = without(this.dump, [card]);
    this.kept = this.kept.includes(card) ? without(this.kept, [card]) : [...this.kept, card];
    return true;
  }

  private finish(suit: Suit | null): void {
    const call = this.armed && mayCallWith(this.ruleset, this.hand, this.base);
    this.mode = "sent";
    this.send(turnActions({ base: this.base, dump: this.dump, suit, call }));
  }
}

const cardsAndSuits = (view: View): string[] =>
  view.legal.filter((a) => a !== "call" && !a.startsWith("catch:"));
