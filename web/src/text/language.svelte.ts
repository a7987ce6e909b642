// The language that is spoken here and now. Whoever calls `say` in a template hears every change of it.

import { settings } from "../settings.svelte";
import { Texts, type Values } from "./texts";

export const LANGUAGES = ["en", "fr", "it", "pl", "de"] as const;
const ENGLISH = "en";

class Locale {
  texts: Texts = $state.raw(new Texts(ENGLISH, {}));
  ready = $state(false);
  failed = $state(false);
  private readonly known = new Map<string, Texts>();
  private wanted = "";
  private helping = false;

  get language(): string {
    return this.texts.language;
  }

  /** Speak these texts from now on. */
  use(texts: Texts): void {
    this.texts = texts;
    this.ready = true;
    this.failed = false;
    if (typeof document !== "undefined") document.documentElement.lang = texts.language;
  }

  /** Speak a language from now on; what is missing in it is said in English. */
  async speak(language: string): Promise<void> {
    this.wanted = language;
    try {
      const texts = this.known.get(language) ?? (await this.learn(language));
      if (this.wanted === language) this.use(texts);
    } catch {
      this.failed = !this.ready; // whoever speaks another one already goes on speaking it
    }
  }

  private async learn(language: string): Promise<Texts> {
    const files = await fetchTexts(language);
    const texts = new Texts(language, files, (here) => void this.helpOut(here));
    this.known.set(language, texts);
    return texts;
  }

  /** English for a language that lacks a word; everything is then said again. */
  private async helpOut(texts: Texts): Promise<void> {
    if (texts.language === ENGLISH || this.helping) return;
    this.helping = true;
    const english = this.known.get(ENGLISH) ?? (await this.learn(ENGLISH).catch(() => null));
    this.helping = false;
    texts.english = english;
    if (english && this.texts === texts) this.texts = texts.copy();
  }
}

async function fetchTexts(language: string): Promise<Record<string, string>> {
  const answer = await fetch(`/api/texts/${language}`);
  if (!answer.ok) throw new Error(String(answer.status));
  return (await answer.json()) as Record<string, string>;
}

export const locale = new Locale();

/** The language somebody wants: chosen, or the first the browser asks for that we speak. */
export function wantedLanguage(): string {
  const asked = [settings.language, ...navigator.languages].map((tag) => tag.toLowerCase().split("-")[0]!);
  return asked.find((language) => (LANGUAGES as readonly string[]).includes(language)) ?? ENGLISH;
}

/** The text behind a key, in the language of the moment. */
export function say(key: string, values?: Values): string {
  return locale.texts.say(key, values);
}
