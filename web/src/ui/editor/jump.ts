/** From a sentence to the option that it is about. */
import { tick } from "svelte";

export const optionId = (key: string): string => `option-${key.replace(".", "-")}`;

const still = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Its heading gets the focus; whatever hides it must have been opened before. */
export async function jumpTo(key: string): Promise<void> {
  await tick();
  const row = document.getElementById(optionId(key));
  row?.scrollIntoView({ block: "start", behavior: still() ? "auto" : "smooth" });
  row?.querySelector<HTMLElement>("h3")?.focus({ preventScroll: true });
}
