export const files: Record<string, string> = import.meta.glob(
  ["$locales/de/{cards,events,reasons,rules,table}.ftl"],
  { query: "?raw", import: "default", eager: true },
);
