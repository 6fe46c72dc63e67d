export const files: Record<string, string> = import.meta.glob(
  ["$locales/nl/*.ftl", "!$locales/nl/cli.ftl"],
  { query: "?raw", import: "default", eager: true },
);
