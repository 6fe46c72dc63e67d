export const files: Record<string, string> = import.meta.glob(
  ["$locales/ru/{cards,events,presets,reasons,table}.ftl"],
  { query: "?raw", import: "default", eager: true },
);
