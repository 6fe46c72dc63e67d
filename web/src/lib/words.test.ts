/** Every message the page names exists in every language, and table.ftl holds none it does not name. */
import { readFileSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

const here = fileURLToPath(new URL("..", import.meta.url));
const locales = fileURLToPath(new URL("../../../src/switch/i18n/locales", import.meta.url));
const LANGS = ["en", "nl", "de", "ru"];

const walk = (dir: string): string[] =>
  readdirSync(dir).flatMap((name) => {
    const path = join(dir, name);
    return statSync(path).isDirectory() ? walk(path) : [path];
  });

const sources = walk(here)
  .filter((path) => /\.(ts|svelte)$/.test(path) && !/\.test\.ts$/.test(path))
  .map((path) => readFileSync(path, "utf8"))
  .join("\n");

const idsOf = (lang: string, file: string): string[] =>
  [...readFileSync(join(locales, lang, file), "utf8").matchAll(/^([a-z][\w-]*) =/gm)].map((m) => m[1] ?? "");
const PAGE = ["advice", "cards", "events", "presets", "reasons", "table"]; // as in lang/*.ts
const allIds = (lang: string): Set<string> => new Set(PAGE.flatMap((name) => idsOf(lang, `${name}.ftl`)));

/** Of the page alone, or shared with the terminal; the words that are typed there are not. */
const ownIds = (lang: string): string[] =>
  [...idsOf(lang, "table.ftl"), ...idsOf(lang, "advice.ftl")].filter((id) => !/^(word|term)-/.test(id));

/** Quoted ids with one of the prefixes of table.ftl, and templates with a hole in them. */
const prefixes = [...new Set(ownIds("en").map((id) => id.split("-")[0] ?? ""))];
const quoted = new Set(
  [...sources.matchAll(/["'`]((?:[a-z]+)-[a-zA-Z0-9-]+)["'`]/g)].map((m) => m[1] ?? "").filter((id) => prefixes.includes(id.split("-")[0] ?? "")),
);
const templates = [...sources.matchAll(/`([a-z]+-[a-z-]*)\$\{[^}]+\}`/g)].map((m) => m[1] ?? "");

describe("the words of the page", () => {
  it("are the same set in every language", () => {
    const english = ownIds("en").sort();
    for (const lang of LANGS) expect(ownIds(lang).sort(), lang).toEqual(english);
  });
  it("are all used", () => {
    const unused = ownIds("en").filter(
      (id) => !quoted.has(id) && !templates.some((start) => id.startsWith(start)),
    );
    expect(unused).toEqual([]);
  });
  it("are all there", () => {
    const TESTIDS = [...sources.matchAll(/(?:testid|data-testid|class|id)=["'{`]+([\w-]+)/g)].map((m) => m[1]);
    for (const lang of LANGS) {
      const there = allIds(lang);
      const called = [...sources.matchAll(/\bt\(\s*"([a-z][\w-]*)"/g)].map((m) => m[1] ?? "");
      const missing = [...called, ...quoted].filter((id) => !there.has(id) && !TESTIDS.includes(id));
      expect([...new Set(missing)], lang).toEqual([]);
    }
  });
});
