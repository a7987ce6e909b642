// The Fluent messages of one language; a port of Texts in i18n.

import { FluentBundle, FluentResource } from "@fluent/bundle";

export type Value = string | number;
export type Values = Record<string, Value>;

/** The forms of a name beside its plain one, each with its fallback ("": the plain one). */
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
  private readonly named = new Map<string, Values>(); // a cache: log lines repeat the same names
  private readonly plain = new Map<string, string>(); // a cache: messages without variables never change

  /** The fallback for messages that this language lacks; fetched when it is needed. */
  english: Texts | null = null;

  constructor(
    readonly language: string,
    files: Record<string, string>,
    private readonly missing: (texts: Texts) => void = () => undefined,
  ) {
    this.bundle = new FluentBundle([language], { useIsolating: false });
    for (const text of Object.values(files)) this.bundle.addResource(new FluentResource(text));
  }

  /** The same texts as a new object, so that components that show them update. */
  copy(): Texts {
    const made = Object.assign(Object.create(Texts.prototype) as Texts, this);
    this.named.clear();
    return made;
  }

  has(key: string): boolean {
    return this.bundle.hasMessage(key) || (this.english?.has(key) ?? false);
  }

  /** The message of a key. It never fails: a missing text must not stop a game. */
  say(key: string, values?: Values): string {
    if (values) return this.format(key, values);
    const known = this.plain.get(key);
    if (known !== undefined) return known;
    const made = this.format(key, {});
    if (this.bundle.hasMessage(key)) this.plain.set(key, made);
    return made;
  }

  private format(key: string, values: Values): string {
    const pattern = this.bundle.getMessage(key)?.value;
    if (pattern) return this.bundle.formatPattern(pattern, values, []);
    if (this.english) return this.english.say(key, values);
    this.missing(this);
    return key;
  }

  /** A name in all its forms, as the variables name, name_the, name_to ... of a message. */
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

  /** Names as a list ("A, B and C"), or the word for none. */
  listed(names: string[]): string {
    if (names.length === 0) return this.say("list-none");
    if (names.length === 1) return names[0]!;
    const row = names.slice(1, -1).reduce((first, next) => this.say("list-more", { first, next }), names[0]!);
    return this.say("list-last", { first: row, last: names.at(-1)! });
  }

  /** A label with its value: "Paris: The Abduction". */
  labelled(label: string, what: string): string {
    return this.say("labelled", { label, what });
  }

  /** A number with this many decimals. */
  number(n: number, decimals: number): string {
    return n.toLocaleString(this.language, { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
  }

  /** A number with the percent sign as this language writes it. */
  percent(n: string): string {
    return this.say("percent", { n });
  }

  /** A name with a count, unless it is one. */
  counted(n: number, name: string): string {
    return n === 1 ? name : this.say("counted", { n, name });
  }
}
