export const files: Record<string, string> = import.meta.glob(
  ["$locales/de/{advice,cards,events,presets,reasons,table}.ftl"],
  { query: "?raw", import: "default", eager: true },
);
