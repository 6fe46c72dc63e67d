/** What the server says of rule sets: their options, and whether they hold together, in words. */
import { ApiError } from "./api";
import type { Catalogue, Fields } from "./editorRules";
import type { Lang } from "./langs";
import type { RuleSetInfo } from "./protocol";

export const LARGEST = 64 * 1024; // bytes of a question

export interface Fault {
  place: string;
  text: string;
  line?: number | null; // of a file
}

export interface Clause {
  number: number;
  part: string;
  clause: string;
  options: string[];
  text: string;
}

export interface Change {
  key: string;
  label: string;
  now: string;
  before: string;
}

/** A rule set without faults, whole and in words. */
export interface Sound {
  rules: Fields;
  base: string;
  code: string;
  name: string;
  short: Clause[];
  long: Clause[];
  parts: Record<string, string>;
  changes: Change[];
}

export interface Verdict {
  faults: Fault[];
  sound: Sound | null;
}

/** ``rules``: a preset, a code, a link, or fields; ``rules_text``: what stands in a TOML or JSON file. */
export interface Question {
  rules?: string | Record<string, unknown>;
  rules_text?: string;
  lang: Lang;
  against?: string;
}

/** Raises ApiError, or AbortError when ``signal`` says so. */
async function ask<T>(path: string, init: RequestInit = {}): Promise<T> {
  const answer = await fetch(path, init).catch((error: unknown) => {
    if (error instanceof DOMException && error.name === "AbortError") throw error;
    throw new ApiError("unreachable", "");
  });
  const read: unknown = await answer.json().catch(() => null);
  if (answer.ok && read !== null) return read as T;
  const error = (read as { error?: { code?: string; message?: string } } | null)?.error;
  throw new ApiError(error?.code ?? "unreachable", error?.message ?? "");
}

export const allOptions = (): Promise<Catalogue> => ask("/api/options");

export const allPresets = async (): Promise<RuleSetInfo[]> =>
  (await ask<{ rulesets: RuleSetInfo[] }>("/api/rulesets")).rulesets;

export async function judge(question: Question, signal?: AbortSignal): Promise<Verdict> {
  const found = await ask<Sound & { faults: Fault[] }>("/api/rules", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(question),
    ...(signal && { signal }),
  });
  return { faults: found.faults, sound: found.faults.length > 0 ? null : found };
}

export const fileUrl = (code: string, kind: "toml" | "json"): string => `/api/rules/${encodeURIComponent(code)}.${kind}`;
