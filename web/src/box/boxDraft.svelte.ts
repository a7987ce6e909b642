// A box that is being edited: its changed values, and what the server says about them.

import { reasonText } from "../text/gameText";
import type { CheckedBox, PrintedFields } from "../wire/types.gen";
import {
  boxFileText,
  changesIn,
  checkValues,
  keyTitle,
  valuesInFile,
  type Values,
  type Written,
} from "./printedFields";

const PAUSE = 250; // milliseconds after a key press before values are checked
const NOTHING: CheckedBox = { mistakes: [], digest: "", changed: [], odds: [] };

export class BoxDraft {
  changes: Values = $state.raw({});
  checked: CheckedBox = $state.raw(NOTHING);
  checking = $state(false); // what `checked` says is about earlier values
  badFile = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly printed: PrintedFields) {}

  get count(): number {
    return Object.keys(this.changes).length;
  }

  get possible(): boolean {
    return !this.checking && this.checked.mistakes.length === 0;
  }

  set(key: string, value: Written): void {
    this.use({ ...this.changes, [key]: value });
  }

  /** The sentence about a value, or "". A mistake of a row belongs to each value in it. */
  mistake(key: string): string {
    const found = this.checked.mistakes.find((one) => one.key === key || one.key.startsWith(`${key}.`));
    return found ? this.sentence(found) : "";
  }

  /** The sentences about rows and tables. */
  get others(): string[] {
    const known = new Set(this.printed.fields.map((field) => field.key));
    const of = (key: string): string => key.split(".").slice(0, 3).join(".");
    return this.checked.mistakes.filter(({ key }) => !known.has(of(key))).map((one) => this.sentence(one));
  }

  private sentence({ key, reason, values }: CheckedBox["mistakes"][number]): string {
    const known = this.printed.fields.some((field) => field.key === key);
    return reasonText({ key: reason, values: { ...values, place: known ? keyTitle(key) : key } });
  }

  reset(): void {
    this.use({});
  }

  load(text: string): void {
    const values = valuesInFile(text, this.printed);
    this.badFile = values === null;
    if (values) this.use(values);
  }

  get fileText(): string {
    return boxFileText(this.printed, this.changes);
  }

  private use(values: Values): void {
    this.changes = changesIn(values, this.printed.fields);
    this.checking = true;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.check(), PAUSE);
  }

  private async check(): Promise<void> {
    const asked = this.changes;
    try {
      const found = await checkValues(asked);
      if (asked !== this.changes) return;
      this.checked = found;
      this.checking = false;
    } catch {
      this.timer = setTimeout(() => void this.check(), 8 * PAUSE); // the connection is lost: try again
    }
  }
}
