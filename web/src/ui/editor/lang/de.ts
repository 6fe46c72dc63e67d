export const files: Record<string, string> = import.meta.glob(
  ["$locales/de/{editor,options}.ftl"],
  { query: "?raw", import: "default", eager: true },
);
