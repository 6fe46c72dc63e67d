export type Lang = "en" | "nl" | "de" | "ru";
export const LANGS: readonly Lang[] = ["en", "nl", "de", "ru"];

/** Each language in its own words: never translated. */
export const LANG_NAMES: Record<Lang, string> = {
  en: "English",
  nl: "Nederlands",
  de: "Deutsch",
  ru: "Русский",
};

/** The first language we have among the browser's wishes; else English. */
export function browserLang(wishes: readonly string[]): Lang {
  for (const wish of wishes) {
    const lang = wish.toLowerCase().split("-")[0] as Lang;
    if (LANGS.includes(lang)) return lang;
  }
  return "en";
}
