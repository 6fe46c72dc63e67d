/** The twelve court pictures, by card code. */
const found: Record<string, string> = import.meta.glob("../art/courts/*.svg", {
  eager: true,
  query: "?url",
  import: "default",
});

export const courtUrl = (card: string): string => found[`../art/courts/${card}.svg`] ?? "";
