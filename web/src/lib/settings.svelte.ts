/** What a player may set; kept in the browser, applied at once. */
import { LANGS, browserLang, type Lang } from "./langs";
import { recall, remember } from "./memory";

export interface Settings {
  lang: Lang;
  fourColours: boolean;
  hold: number; // ms until a touch counts as a hold
  leftHanded: boolean;
  letterKeys: boolean;
  name: string;
}

export const HOLD_RANGE = { min: 250, max: 1500, step: 50 } as const;

const defaults = (): Settings => ({
  lang: browserLang(typeof navigator === "undefined" ? [] : navigator.languages),
  fourColours: true,
  hold: 450,
  leftHanded: false,
  letterKeys: true,
  name: "",
});

function loaded(): Settings {
  const base = defaults();
  const kept = recall<Partial<Settings>>("settings") ?? {};
  const all = { ...base, ...kept };
  if (!LANGS.includes(all.lang)) all.lang = base.lang;
  if (!(all.hold >= HOLD_RANGE.min && all.hold <= HOLD_RANGE.max)) all.hold = base.hold;
  return all;
}

export const settings = $state<Settings>(loaded());

export function change(part: Partial<Settings>): void {
  Object.assign(settings, part);
  remember("settings", { ...settings });
}
