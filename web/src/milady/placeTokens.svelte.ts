// Milady lays tokens on a Quest board. Three parts of the screen share this: the drawn board, her tokens, and the question.
// The server gets nothing before she presses the button.

import { tick } from "svelte";

import type { TableState } from "../state/table.svelte";
import { GALLERIES, INN, RETURN } from "../ids";
import { isNarrow } from "../state/viewport.svelte";
import { neighbour, spaceMap } from "../quest/layout";
import { spaceTitle } from "../quest/wording";
import { ActionCheck } from "../table/actionCheck.svelte";
import { nameOf } from "../text/gameText";
import { say } from "../text/language.svelte";
import { assignText, parseAction } from "../text/notation";
import type { Box, Prompt } from "../wire/types.gen";
import { Drag } from "./drag.svelte";
import { NONE, TokenDraft, type Tapped } from "./tokenDraft.svelte";

const ALONG: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };
const ACROSS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };
const BOARDS: Record<string, number> = { inn_tokens: INN, return_tokens: RETURN, gallery_tokens: GALLERIES };

export class PlaceTokens {
  readonly kind = "tokens";
  readonly board: number;
  readonly placement: TokenDraft;
  readonly check: ActionCheck;
  readonly drag: Drag;
  readonly row: number; // spaces of a path or an antechamber
  readonly order: readonly number[]; // of the spaces, as they are drawn
  announcement = $state(""); // for screen readers
  stop = $state(0); // the space in the tab order
  asking: { space: number; from: DOMRect } | null = $state.raw(null); // a menu of tokens is open for a space

  constructor(
    private readonly table: TableState,
    private readonly prompt: Prompt,
    readonly box: Box,
    private readonly onact: (action: string) => void,
  ) {
    const { inn_length, return_spaces, antechamber_spaces } = box.boards;
    this.board = BOARDS[prompt.kind] ?? table.view!.board;
    this.row = { [INN]: inn_length, [RETURN]: return_spaces, [GALLERIES]: antechamber_spaces }[this.board] ?? 1;
    this.placement = new TokenDraft(table.view!.reserve, tokensOf(prompt.default));
    this.order = fromLeftToRight(this.board, this.placement.spaces, this.row);
    this.stop = this.order[0] ?? 0;
    this.check = new ActionCheck(() => table);
    this.drag = new Drag(
      (item, zone) => this.drop(item, zone),
      () => (this.announcement = say("web-place-cancelled")),
    );
  }

  readonly action = $derived.by(() => assignText([...this.placement.tokens]));
  readonly carried = $derived.by(() => {
    const [kind, id] = this.drag.item.split(" ");
    return kind === "token" ? Number(id) : kind === "space" ? this.placement.at(Number(id)) : NONE;
  });

  nameOfSpace(space: number): string {
    return spaceTitle(space, this.board, this.box);
  }

  // --- what she does --------------------------------------------------------------------------------

  put(space: number, token: number): void {
    this.placement.held = null;
    if (token === NONE) this.tell({ kind: "back", token: this.placement.lift(space) });
    else this.tell({ kind: this.placement.put(space, token) ? "put" : "lacking", token, space });
  }

  tapToken(token: number): void {
    this.tell(this.placement.tapToken(token));
  }

  /** A click without a pointer comes from the keyboard or a screen reader: there a list is easier than two taps. */
  tapSpace(space: number, event: MouseEvent): void {
    if (event.detail === 0 && this.placement.held === null) this.ask(space);
    else this.tell(this.placement.tapSpace(space));
  }

  release(): void {
    this.placement.held = null;
    this.tell({ kind: "released" });
  }

  private drop(item: string, zone: string): void {
    const [[kind, id], [, target]] = [item.split(" "), zone.split(" ")];
    this.placement.held = null;
    if (kind === "token" && target !== undefined) this.put(Number(target), Number(id));
    else if (kind === "space" && target === undefined) this.put(Number(id), NONE);
    else if (kind === "space" && target !== id) {
      this.placement.swap(Number(id), Number(target));
      this.tell({ kind: "swapped", space: Number(id), other: Number(target) });
    }
  }

  async suggest(): Promise<void> {
    const usual = tokensOf(this.prompt.default);
    const found = tokensOf((await this.table.sample()) ?? this.prompt.default);
    this.placement.lay(found.length === usual.length ? found : usual);
    this.announcement = say("web-tokens-suggested");
  }

  shuffle(): void {
    this.placement.shuffle();
    this.announcement = say("web-tokens-shuffled");
  }

  clear(): void {
    this.placement.clear();
    this.announcement = say("web-place-cleared");
  }

  undo(): void {
    this.placement.undo();
    this.announcement = say("web-place-undone");
  }

  send(): void {
    this.onact(this.action);
  }

  // --- the menu of a space, and the keyboard -----------------------------------------------------------

  private ask(space: number): void {
    this.placement.held = null;
    const from = document.querySelector(`[data-space="${space}"]`);
    if (from) this.asking = { space, from: from.getBoundingClientRect() };
  }

  /** Closes the menu; null leaves the space as it is. */
  async answer(token: number | null, refocus = true): Promise<void> {
    const space = this.asking?.space;
    this.asking = null;
    if (space === undefined) return;
    if (token !== null) this.put(space, token);
    if (refocus) await this.focus(space);
  }

  private async focus(space: number): Promise<void> {
    this.stop = space;
    await tick();
    document.querySelector<HTMLElement>(`[data-space="${space}"]`)?.focus();
  }

  /** A key on a space that has the focus. */
  press(space: number, event: KeyboardEvent): void {
    const { placement } = this;
    const [along, down] = [ALONG[event.key], ACROSS[event.key]];
    if (along) void this.focus(placement.beside(space, along, this.order));
    else if (down) void this.focus(neighbour(spaceMap(this.board, isNarrow()).spaces, space, 0, down));
    else if ((event.key === "Delete" || event.key === "Backspace") && placement.at(space) !== NONE)
      this.put(space, NONE);
    else return;
    event.preventDefault();
  }

  private tell(done: Tapped): void {
    if (done.kind === "asks") this.ask(done.space);
    else this.announcement = this.sentenceOf(done);
  }

  private sentenceOf(done: Exclude<Tapped, { kind: "asks" }>): string {
    const count = { n: this.placement.laid, of: this.placement.spaces.length };
    if (done.kind === "released") return say("web-tokens-released");
    if (done.kind === "swapped") {
      return say("web-tokens-swapped", { space: this.nameOfSpace(done.space), other: this.nameOfSpace(done.other) });
    }
    const token = nameOf("token", done.token);
    if (done.kind === "put") return say("web-tokens-put", { token, space: this.nameOfSpace(done.space), ...count });
    if (done.kind === "back") return say("web-tokens-back", { token, ...count });
    return done.kind === "held" ? say("web-tokens-held", { token }) : say("web-tokens-lacking", { token });
  }
}

function tokensOf(text: string): number[] {
  const value = parseAction(text).fields[0]?.value;
  return Array.isArray(value) ? [...value] : [];
}

/** The spaces row by row; within a row as they are drawn: in an antechamber the challenge hangs between the guards. */
function fromLeftToRight(board: number, spaces: readonly number[], row: number): number[] {
  const drawn = spaceMap(board, false).spaces;
  return [...spaces].sort(
    (one, other) => Math.floor(one / row) - Math.floor(other / row) || drawn[one]!.x - drawn[other]!.x,
  );
}
