/** The rule sets that were played or shared from this browser, the last first. */
import { recall, remember } from "./memory";

export interface Mine {
  code: string;
  name: string;
}

const MOST = 8;
const KEY = "own-rules";

export const mine = (): Mine[] => recall<Mine[]>(KEY) ?? [];

/** One that has the name of another takes its place. */
export const joined = (all: readonly Mine[], one: Mine): Mine[] =>
  [one, ...all.filter(({ code, name }) => code !== one.code && name !== one.name)].slice(0, MOST);

export const keepMine = (one: Mine): void => remember(KEY, joined(mine(), one));
