export const files: Record<string, string> = import.meta.glob(
  ["$locales/ru/*.ftl", "!$locales/ru/cli.ftl"],
  { query: "?raw", import: "default", eager: true },
);
