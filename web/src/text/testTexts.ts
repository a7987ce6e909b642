// The texts of a language, read from their files, for tests.

import { Texts } from "./texts";

const FILES = import.meta.glob<string>("../../../src/mousquetaires/i18n/*/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

export function textsOf(language: string): Texts {
  return new Texts(
    language,
    Object.fromEntries(Object.entries(FILES).filter(([path]) => path.includes(`/i18n/${language}/`))),
  );
}
