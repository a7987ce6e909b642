// The first page of the rulebook can be read in about ten minutes.

import { expect, it } from "vitest";

import { textsOf } from "../text/testTexts";

const FILES = import.meta.glob<string>("../../../src/mousquetaires/i18n/*/web-rulebook.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

it.each(["en", "fr", "it", "pl", "de"])("can be learned in about ten minutes in %s", (language) => {
  const file = FILES[`../../../src/mousquetaires/i18n/${language}/web-rulebook.ftl`]!;
  const keys = [...file.matchAll(/^(web-learn-\S+) =/gm)].map(([, key]) => key!);
  const text = keys.map((key) => textsOf(language).say(key, { turns: 12, honour: 14, dice: 3, rochefort: 5 }));
  const words = text.join(" ").split(/\s+/).length;
  expect(words).toBeGreaterThan(700);
  expect(words).toBeLessThan(1150);
});
