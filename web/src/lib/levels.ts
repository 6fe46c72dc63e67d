/** How well the computer can play, until the server has told its own. */
import type { Level } from "./protocol";

export const LEVELS: readonly Level[] = ["beginner", "easy", "normal", "sharp", "expert"];
export const USUAL: Level = "normal";
