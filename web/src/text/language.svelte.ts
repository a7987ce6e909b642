// The current language and its texts. Templates that call `say` update when it changes.

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

  /** Use these texts from now on. */
  use(texts: Texts): void {
    this.texts = texts;
    this.ready = true;
    this.failed = false;
    if (typeof document !== "undefined") document.documentElement.lang = texts.language;
  }

  /** Switch to a language. Messages that it lacks are shown in English. */
  async speak(language: string): Promise<void> {
    this.wanted = language;
    try {
      const texts = this.known.get(language) ?? (await this.learn(language));
      if (this.wanted === language) this.use(texts);
    } catch {
      this.failed = !this.ready; // else the language before stays in use
    }
  }

  private async learn(language: string): Promise<Texts> {
    const files = await fetchTexts(language);
    const texts = new Texts(language, files, (here) => void this.helpOut(here));
    this.known.set(language, texts);
    return texts;
  }

  /** Fetches English for a language that lacks a message, and shows everything again. */
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

/** The language of the settings, or the first of the browser's languages that we have. */
export function wantedLanguage(): string {
  const asked = [settings.language, ...navigator.languages].map((tag) => tag.toLowerCase().split("-")[0]!);
  return asked.find((language) => (LANGUAGES as readonly string[]).includes(language)) ?? ENGLISH;
}

/** The text of a key in the current language. */
export function say(key: string, values?: Values): string {
  return locale.texts.say(key, values);
}
