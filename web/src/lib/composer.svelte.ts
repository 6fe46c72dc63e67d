/**
 * The turn being put together: marks, what follows a seven, what has to be chosen, a call. Nothing leaves
 * before it is whole; taking back leaves no trace. Equal cards are told apart by their keys in the
 * hand ("3R", "3R#2").
 */
import { cardOfKey, keyed } from "./cards";
import {
  CHOICES, asks, company, goesOn, legalCards, legalJumps, markable, mayCallWith, mayFollow, settled, turnActions, without, type Choice,
} from "./compose";
import type { Card, Suit, View } from "./protocol";
import { callsBefore, dumpSuits, joins, type Rules } from "./rules";

/** sent: on its way; the next state clears it, a refusal gives it back. */
export type Mode = "idle" | "dump" | Choice | "sent";
export type Send = (actions: string[], thenCall: boolean) => void;

export class Composer {
  marked = $state.raw<string[]>([]);
  mode = $state<Mode>("idle");
  base = $state.raw<string[]>([]);
  dump = $state.raw<string[]>([]);
  kept = $state.raw<string[]>([]);
  armed = $state(false); // the call goes with the lay

  private view = $state.raw<View | null>(null);
  private rules = $state.raw<Rules | null>(null);
  private chosen: Partial<Record<Choice, string>> = {};
  private basis = "";

  constructor(private readonly send: Send) {}

  /** A new state of the table: what was begun goes on only if the hand and its choices are the same. */
  follow(rules: Rules, view: View | null): void {
    const basis = view ? `${view.turn} ${view.phase} ${view.hand.join()} ${choices(view).join()}` : "";
    const same = basis === this.basis && rules === this.rules;
    this.view = view;
    this.rules = rules;
    this.basis = basis;
    if (!same) this.clear();
  }

  clear(): void {
    this.marked = [];
    this.armed = false;
    this.back();
  }

  /** Out of the dump or the naming; the marks stay. */
  back(): void {
    this.mode = "idle";
    this.base = [];
    this.dump = [];
    this.kept = [];
    this.chosen = {};
  }

  get hand(): Card[] {
    return this.view?.hand ?? [];
  }

  get keys(): string[] {
    return keyed(this.hand).map((slot) => slot.key);
  }

  /** What may be laid first; off turn: thrown in. */
  get first(): Card[] {
    const legal = this.view?.legal ?? [];
    return this.jumps ? legalJumps(legal) : legalCards(legal);
  }

  get jumps(): boolean {
    return this.view !== null && this.view.turn !== this.view.seat;
  }

  /** Keys of the cards that may be laid first. */
  get playable(): string[] {
    const cards = this.first;
    return this.keys.filter((key) => cards.includes(cardOfKey(key)));
  }

  /** Keys of the cards that could go along with the last mark, or with one that may be laid first. */
  get along(): string[] {
    const { rules, view } = this;
    if (!rules || !view || this.mode !== "idle") return [];
    const last = this.marked[this.marked.length - 1];
    if (last !== undefined) return this.joining(last).filter((key) => !this.marked.includes(key));
    if (view.phase !== "turn" || this.jumps) return [];
    return without(company(rules, this.keys, this.playable, cardOfKey), this.playable);
  }

  /** Whether the hand allows more than one card in this turn. */
  get several(): boolean {
    const { view } = this;
    return view?.phase === "turn" && !this.jumps && this.playable.some((key) => this.joining(key).length > 0);
  }

  private joining(to: string): string[] {
    const { rules } = this;
    if (!rules) return [];
    return this.keys.filter((key) => key !== to && joins(rules, cardOfKey(to), cardOfKey(key)));
  }

  /** Keys of the cards that may be given away: what is left after the lay. */
  get gifts(): string[] {
    return this.mode === "give" ? without(this.keys, this.layKeys) : [];
  }

  /** Keys of the cards that were dumped or may follow now, kept back or open. */
  get raised(): string[] {
    const { rules } = this;
    if (this.mode !== "dump" || !rules) return [];
    const laid = this.lay;
    const next = without(this.keys, this.layKeys).filter((key) => mayFollow(rules, laid, cardOfKey(key)));
    return this.keys.filter((key) => this.dump.includes(key) || next.includes(key));
  }

  get layKeys(): string[] {
    return this.mode === "idle" ? this.marked : [...this.base, ...this.dump];
  }

  /** What would go out now, in order. */
  get lay(): Card[] {
    return this.layKeys.map(cardOfKey);
  }

  /** The suits that may be dumped now. */
  get suits(): Suit[] {
    return this.mode === "dump" && this.rules ? [...dumpSuits(this.rules, this.base.map(cardOfKey))] : [];
  }

  /** 1, 2, 3 … for a card that is part of the turn; 0 for others. */
  order(key: string): number {
    return this.layKeys.indexOf(key) + 1;
  }

  /** Whether the call can still be put beside a lay of this turn. */
  get mayArm(): boolean {
    const { view, rules } = this;
    if (!view || !rules || view.seat === null || this.jumps || view.called[view.seat]) return false;
    const laid = this.lay;
    if (laid.length > 0) return mayCallWith(rules, view.hand, laid);
    return this.playable.some((key) => mayCallWith(rules, view.hand, [cardOfKey(key)]));
  }

  toggleCall(): void {
    this.armed = this.mayArm && !this.armed;
  }

  /** A tap or Enter. False: this card cannot be laid now. */
  tap(key: string): boolean {
    if (this.mode === "dump") return this.tapInDump(key);
    if (this.mode === "give") return this.give(key);
    if (this.mode !== "idle") return true;
    if (this.marked.includes(key)) return this.begin(this.marked);
    if (this.marked.length > 0 && this.along.includes(key)) return this.hold(key); // once marking, a tap marks on
    if (!this.playable.includes(key)) return false;
    return this.begin([key]);
  }

  /** A hold, a right click or M. False: this card cannot be marked. */
  hold(key: string): boolean {
    if (this.mode === "dump") return this.keep(key);
    if (this.mode !== "idle" || !this.rules) return true;
    const legal = this.first;
    if (this.marked.includes(key)) {
      this.marked = settled(this.rules, without(this.marked, [key]), legal, cardOfKey);
      return true;
    }
    if (!markable(this.rules, this.marked.map(cardOfKey), cardOfKey(key), legal)) {
      if (this.playable.includes(key)) this.marked = [key]; // it does not join: the marks begin anew
      else return this.bring(key);
      return true;
    }
    this.marked = [...this.marked, key];
    return true;
  }

  /** A card that only goes along brings the one that it joins. */
  private bring(key: string): boolean {
    const lead = this.marked.length > 0 ? undefined : this.playable.find((one) => this.joining(one).includes(key));
    if (lead === undefined) return false;
    this.marked = [lead, key];
    return true;
  }

  /** The main button: lay what is marked, or what follows the seven. */
  commit(): void {
    if (this.mode === "dump") this.ask();
    else if (this.mode === "idle" && this.marked.length > 0) this.begin(this.marked);
  }

  begin(keys: readonly string[]): boolean {
    this.base = [...keys];
    this.mode = "dump";
    if (this.raised.length === 0) this.ask();
    return true;
  }

  /** The suit, the rank, the card or the seat that is asked for. */
  choose(value: string): void {
    if (!isChoice(this.mode)) return;
    this.chosen = { ...this.chosen, [this.mode]: value };
    this.ask();
  }

  private give(key: string): boolean {
    if (!this.gifts.includes(key)) return false;
    this.choose(cardOfKey(key));
    return true;
  }

  private tapInDump(key: string): boolean {
    if (!this.raised.includes(key)) return false;
    this.kept = without(this.kept, [key]);
    if (this.dump.includes(key)) {
      this.dump = without(this.dump, [key]);
      return true;
    }
    this.dump = [...this.dump, key];
    if (this.raised.every((one) => this.dump.includes(one) || this.kept.includes(one))) this.ask();
    return true;
  }

  private keep(key: string): boolean {
    if (!this.raised.includes(key)) return false;
    this.dump = without(this.dump, [key]);
    this.kept = this.kept.includes(key) ? without(this.kept, [key]) : [...this.kept, key];
    return true;
  }

  /** On to the next choice that the cards want, or out it goes. */
  private ask(): void {
    const { rules, view } = this;
    const away = [...(view?.places ?? []), ...(view?.absent ?? [])].length;
    const others = (view?.counts.length ?? 0) - away - 1;
    const next = CHOICES.find(
      (what) => this.chosen[what] === undefined && rules !== null && asks(rules, this.hand, this.lay, what, others),
    );
    // Where more could be laid the server ends the turn first, and asks in a phase of its own.
    const named = this.chosen.suit !== undefined || this.chosen.rank !== undefined;
    const open = rules !== null && !named && goesOn(rules, this.hand, this.lay);
    if (open && (next === "give" || next === "with")) return this.finish();
    if (next) this.mode = next;
    else this.finish();
  }

  private finish(): void {
    const { rules, chosen } = this;
    const cards = this.lay;
    const call = this.armed && rules !== null && mayCallWith(rules, this.hand, cards);
    const first = rules !== null && callsBefore(rules);
    const later = call && !first && rules !== null && (this.jumps || goesOn(rules, this.hand, cards));
    const when = !call || later ? null : first ? "before" : "after";
    const actions = turnActions({ cards, jump: this.jumps, chosen, call: when });
    this.mode = "sent";
    this.send(actions, later);
  }
}

const isChoice = (mode: Mode): mode is Choice => (CHOICES as readonly string[]).includes(mode);
const choices = (view: View): string[] => view.legal.filter((a) => a !== "call" && !a.startsWith("catch:"));
