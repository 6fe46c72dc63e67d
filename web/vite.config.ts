import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** `vite build --mode fixtures` makes the picture page of every state; it is never shipped. */
export default defineConfig(({ mode }) => ({
  base: "/",
  plugins: [svelte()],
  resolve: { alias: { $locales: here("../src/switch/i18n/locales") } },
  build: {
    outDir: mode === "fixtures" ? here("dist") : here("../src/switch/server/static"),
    emptyOutDir: true,
    assetsInlineLimit: 0, // a data: address would break default-src 'self'
    modulePreload: { polyfill: false },
    rollupOptions: { input: here(mode === "fixtures" ? "fixtures.html" : "index.html") },
  },
  server: {
    fs: { allow: [here("..")] },
    proxy: {
      "/api": "http://127.0.0.1:8000",
      "/ws": { target: "ws://127.0.0.1:8000", ws: true },
    },
  },
  test: { include: ["src/**/*.test.ts"], environment: "node" },
}));
