export const files: Record<string, string> = import.meta.glob(
  ["$locales/en/*.ftl", "!$locales/en/cli.ftl"],
  { query: "?raw", import: "default", eager: true },
);
