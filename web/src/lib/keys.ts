/** The keys of the table; letters work only while the table has the focus and can be off. */
export interface Key {
  id: string; // the message that says what it does
  key: string; // KeyboardEvent.key, lower case
  shown: string;
  name?: string; // a message, where the key has a name of its own
}

export const KEYS: readonly Key[] = [
  { id: "key-arrows", key: "", shown: "← →" },
  { id: "key-enter", key: "", shown: "", name: "key-name-enter" },
  { id: "key-mark", key: "m", shown: "M" },
  { id: "key-main", key: "l", shown: "L" },
  { id: "key-draw", key: "d", shown: "D" },
  { id: "key-call", key: "c", shown: "C" },
  { id: "key-catch", key: "k", shown: "K" },
  { id: "key-jump", key: "j", shown: "J" },
  { id: "key-back", key: "escape", shown: "", name: "key-name-esc" },
  { id: "advice-key", key: "i", shown: "I" },
  { id: "key-turn", key: "t", shown: "T" },
  { id: "key-counts", key: "n", shown: "N" },
  { id: "key-log", key: "g", shown: "G" },
  { id: "key-hand", key: "h", shown: "H" },
];

/** The message id of a pressed key, or null: with modifiers, in a field, in a dialog, letters off. */
export function keyPressed(event: KeyboardEvent, letters: boolean): string | null {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return null;
  const target = event.target as HTMLElement | null;
  if (target?.closest("dialog, input, select, textarea, [contenteditable]")) return null;
  const found = KEYS.find((k) => k.key !== "" && k.key === event.key.toLowerCase());
  if (!found || (found.key.length === 1 && !letters)) return null;
  return found.id;
}
