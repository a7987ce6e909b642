import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";

import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

const OUT = "../src/mousquetaires/web";

// Compresses every text file of the build, so that the server need not.
function compressFiles(): Plugin {
  return {
    name: "compress-files",
    apply: "build",
    closeBundle() {
      const out = join(import.meta.dirname, OUT);
      for (const entry of readdirSync(out, { recursive: true, withFileTypes: true })) {
        if (!entry.isFile() || !/\.(html|js|css|svg|json|webmanifest)$/.test(entry.name)) continue;
        const file = join(entry.parentPath, entry.name);
        writeFileSync(`${file}.gz`, gzipSync(readFileSync(file), { level: 9 }));
        writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file)));
      }
    },
  };
}

// The build goes into the Python package, so that players need only Python.
export default defineConfig({
  plugins: [svelte(), compressFiles()],
  build: {
    outDir: OUT,
    emptyOutDir: true,
    assetsInlineLimit: 0, // the server's content policy allows no data: addresses for scripts and fonts
    target: "es2022",
    manifest: true,
  },
  server: { proxy: { "/api": { target: "http://127.0.0.1:1625", ws: true } } },
  test: { include: ["src/**/*.test.ts"] },
});
