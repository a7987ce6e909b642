// Puts the portraits of people/ together into one SVG sheet, with the definitions they share. The build emits the sheet
// as a file of its own; see portraitSheet in vite.config.ts. A portrait's folder is its side, its file name its id.

import { PALETTE } from "./palette.ts";

export type Side = "musketeers" | "milady";

/** How every portrait's file starts. The attributes hold for all its lines. */
export const ROOT =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 240" fill="none" ' +
  `stroke="${PALETTE.ink}" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round">`;

/**
 * The clips cut shoulders at the frame, but let hats and plumes break it above the middle. The ground's lines swell
 * from the face to the back of the head. Every id starts with "portrait-", because they're ids of the page.
 */
const DEFINITIONS = `<defs>
<clipPath id="portrait-oval"><path d="M-20-20H220V120H187A87 107 0 0 1 13 120H-20Z"/></clipPath>
<clipPath id="portrait-token"><path d="M-20-20H220V100H186A86 86 0 0 1 14 100H-20Z"/></clipPath>
<pattern id="portrait-ground" width="200" height="5" patternUnits="userSpaceOnUse">
<path d="M0 2.2L200 .5V4.5L0 2.8Z" fill="${PALETTE.ink}" opacity=".5"/></pattern>
<pattern id="portrait-hatch" width="4" height="4" patternUnits="userSpaceOnUse" patternTransform="rotate(35)">
<path d="M2 0V4" stroke="${PALETTE.ink}" stroke-width="1.1" opacity=".75"/></pattern>
</defs>`;

/** The side of each person, from the paths of the files: `people/musketeers/athos.svg`. */
export function sidesOf(paths: Iterable<string>): Record<string, Side> {
  return Object.fromEntries([...paths].map((path) => [personAt(path), path.split("/").at(-2) as Side]));
}

/** The sheet, from the text of each file by its path. */
export function composeSheet(files: Record<string, string>): string {
  const people = Object.entries(files).map(([path, text]) => symbolOf(personAt(path), text));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0" aria-hidden="true">${DEFINITIONS}${people.join("")}</svg>`;
}

function personAt(path: string): string {
  return path.split("/").at(-1)!.replace(".svg", "");
}

function symbolOf(person: string, text: string): string {
  return text
    .replace('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 240"', `<g id="portrait-${person}"`)
    .replace("</svg>", "</g>")
    .replaceAll("url(#hatch)", "url(#portrait-hatch)")
    .replaceAll(/<!--.*?-->|\n/g, "");
}
