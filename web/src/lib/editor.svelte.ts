/** The rule set that is being made: what is chosen, what the server says to it, and the way back. */
import { ApiError } from "./api";
import { allOptions, allPresets, judge, type Fault, type Question, type Sound } from "./editorApi";
import { History } from "./editorHistory.svelte";
import {
  adapted,
  allGroups,
  changedKeys,
  draftOf,
  faultsAt,
  flat,
  packOf,
  toSend,
  type Catalogue,
  type Draft,
  type Group,
  type Pack,
  type Value,
  type Values,
} from "./editorRules";
import { freshTexts } from "./editorText";
import { FIRST_GAME } from "./games";
import type { Lang } from "./langs";
import type { RuleSetInfo } from "./protocol";

const PAUSE = 250; // ms without a change until the server is asked
const ALTERS_CARDS = ["pack", "cards.jokers"]; // what other cards come from

/** Whether a number was stepped up or down: such changes come one after the other. */
const counts = (value: Value, before: Value | undefined): boolean =>
  typeof value !== "boolean" && typeof value !== "string" && Object.keys(value).join() === Object.keys(before ?? {}).join() &&
  Object.values(value).every((one) => typeof one === "number");

/** ``gone``, ``wild``: what another pack changed by itself. */
export interface Notice {
  gone: string[];
  wild: string[];
}

export class RuleEditor {
  catalogue = $state.raw<Catalogue | null>(null);
  presets = $state.raw<RuleSetInfo[]>([]);
  history = new History();
  faults = $state.raw<Fault[]>([]);
  sound = $state.raw<Sound | null>(null); // the last one without faults
  preset = $state.raw<Sound | null>(null); // what the draft started from
  fresh = $state.raw<ReadonlySet<string>>(new Set()); // sentences that the last change made
  checking = $state(false);
  problem = $state.raw<ApiError | null>(null); // why the server could not be asked
  refused = $state.raw<(Fault | ApiError)[]>([]); // why something was not opened
  notice = $state.raw<Notice | null>(null);

  readonly #onverdict: (code: string) => void;
  readonly #presets = new Map<string, Promise<Sound>>();
  #lang: Lang;
  #heard = { lang: "", base: "" }; // in what and of what the last sentences were
  #timer: ReturnType<typeof setTimeout> | undefined;
  #running: AbortController | null = null;

  /** ``onverdict``: after each answer, with the name of the rule set, "" if it is not sound. */
  constructor(lang: Lang, onverdict: (code: string) => void) {
    this.#lang = lang;
    this.#onverdict = onverdict;
  }

  // What is chosen

  draft = $derived<Draft | null>(this.history.now);
  groups = $derived<Group[]>(this.catalogue ? allGroups(this.catalogue) : []);
  base = $derived<Values>(this.preset ? flat(this.preset.rules) : {});
  pack = $derived<Pack>(
    this.catalogue && this.draft ? packOf(this.draft.values, this.catalogue.packs) : { suits: "", ranks: "", cards: [] },
  );
  changed = $derived<string[]>(
    this.catalogue && this.draft && this.preset ? changedKeys(this.draft, this.base, this.catalogue) : [],
  );
  places = $derived(faultsAt(this.faults));
  /** How the rule set is named to the server: a preset or a code; "" while it is not sound. */
  code = $derived(this.faults.length > 0 || this.checking || !this.sound ? "" : this.#named(this.sound));

  #named(sound: Sound): string {
    return this.changed.length === 0 && !this.draft?.name.trim() ? sound.base : sound.code;
  }

  value = (key: string): Value | undefined => this.draft?.values[key];

  // Beginning

  /** ``from``: a preset, code or link; ``kept``: what this window had of it. Raises ApiError. */
  async begin(from: string, kept: unknown): Promise<void> {
    [this.catalogue, this.presets] = await Promise.all([allOptions(), allPresets()]);
    if (this.history.restore(kept)) {
      await this.#ask();
      if (!this.sound && from) this.sound = (await judge({ rules: from, lang: this.#lang })).sound;
      return;
    }
    const opened = await this.open({ rules: from || FIRST_GAME });
    if (!opened) await this.#take({ rules: FIRST_GAME });
  }

  /** A whole other rule set; false, and ``refused`` says why, if it is none. */
  async open(what: Omit<Question, "lang">): Promise<boolean> {
    this.refused = [];
    try {
      return await this.#take(what);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.refused = [error];
      return false;
    }
  }

  async #take(what: Omit<Question, "lang">): Promise<boolean> {
    const { faults, sound } = await judge({ ...what, lang: this.#lang });
    if (!sound) {
      this.refused = faults;
      return false;
    }
    this.preset = await this.#presetNamed(sound.base);
    this.notice = null;
    this.history.put(draftOf(sound.rules, sound.base), "");
    await this.#ask();
    return true;
  }

  #presetNamed(id: string): Promise<Sound> {
    const key = `${id} ${this.#lang}`;
    const known = this.#presets.get(key);
    if (known) return known;
    const asked = judge({ rules: id, lang: this.#lang }).then(({ sound }) => {
      if (!sound) throw new ApiError("bad_ruleset", id);
      return sound;
    });
    this.#presets.set(key, asked);
    asked.catch(() => this.#presets.delete(key));
    return asked;
  }

  // Changing

  set(key: string, value: Value): void {
    if (!this.draft || !this.catalogue) return;
    const next = { ...this.draft, values: { ...this.draft.values, [key]: value } };
    this.notice = null;
    if (ALTERS_CARDS.includes(key)) {
      const { values, gone, wild } = adapted(next, this.pack, this.catalogue);
      next.values = values;
      if (gone.length + wild.length > 0) this.notice = { gone, wild };
    }
    this.#put(next, counts(value, this.draft.values[key]) ? key : "");
  }

  /** Back to what the preset says. */
  reset(key: string): void {
    const value = this.base[key];
    if (value !== undefined) this.set(key, value);
  }

  rename(name: string): void {
    if (this.draft) this.#put({ ...this.draft, name }, "name");
  }

  /** ``key``: of what may change again at once. */
  #put(draft: Draft, key: string): void {
    this.history.put(draft, key);
    this.#soon();
  }

  undo = (): void => this.#went(this.history.undo());
  redo = (): void => this.#went(this.history.redo());

  #went(moved: boolean): void {
    if (!moved) return;
    this.notice = null;
    this.#soon();
  }

  async speak(lang: Lang): Promise<void> {
    if (lang === this.#lang) return;
    this.#lang = lang;
    await this.#ask();
  }

  // Asking

  #soon(): void {
    this.#drop();
    this.checking = true;
    this.#timer = setTimeout(() => void this.#ask(), PAUSE);
  }

  again = (): Promise<void> => this.#ask();

  /** The name of the rule set as it is now, "" if it is not sound. */
  async agreed(): Promise<string> {
    if (this.checking) await this.#ask();
    return this.code;
  }

  async #ask(): Promise<void> {
    const { draft } = this;
    if (!draft) return;
    this.#drop();
    const running = (this.#running = new AbortController());
    this.checking = true;
    try {
      const preset = await this.#presetNamed(draft.base);
      if (this.#running !== running) return;
      this.preset = preset;
      const rules = toSend(draft, this.changed);
      const verdict = await judge({ rules, lang: this.#lang, against: draft.base }, running.signal);
      if (this.#running !== running) return;
      this.problem = null;
      this.faults = verdict.faults;
      this.#hear(verdict.sound);
      this.checking = false;
      this.#onverdict(verdict.sound ? this.#named(verdict.sound) : "");
    } catch (error) {
      if (this.#running === running) this.#failed(error);
    }
  }

  #hear(sound: Sound | null): void {
    if (!sound) return;
    const alike = this.#heard.lang === this.#lang && this.#heard.base === sound.base;
    this.fresh = alike ? freshTexts(this.sound, sound) : new Set();
    this.#heard = { lang: this.#lang, base: sound.base };
    this.sound = sound;
  }

  readonly #failed = (error: unknown): void => {
    if (!(error instanceof ApiError)) throw error;
    this.checking = false;
    this.problem = error;
  };

  /** Whatever was asked or was to be asked is old. */
  #drop(): void {
    clearTimeout(this.#timer);
    this.#running?.abort();
    this.#running = null;
  }

  dispose = (): void => this.#drop();
}
