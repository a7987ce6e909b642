// Writes the icon sheet of the client: `node tools/icons.mjs`. To add an icon, add its name to USED under its author.
//
// The icons are those of game-icons.net, CC BY 3.0; the package does not name the authors, so USED does. The
// author is the icon's folder in github.com/game-icons/icons.

import { readFileSync, writeFileSync } from "node:fs";

// prettier-ignore
const USED = {
  delapouite: [
    "bed", "bindle", "cellar-barrels", "check-mark", "church", "closed-doors", "dagger-rose", "eyepatch",
    "fleur-de-lys", "handheld-fan", "health-potion", "horse-head", "night-sleep", "person", "person-in-bed",
    "pope-crown", "robber-mask", "rolling-dices", "stable", "tavern-sign", "two-coins",
  ],
  lorc: [
    "boot-prints", "breastplate", "candle-light", "cannon", "cloak-dagger", "clockwork", "conversation", "crossed-pistols",
    "crossed-sabres", "crossed-swords", "crowned-heart", "cut-diamond", "domino-mask", "feather", "galleon",
    "hourglass", "laurels", "mantrap", "open-book", "padlock", "pointing", "queen-crown", "rose", "spyglass",
    "sword-hilt", "treasure-map", "wax-seal",
  ],
  sbed: [
    "cancel", "shield",
  ],
  skoll: [
    "hearts",
  ],
};

/** Drawn for this game. */
const OWN = {
  // the Sword of the dice
  rapier:
    '<path d="M500 12 206 268l38 38zM176 196l140 140-30 14-36-36-60 60c26 22 22 60-12 78l-14-30c14-6 16-16 6-26l-96 96c2 8-2 14-8 18-12 8-30 4-38-8-8-10-4-26 8-32 4-2 8-2 12-2l94-94c-10-10-20-8-26 6l-30-14c18-34 56-38 78-12l60-60-36-36z"/>',
  // a manoeuvre: the point draws its arc
  flourish:
    '<path d="M96 400 380 116l24 24-284 284zM40 416l16-16 56 56-16 16zM56 440l32 32-28 20-24-24zM250 52C370 30 470 110 478 236l30-8-44 76-62-60 34-2C428 142 350 80 256 94zM150 132c36 4 66 20 90 44l-30 30c-16-16-38-28-64-30z"/>',
  cards:
    '<path d="M120 96 296 40c10-3 20 2 24 12l104 300c3 10-2 20-12 24l-176 60c-10 3-20-2-24-12L108 120c-3-10 2-20 12-24zm30 32 92 270 140-48-92-270zM72 176l22 64-14 4 74 214 60-20 16 46-90 30c-10 3-20-2-24-12L36 210c-3-10 2-20 12-24z"/>',
  undo: '<path d="M200 96v80c150 0 264 90 264 256-52-104-134-144-264-144v84L48 232z"/>',
  menu: '<path d="M64 112h384v56H64zm0 116h384v56H64zm0 116h384v56H64z"/>',
  swap: '<path d="M144 80v64h288v64H144v64L32 176zM368 240v64H80v64h288v64l112-96z"/>',
  arrow: '<path d="M208 48h96v240h96L256 464 112 288h96z"/>',
  unknown:
    '<path d="M256 48c-84 0-144 50-150 132h72c4-46 34-70 76-70 44 0 74 26 74 62 0 32-16 50-54 76-42 30-60 58-56 108v16h72v-14c0-30 12-46 52-72 40-28 60-60 60-116 0-74-58-122-146-122zm-4 340a44 44 0 1 0 .1 0z"/>',
};

const design = new URL("../src/design/", import.meta.url);
const sheet = new URL("../node_modules/@iconify-json/game-icons/icons.json", import.meta.url);
const drawn = JSON.parse(readFileSync(sheet, "utf8")).icons;

/** An icon's paths, in tenths of a unit: the difference is not visible at 512 units a side. */
function body(name) {
  if (!(name in drawn)) throw new Error(`game-icons has no ${name}`);
  return drawn[name].body.replaceAll(' fill="currentColor"', "").replaceAll(/\.(\d)\d+/g, ".$1");
}

const authors = Object.keys(USED).sort();
const names = authors.flatMap((author) => USED[author]).sort();
if (new Set(names).size !== names.length) throw new Error("an icon is listed twice");

const symbols = [...names.map((name) => [name, body(name)]), ...Object.entries(OWN)].map(
  ([name, paths]) => `<symbol id="${name}" viewBox="0 0 512 512">${paths}</symbol>`,
);
writeFileSync(
  new URL("icons.gen.svg", design),
  `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join("\n")}\n</svg>\n`,
);

const union = [...names, ...Object.keys(OWN)].sort().map((name) => `  | "${name}"`);
writeFileSync(
  new URL("icons.gen.ts", design),
  `// Made by tools/icons.mjs.\n\nexport type IconName =\n${union.join("\n")};\n`,
);

const credits = authors.map((author) => `  ${author}: ${JSON.stringify(USED[author].toSorted())},`);
writeFileSync(
  new URL("credits.gen.ts", design),
  "// Made by tools/icons.mjs: who drew which icon (game-icons.net, CC BY 3.0).\n\n" +
    `export const ICON_CREDITS: Record<string, readonly string[]> = {\n${credits.join("\n")}\n};\n`,
);
