import { globSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { normalizePath, type Plugin, type Rolldown } from "vite";
import { defineConfig } from "vitest/config";

import { composeSheet, sidesOf } from "./src/portraits/sheet.ts";

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

// Makes the module virtual:portraits: all files of src/portraits/people as one SVG, emitted as a file of its own.
function portraitSheet(): Plugin {
  const people = join(import.meta.dirname, "src/portraits/people");
  const id = "\0virtual:portraits";
  const served = "/portraits.svg"; // in development
  const paths = (): string[] => globSync("*/*.svg", { cwd: people }).sort();
  const sheet = (): string =>
    composeSheet(Object.fromEntries(paths().map((path) => [path, readFileSync(join(people, path), "utf-8")])));
  let building = false;
  return {
    name: "portrait-sheet",
    configResolved: (config) => void (building = config.command === "build"),
    resolveId: (source) => (source === "virtual:portraits" ? id : undefined),
    load(which) {
      if (which !== id) return;
      const file = building && this.emitFile({ type: "asset", name: "portraits.svg", source: sheet() });
      const url = file ? `import.meta.ROLLUP_FILE_URL_${file}` : JSON.stringify(served);
      return `export const sheet = ${url}; export const sides = ${JSON.stringify(sidesOf(paths()))};`;
    },
    configureServer(server) {
      server.middlewares.use(served, (_, answer) => {
        answer.setHeader("Content-Type", "image/svg+xml");
        answer.end(sheet());
      });
    },
  };
}

// What two parts of the client share lies in one file, the most widely shared first. Otherwise each set of parts would
// have its own file for what they have in common, and a table would load twice as many. A module belongs to the first
// pair of which both import it.
const SHARED = [
  ["base", "main.ts", "main.ts"],
  ["common", "pages/FrontPage.svelte", "table/Game.svelte"],
  ["live", "table/TablePage.svelte", "table/Game.svelte"],
  ["room", "pages/WaitingRoom.svelte", "table/Game.svelte"],
  ["cards", "box/ComponentsPage.svelte", "table/Game.svelte"],
  ["board", "replay/ReplayPage.svelte", "table/Game.svelte"],
] as const;

function sharedFiles(): Rolldown.CodeSplittingOptions {
  const known = new Map<string, Set<string>>();
  /** All modules that a module imports, directly or not. What is loaded later doesn't count. */
  function importsOf(path: string, modules: Rolldown.ChunkingContext): Set<string> {
    const found = known.get(path) ?? new Set([normalizePath(join(import.meta.dirname, "src", path))]);
    known.set(path, found);
    for (const id of found) modules.getModuleInfo(id)!.importedIds.forEach((one) => found.add(one)); // grows meanwhile
    return found;
  }
  return {
    groups: SHARED.map(([name, one, other]) => ({
      name: (id, modules) => (importsOf(one, modules).has(id) && importsOf(other, modules).has(id) ? name : null),
    })),
  };
}

// The build goes into the Python package, so that players need only Python.
export default defineConfig({
  plugins: [svelte(), portraitSheet(), compressFiles()],
  build: {
    outDir: OUT,
    emptyOutDir: true,
    assetsInlineLimit: 0, // the server's content policy allows no data: addresses for scripts and fonts
    target: "es2022",
    manifest: true,
    rolldownOptions: { output: { codeSplitting: sharedFiles() } },
  },
  server: { proxy: { "/api": { target: "http://127.0.0.1:1625", ws: true } } },
  test: { include: ["src/**/*.test.ts"] },
});
