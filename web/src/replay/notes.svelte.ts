// The player's own notes and bookmarks, each at a moment of a game. They stay in this browser.

import { readStored, writeStored } from "../storage";

export interface Note {
  moment: string; // as in a link
  text: string; // "": only a bookmark
  made: number;
}

const LONGEST = 400;

export class Notes {
  list: readonly Note[] = $state.raw([]);
  private readonly key: string;

  constructor(game: string) {
    this.key = `mousquetaires.notes.${game}`;
    this.list = readStored<Note[]>(this.key, []);
  }

  at(moment: string): Note | undefined {
    return this.list.find((note) => note.moment === moment);
  }

  /** Writes a note at a moment, or changes the one that is there. */
  write(moment: string, text: string): void {
    const others = this.list.filter((note) => note.moment !== moment);
    const note = { moment, text: text.trim().slice(0, LONGEST), made: Date.now() };
    this.keep([...others, note]);
  }

  remove(moment: string): void {
    this.keep(this.list.filter((note) => note.moment !== moment));
  }

  private keep(notes: readonly Note[]): void {
    this.list = notes.toSorted((a, b) => Number(a.moment) - Number(b.moment));
    writeStored(this.key, this.list);
  }
}
