// Milady puts together whom she sends to a mission. Three parts of the screen share this: her reserve, the mission's card
// on the map, and the question. The server gets nothing before she presses the button.

import { tick } from "svelte";

import { missionsOf, type Mission } from "../board/missionsInPlay";
import { frameOf } from "../state/frames";
import type { TableState } from "../state/table.svelte";
import { IN_HAND, PARIS } from "../ids";
import { ActionCheck } from "../table/actionCheck.svelte";
import { nameOf } from "../text/gameText";
import { locale, say } from "../text/language.svelte";
import { layText, parseAction } from "../text/notation";
import type { Box, Prompt, View } from "../wire/types.gen";
import { Drag } from "./drag.svelte";
import { cardKey, NO_TRAP, AdversaryDraft, type Sendable, type Zone } from "./adversaryDraft.svelte";

export class PlaceAdversaries {
  readonly kind = "adversaries";
  readonly sending: AdversaryDraft;
  readonly check: ActionCheck;
  readonly drag: Drag;
  readonly mission: Mission;
  /** What the server would lay has the strength that is due, even where her cards can't make the whole rating. */
  readonly due: number;
  announcement = $state(""); // for screen readers
  focused: Record<Zone, string> = $state({ mission: "", reserve: "" });

  constructor(
    private readonly table: TableState,
    private readonly prompt: Prompt,
    box: Box,
    private readonly onact: (action: string) => void,
  ) {
    const view = table.view!;
    this.sending = new AdversaryDraft(inHand(view, box));
    this.check = new ActionCheck(() => table);
    this.drag = new Drag(
      (key, zone) => this.drop(key, zone),
      () => (this.announcement = say("web-place-cancelled")),
    );
    this.mission = missionsOf(view, box)[frameOf(view, "force")?.place ?? PARIS]!;
    this.due = this.strengthOf(prompt.default);
  }

  readonly action = $derived.by(() => layText(this.sending.foes, this.sending.trap));
  readonly carried = $derived.by(() => (this.drag.item ? this.sending.find(this.drag.item) : undefined));

  get place(): number {
    return this.mission.place;
  }

  private strengthOf(text: string): number {
    const made = new AdversaryDraft(this.sending.cards);
    const { foes, trap } = laid(text);
    made.send(foes, trap);
    return made.total;
  }

  // --- what she does --------------------------------------------------------------------------------

  move(card: Sendable): void {
    const other = this.sending.move(card);
    const { total } = this.sending;
    const values = {
      card: nameOf(card.group, card.id),
      place_to: nameOf("place", this.place, "to"),
      total,
      due: this.due,
    };
    if (this.sending.zoneOf(card) === "reserve") this.announcement = say("web-force-back", values);
    else if (other) this.announcement = say("web-force-instead", { ...values, other: nameOf("trap", other.id) });
    else this.announcement = say("web-force-went", values);
  }

  private drop(key: string, zone: string): void {
    const card = this.sending.find(key);
    if (card && this.sending.zoneOf(card) !== zone) this.move(card);
  }

  async suggest(): Promise<void> {
    const { foes, trap } = laid((await this.table.sample()) ?? this.prompt.default);
    this.sending.send(foes, trap);
    const cards = locale.texts.listed(this.sending.sent.map((card) => nameOf(card.group, card.id)));
    this.announcement = say("web-force-suggested", { cards, total: this.sending.total, due: this.due });
  }

  clear(): void {
    this.sending.clear();
    this.announcement = say("web-place-cleared");
  }

  undo(): void {
    this.sending.undo();
    this.announcement = say("web-place-undone");
  }

  send(): void {
    this.onact(this.action);
  }

  // --- the keyboard: one card of each zone is in the tab order, arrows go on from it -------------------

  tabStop(zone: Zone): string {
    const here = this.sending.inZone(zone).map(cardKey);
    return here.includes(this.focused[zone]) ? this.focused[zone] : (here[0] ?? "");
  }

  async focus(card: Sendable | undefined): Promise<void> {
    if (!card) return;
    this.focused[this.sending.zoneOf(card)] = cardKey(card);
    await tick();
    document.querySelector<HTMLElement>(`[data-card="${cardKey(card)}"]`)?.focus();
  }

  /** A key on a card that has the focus. */
  press(event: KeyboardEvent, card: Sendable): void {
    const step = STEPS[event.key];
    if (step !== undefined) void this.focus(this.sending.beside(card, step));
    else if (event.key === "Enter" || event.key === " ") {
      const next = this.sending.focusAfter(card);
      this.move(card);
      void this.focus(next);
    } else return;
    event.preventDefault();
  }
}

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1, Home: -99, End: 99 };

/** The adversaries and traps in Milady's reserve. */
export function inHand(view: View, box: Box): Sendable[] {
  const held = (at: readonly number[]): number[] => at.flatMap((where, id) => (where === IN_HAND ? [id] : []));
  return [
    ...held(view.foe_at).map((id) => ({ group: "foe" as const, id, strength: box.printed.foes[id]?.strength ?? 0 })),
    ...held(view.trap_at).map((id) => ({ group: "trap" as const, id, strength: box.printed.traps[id]?.strength ?? 0 })),
  ];
}

function laid(text: string): { foes: number[]; trap: number } {
  const [foes, trap] = parseAction(text).fields;
  return {
    foes: Array.isArray(foes?.value) ? foes.value : [],
    trap: typeof trap?.value === "number" ? trap.value : NO_TRAP,
  };
}
