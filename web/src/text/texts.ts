// Everything that can be said in one language, from Fluent files; the same as Texts of the Python side.

import { FluentBundle, FluentResource } from "@fluent/bundle";

export type Value = string | number;
export type Values = Record<string, Value>;

/** The forms a name can have beside its plain one, each with the form that stands in for it ("": the plain one). */
const FORMS: [string, string][] = [
  ["the", ""],
  ["acc", "the"],
  ["gen", "the"],
  ["dat", "acc"],
  ["ins", "acc"],
  ["loc", "the"],
  ["to", "acc"],
  ["short", ""],
];
const USUAL_GENDER = "m";

export class Texts {
  private readonly bundle: FluentBundle;
  private readonly named = new Map<string, Values>(); // plain names, made once: stories repeat them

  /** English, where a language has no words; it is fetched when that happens. */
  english: Texts | null = null;

  constructor(
    readonly language: string,
    files: Record<string, string>,
    private readonly missing: (texts: Texts) => void = () => undefined,
  ) {
    this.bundle = new FluentBundle([language], { useIsolating: false });
    for (const text of Object.values(files)) this.bundle.addResource(new FluentResource(text));
  }

  /** The same texts as another object, for whoever draws anew only what is another. */
  copy(): Texts {
    const made = Object.assign(Object.create(Texts.prototype) as Texts, this);
    this.named.clear();
    return made;
  }

  has(key: string): boolean {
    return this.bundle.hasMessage(key) || (this.english?.has(key) ?? false);
  }

  /** The sentence or name behind a key; never fails, because a game must go on. */
  say(key: string, values: Values = {}): string {
    const pattern = this.bundle.getMessage(key)?.value;
    if (pattern) return this.bundle.formatPattern(pattern, values, []);
    if (this.english) return this.english.say(key, values);
    this.missing(this);
    return key;
  }

  /** A name in all its forms, as the variables name, name_the, name_to ... of a sentence. */
  forms(name: string, key: string, values?: Values): Values {
    if (values) return this.makeForms(name, key, values);
    const known = this.named.get(`${name} ${key}`);
    if (known) return known;
    const made = this.makeForms(name, key, {});
    this.named.set(`${name} ${key}`, made);
    return made;
  }

  private makeForms(name: string, key: string, values: Values): Values {
    const made: Values = { [name]: this.say(key, values) };
    for (const [form, instead] of FORMS) {
      made[`${name}_${form}`] = this.attribute(key, form, values) ?? made[instead ? `${name}_${instead}` : name]!;
    }
    made[`${name}_gender`] = this.attribute(key, "gender", values) ?? USUAL_GENDER;
    return made;
  }

  private attribute(key: string, form: string, values: Values): string | undefined {
    const pattern = this.bundle.getMessage(key)?.attributes[form];
    return pattern === undefined ? undefined : this.bundle.formatPattern(pattern, values, []);
  }

  /** One form of a name. */
  form(key: string, form: string): string {
    return String(this.forms("name", key)[`name_${form}`]);
  }

  /** Several names in a row, or the word for none. */
  listed(names: string[]): string {
    if (names.length === 0) return this.say("list-none");
    if (names.length === 1) return names[0]!;
    const row = names.slice(1, -1).reduce((first, next) => this.say("list-more", { first, next }), names[0]!);
    return this.say("list-last", { first: row, last: names.at(-1)! });
  }

  /** A label and what stands behind it: "Paris: The Abduction". */
  labelled(label: string, what: string): string {
    return this.say("labelled", { label, what });
  }

  /** A name, or several of it. */
  counted(n: number, name: string): string {
    return n === 1 ? name : this.say("counted", { n, name });
  }
}
