// A table as one seat sees it: applies the server's messages, and shows them at the speed of the playback.

import { ANTECHAMBER_SPACES, GALLERIES, SNARE } from "../ids";
import { playersOf } from "../pages/seats";
import type { Condition, Unmarked } from "../wire/socket";
import { SeatSocket, socketAddress } from "../wire/socket";
import type {
  Changes,
  CoachAdvice,
  Entry,
  FromServer,
  Hello,
  Info,
  LessonProgress,
  Missed,
  OddsAnswer,
  Presence,
  Prompt,
  Reason,
  Times,
  UndoRequest,
  Update,
  View,
  You,
} from "../wire/types.gen";
import { settings } from "../settings.svelte";
import { Log, type LogLine } from "./log";
import { Playback } from "./playback.svelte";
import { ScenePauses } from "./scenePauses.svelte";
import { viewDuringPlayback } from "./playbackView";

const POINTING = 4_000; // milliseconds for which a pointing finger is shown
const HASTE = 90_000; // milliseconds left for a move, below which the playback does not delay the question
const OFFLINE: Reason = { rule: "", key: "web-offline-act", values: {} };
const PATIENCE = 150; // milliseconds without an answer, after which the page shows that it waits
const MOST_NEWS = 30; // lines for the screen reader at once

export interface Pointing {
  key: number;
  seat: number;
  place: string;
}

interface Waiting {
  done: (refused: Reason | null) => void;
  act: boolean;
}

type Socket = Pick<SeatSocket, "open" | "close" | "send" | "reconnect" | "goOffline">;
type MakeSocket = (onMessage: (message: FromServer) => void, onCondition: (condition: Condition) => void) => Socket;

export class TableState {
  condition: Condition = $state.raw({ kind: "connecting" });
  info: Info | null = $state.raw(null);
  you: You | null = $state.raw(null);
  view: View | null = $state.raw(null);
  protected before: View | null = $state.raw(null); // the view before the step that is being played back
  pending: Prompt | null = $state.raw(null); // the newest question, perhaps ahead of the playback
  lesson: LessonProgress | null = $state.raw(null); // how far it is
  undo = $state(0);
  undo_safe = $state(0); // how many of these leave nothing known that the player has seen since
  request: UndoRequest | null = $state.raw(null);
  clock: Times | null = $state.raw(null);
  clockAt = $state(0); // by the browser's clock, when the server's time arrived
  present: number[] = $state.raw([]);
  onlookers = $state(0);
  pointing: Pointing[] = $state.raw([]);
  aiming = $state(false); // the next place that is pressed is pointed at
  refusal: Reason | null = $state.raw(null);
  tried = ""; // the last answer, also if it was refused
  acting = $state(0); // moves sent and not answered
  acted = $state(""); // the last answer of this page that the server accepted
  waits = $state(false); // an answer takes noticeably long; most come sooner, and showing it would cost a frame
  logged = $state(0); // the length of the log, so that components notice when it grows
  unread = $state(0);
  private readers = 0; // components in which the chat is in sight
  news: (LogLine | Pointing)[] = $state.raw([]); // for the live region, which removes what it has read out
  readonly log = new Log();
  readonly playback = new Playback();
  readonly pauses: ScenePauses;
  protected readonly socket: Socket;
  private readonly waiting = new Map<string, Waiting>();
  private readonly asked = new Map<string, (reason: Reason | null) => void>();
  private readonly weighed = new Map<string, (odds: OddsAnswer["odds"]) => void>();
  private readonly suggested = new Map<string, (action: string | null) => void>();
  advice: CoachAdvice | null = $state.raw(null); // the coach's, for the position on the screen
  coachRefused: Reason | null = $state.raw(null); // why there is none
  teaching = $state(false); // a lesson says what to do: the coach does not
  private coachMark = ""; // of the newest question to the coach
  private points = 0;

  constructor(
    readonly table: string,
    readonly seat: number,
    makeSocket?: MakeSocket,
  ) {
    const onMessage = (message: FromServer): void => this.receive(message);
    const onCondition = (condition: Condition): void => void (this.condition = seated(condition, seat));
    this.pauses = new ScenePauses(this);
    this.playback.pauseBefore = (line, newStep) => this.pauses.before(line, newStep);
    this.playback.onshown = (lines) => this.announce([...lines]);
    // From the first version on, so that the log is complete after a reload.
    this.socket =
      makeSocket?.(onMessage, onCondition) ?? new SeatSocket(socketAddress(table, seat), { onMessage, onCondition }, 0);
  }

  readonly heroes = $derived(this.info?.setup.heroes ?? []);
  readonly nicknames = $derived(this.info ? playersOf(this.info) : []);
  readonly setting = $derived({
    heroes: this.heroes,
    nicknames: this.nicknames,
    board: this.view?.board ?? 0,
    prompt: this.view?.asked ?? "",
    snares: this.view ? snaresIn(this.view) : [],
  });
  readonly held = $derived(
    this.playback.hasDecisiveWaiting && settings.speed !== "instant" && !isTimeShort(this.pending, this.clock),
  );
  /** The view on the screen: of the step that is being played back, only what was shown so far. */
  readonly drawn = $derived(
    viewDuringPlayback(this.before, this.view, this.playback.shownLines, this.playback.waitingLines, this.held),
  );
  readonly over = $derived((this.drawn?.ending ?? 0) !== 0);
  /** The question on the screen: not before the dice that led to it were shown. */
  readonly prompt = $derived(this.held ? null : this.pending);
  private readonly chair = $derived(this.info?.seats.find((one) => one.seat === this.seat));
  /** Whether this player plays the seat: they have not left it, and no bot plays for them. */
  readonly sitting = $derived(!this.chair?.left && !this.chair?.bot);
  readonly connected = $derived(this.condition.kind === "open");
  readonly mine = $derived(this.prompt?.mine === true && this.sitting && !this.over);

  open(): void {
    this.socket.open();
    addEventListener("online", this.online);
    addEventListener("offline", this.offline);
  }

  close(): void {
    this.socket.close();
    this.playback.clear();
    removeEventListener("online", this.online);
    removeEventListener("offline", this.offline);
  }

  reconnect(): void {
    this.socket.reconnect();
  }

  private readonly online = (): void => this.socket.reconnect();
  private readonly offline = (): void => this.socket.goOffline();

  // --- messages to the server -----------------------------------------------------------------------

  /** Answers the question; resolves with the reason if it was refused, else with null. */
  act(action: string): Promise<Reason | null> {
    if (!this.prompt || this.acting > 0) return Promise.resolve(null);
    this.tried = action;
    if (!this.connected) return this.refuse(OFFLINE);
    const asked = this.sendRequest({ type: "act", prompt: this.prompt.id, action }, true);
    void asked.then((refused) => (this.acted = refused ? this.acted : action));
    return asked;
  }

  takeBack(ask = false): Promise<Reason | null> {
    if (!this.prompt) return Promise.resolve(null);
    if (!this.connected) return this.refuse(OFFLINE);
    return this.sendRequest({ type: "undo", prompt: this.prompt.id, ask }, true);
  }

  agree(yes: boolean): Promise<Reason | null> {
    if (!this.request) return Promise.resolve(null);
    return this.sendRequest({ type: "agree", asked: this.request.asked, yes });
  }

  speak(text: string): Promise<Reason | null> {
    return this.sendRequest({ type: "say", text });
  }

  show(card: string): Promise<Reason | null> {
    return this.sendRequest({ type: "show", card });
  }

  point(place: string): void {
    this.aiming = false;
    this.socket.send({ type: "point", place });
  }

  /** The chat is in sight, and nothing in it unread, until the returned function is called. */
  reads(): () => void {
    this.readers += 1;
    this.unread = 0;
    return () => void (this.readers -= 1);
  }

  /** Why an action is not possible now; null if it is possible. */
  why(action: string): Promise<Reason | null> {
    return new Promise((resolve) => this.asked.set(this.socket.send({ type: "why", action }), resolve));
  }

  /** The exact odds of a choice; null if there are none. */
  odds(action: string): Promise<OddsAnswer["odds"]> {
    return new Promise((resolve) => this.weighed.set(this.socket.send({ type: "odds", action }), resolve));
  }

  /** Some legal answer to the question; null if it is no longer asked. */
  sample(): Promise<string | null> {
    return new Promise((resolve) => this.suggested.set(this.socket.send({ type: "sample" }), resolve));
  }

  /** Asks the coach about the pending question. An earlier advice is about another position. */
  askCoach(): void {
    this.advice = this.coachRefused = null;
    this.coachMark = this.mine ? this.socket.send({ type: "coach" }) : "";
  }

  private refuse(reason: Reason): Promise<Reason> {
    this.refusal = reason;
    return Promise.resolve(reason);
  }

  private sendRequest(message: Unmarked, act = false): Promise<Reason | null> {
    this.refusal = null;
    if (act) this.acting += 1;
    if (act) setTimeout(() => (this.waits = this.acting > 0), PATIENCE);
    return new Promise((done) => this.waiting.set(this.socket.send(message), { done, act }));
  }

  private handleAnswer(mark: string, refused: Reason | null): void {
    const waiting = this.waiting.get(mark);
    this.waiting.delete(mark);
    if (!waiting) return;
    if (waiting.act) this.acting -= 1;
    this.waits &&= this.acting > 0;
    if (refused) this.refusal = refused;
    waiting.done(refused);
  }

  // --- messages from the server ---------------------------------------------------------------------

  receive(message: FromServer): void {
    switch (message.type) {
      case "hello":
      case "missed":
        return this.handleSnapshot(message);
      case "update":
        return this.handleUpdate(message);
      case "done":
        return this.handleAnswer(message.mark, null);
      case "refused":
        take(this.asked, message.mark)?.(message.reason);
        take(this.weighed, message.mark)?.(null);
        take(this.suggested, message.mark)?.(null);
        if (message.mark === this.coachMark) this.coachRefused = message.reason;
        return this.handleAnswer(message.mark, message.reason);
      case "why":
        return take(this.asked, message.mark)?.(message.reason);
      case "odds":
        return take(this.weighed, message.mark)?.(message.odds);
      case "sample":
        return take(this.suggested, message.mark)?.(message.action);
      case "coach":
        if (message.mark === this.coachMark) this.advice = message.advice;
        return;
      case "presence":
        return this.handlePresence(message);
      case "point":
        return this.handlePoint(message.seat, message.place);
      default:
        return;
    }
  }

  private handleSnapshot(message: Hello | Missed): void {
    const first = this.info === null;
    const said = this.log.said.length;
    const lines = this.log.addAll(message.missed);
    const talk = this.log.said.slice(said);
    this.logGrew(first ? [] : talk);
    this.playback.clear();
    this.before = this.view;
    Object.assign(this, shownOf(message), { you: message.you, clockAt: performance.now() });
    this.playback.urgent = isTimeShort(this.pending, this.clock);
    if (this.refusal === OFFLINE) this.refusal = null;
    if (first) return;
    if (lines.length > 0) this.playback.queue({ lines, show: () => undefined });
  }

  private handleUpdate(message: Update): void {
    const said = this.log.said.length;
    const lines = this.log.add(message.version, message.entry);
    this.logGrew(this.log.said.slice(said));
    const received = performance.now();
    const show = (): void => this.apply(message, received);
    if (message.entry.kind === "said") return show();
    if (message.prompt !== undefined) this.playback.urgent = isTimeShort(message.prompt, message.clock ?? this.clock);
    if (this.isOwn(message.entry)) this.playback.now({ lines, show });
    else this.playback.queue({ lines, show });
  }

  isOwn(entry: Entry): boolean {
    return entry.by === this.you?.person && !("cause" in entry && entry.cause);
  }

  private apply(message: Update, received: number): void {
    const { view, ...rest } = shownOf(message);
    Object.assign(this, rest);
    if (message.entry.kind !== "said") this.before = this.view; // chat does not interrupt the playback
    if (view !== undefined) this.view = patched(this.view, view);
    if (message.clock) this.clockAt = received;
    if (message.info && this.you) this.you = { ...this.you, seats: seatsOf(message.info, this.you.person) };
    if ("prompt" in message) this.refusal = null;
  }

  private announce(news: (LogLine | Pointing)[]): void {
    if (news.length > 0) this.news = [...this.news, ...news].slice(-MOST_NEWS);
  }

  private logGrew(said: LogLine[]): void {
    this.logged = this.log.lines.length + this.log.said.length;
    const heard = said.filter((line) => line.entry.by !== this.you?.person);
    if (this.readers === 0) this.unread += heard.length;
    this.announce(heard);
  }

  private handlePresence(message: Presence): void {
    this.present = message.people;
    this.onlookers = message.onlookers;
  }

  private handlePoint(seat: number, place: string): void {
    const key = ++this.points;
    this.pointing = [...this.pointing, { key, seat, place }];
    if (seat !== this.seat) this.announce([{ key, seat, place }]);
    setTimeout(() => (this.pointing = this.pointing.filter((one) => one.key !== key)), POINTING);
  }
}

/** The server closes a connection with a text key only: adds the seat, which the text names. */
function seated(condition: Condition, seat: number): Condition {
  if (condition.kind !== "closed") return condition;
  return { ...condition, reason: { ...condition.reason, values: { seat, ...condition.reason.values } } };
}

function take<T>(from: Map<string, T>, mark: string): T | undefined {
  const found = from.get(mark);
  from.delete(mark);
  return found;
}

/** The fields of a message that are shown, as far as it has them. */
function shownOf(
  message: Hello | Missed | Update,
): Partial<Pick<Update, "info" | "view" | "undo" | "undo_safe" | "request" | "clock" | "lesson">> {
  const { info, view, prompt: pending, undo, undo_safe, request, clock, lesson } = message;
  const found = { info, view, pending, undo, undo_safe, request, clock, lesson };
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined));
}

/** The spaces of the antechamber, 1 or 2, on which a revealed snare lies. */
function snaresIn({ board, antechamber, spaces }: View): number[] {
  return board === GALLERIES ? [1, 2].filter((slot) => spaces[antechamber * ANTECHAMBER_SPACES + slot] === SNARE) : [];
}

/** Whether the player's own time is running out: the hourglass, or the time for a move. */
function isTimeShort(prompt: Prompt | null, clock: Times | null): boolean {
  if (!prompt?.mine || !clock) return false;
  return clock.sand_runs || (clock.deadline !== null && clock.deadline - clock.now < HASTE);
}

/** A view with changes applied. */
export function patched(view: View | null, changes: Changes | View | null): View | null {
  return changes === null ? view : ({ ...view, ...changes } as View);
}

export function seatsOf(info: Info, person: number): number[] {
  return person === 0 ? [] : info.seats.filter((seat) => seat.person === person).map((seat) => seat.seat);
}
