export const files: Record<string, string> = import.meta.glob(
  ["$locales/de/*.ftl", "!$locales/de/cli.ftl"],
  { query: "?raw", import: "default", eager: true },
);
