import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

// The build goes into the Python package, so that a player needs nothing but Python.
export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/mousquetaires/web",
    emptyOutDir: true,
    assetsInlineLimit: 0, // the server's content policy knows no data: for scripts and fonts
    target: "es2022",
    manifest: true,
  },
  server: { proxy: { "/api": { target: "http://127.0.0.1:1625", ws: true } } },
  test: { include: ["src/**/*.test.ts"] },
});
