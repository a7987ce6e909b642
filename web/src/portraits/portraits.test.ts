import { describe, expect, it } from "vitest";

import made from "../gallery/views.json";
import { ADVERSARIES, FIRST_CHARACTER } from "../ids";
import { PALETTE } from "./palette";
import { portraitIdOf, sideOf } from "./portraits";
import { composeSheet, ROOT, sidesOf } from "./sheet";

const MOST_OF_ONE = 6 * 1024; // bytes
const MOST_OF_ALL = 60 * 1024; // bytes, gzipped
const LIKE_A_PORTRAIT = ["milady", "richelieu", "king", "queen", "guard"]; // people without an id of the engine

const files: Record<string, string> = import.meta.glob("./people/*/*.svg", {
  query: "?raw",
  import: "default",
  eager: true,
});
const portraits = Object.entries(files);
const names = made.names.ids as Record<string, string[]>;
const sheet = composeSheet(files);

function every(pattern: RegExp, text: string): string[] {
  return [...text.matchAll(pattern)].map((found) => found[1]!);
}

async function gzipped(text: string): Promise<number> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream("gzip"));
  return (await new Response(stream).arrayBuffer()).byteLength;
}

describe("every person has a portrait", () => {
  it.each([
    ["hero", names.hero!, "musketeers"],
    ["character", names.card!.slice(FIRST_CHARACTER), "musketeers"],
    ["adversary", names.foe!.slice(0, ADVERSARIES), "milady"],
    ["foe", names.foe!, "milady"],
    ["trap", names.trap!, "milady"],
  ])("each %s", (_, ids, side) => {
    expect(ids.length).toBeGreaterThan(4);
    expect(ids.map((id) => [id, sideOf(portraitIdOf(id))])).toEqual(ids.map((id) => [id, side]));
  });

  it("also those who have no id, and nobody else", () => {
    const everyone = [names.hero!, names.card!.slice(FIRST_CHARACTER), names.foe!, names.trap!, LIKE_A_PORTRAIT];
    expect(Object.keys(sidesOf(Object.keys(files))).sort()).toEqual(
      [...new Set(everyone.flat().map(portraitIdOf))].sort(),
    );
  });

  it("the plugin reads the same files", () => {
    for (const [person, side] of Object.entries(sidesOf(Object.keys(files)))) expect(sideOf(person)).toBe(side);
    expect(sideOf("nobody")).toBeUndefined();
  });
});

describe("every portrait is small and plain", () => {
  it.each(portraits)("%s", (_, text) => {
    expect(text.startsWith(`${ROOT}\n`)).toBe(true);
    expect(text.trimEnd().endsWith("</svg>")).toBe(true);
    expect(text.length).toBeLessThanOrEqual(MOST_OF_ONE);
    const drawing = text.slice(ROOT.length).replaceAll(/<!--.*?-->/g, "");
    expect([...new Set(every(/<([a-z]+)/gi, drawing))].sort()).toEqual(["g", "path"]);
    const attributes = ["d", "fill", "opacity", "stroke", "stroke-dasharray", "stroke-width", "transform"];
    expect(every(/ ([a-z-]+)=/g, drawing).filter((attribute) => !attributes.includes(attribute))).toEqual([]);
    const colours = [...Object.values<string>(PALETTE), "none", "url(#hatch)"];
    expect(every(/ (?:fill|stroke)="([^"]*)"/g, drawing).filter((colour) => !colours.includes(colour))).toEqual([]);
  });
});

describe("the sheet", () => {
  it("holds every person once, and each id once", () => {
    const ids = every(/ id="([^"]*)"/g, sheet);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => !id.startsWith("portrait-"))).toEqual([]);
    for (const person of Object.keys(sidesOf(Object.keys(files)))) expect(ids).toContain(`portrait-${person}`);
  });

  it("refers only to what it defines", () => {
    const ids = every(/ id="([^"]*)"/g, sheet);
    expect([...new Set(every(/url\(#([^)]*)\)/g, sheet))].filter((id) => !ids.includes(id))).toEqual([]);
  });

  it("opens and closes the same elements", () => {
    expect(every(/<(g)[ >]/g, sheet).length).toBe(every(/<\/(g)>/g, sheet).length);
  });

  it("is at most 60 KB when compressed", async () => {
    expect(await gzipped(sheet)).toBeLessThanOrEqual(MOST_OF_ALL);
  });
});
