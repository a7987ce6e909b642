// Made by tools/webtypes.py from the server's types; not to be edited.

export type FromServer = Hello | Missed | Update | Done | Refused | Presence | Pointed | CursorMoved | Pong | WhyAnswer | OddsAnswer | SampleAnswer | AdviceAnswer | Bye;

export type ToServer = Act | Show | Undo | Agree | Say | Why | Odds | Sample | Coach | Point | Cursor | Resume | Ping;

export type Entry = SeenOpened | SeenCame | SeenSat | SeenRose | SeenStood | SeenOffered | SeenHosted | SeenBegan | SeenPlayed | SeenUndone | SeenProposed | SeenAnswered | SeenSaid | SeenJudged | SeenClocked | SeenResumed | SeenFroze | SeenRematched;

export type StoryLine = LineOpened | LineCame | LineSat | LineRose | LineStood | LineOffered | LineHosted | LineBegan | LinePlayed | LineUndone | LineProposed | LineAnswered | LineSaid | LineJudged | LineClocked | LineResumed | LineFroze | LineRematched;

export type Status = "frozen" | "over" | "playing" | "waiting";

export type Shape = "amount" | "assign" | "choose" | "confirm" | "subset" | "trade";

export type Frame = RootFrame | SetUpFrame | TurnFrame | MiladyPhaseFrame | SoloTreacheryFrame | PlayTreacheryFrame | DeedFrame | MusketeerPhaseFrame | HeroTurnFrame | OrderFrame | TradeFrame | EquipFrame | EnterFrame | EscapeFrame | RecoverFrame | DrawCardsFrame | DrawTreacheryFrame | ForceFrame | TrapBiteFrame | MissionStepFrame | MissionCheckFrame | NextLouvreFrame | AdversaryDuelFrame | NemesisDuelFrame | ParisDuelFrame | SmugglerDiscardFrame | SearchRollFrame | ChallengeFrame | DuelFrame | LayTokensFrame | BoardDoneFrame | PathStepFrame | WardesDuelFrame | RoadFightFrame | GalleryFightFrame | PassAntechamberFrame | PassageFrame | AsideFrame | TurnUpFrame | OneWindowFrame | TimeMoveFrame | QueenLosesFrame | SiegeFrame | EndPhaseFrame;

export type GameEvent = (number | string)[];

export type ReplayLine = ReplayStart | ReplayStep;

/** What components do: a sentence for each id of a group, in order; empty where there is nothing to say. */
export interface About {
  language: string;
  texts: Record<string, string[]>;
}

/** Answer a prompt, or play a free action beside it. */
export interface Act {
  type: "act";
  mark: string;
  prompt: string;
  action: string;
}

/** A duel with an adversary card at Paris or the Louvre. */
export interface AdversaryDuelFrame {
  kind: "adversary_duel";
  step: "done" | "fight" | "result";
  result: number;
  hero: number;
  place: number;
  foe: number;
}

/** The coach's advice for the prompt of that id. */
export interface AdviceAnswer {
  type: "coach";
  mark: string;
  id: string;
  advice: CoachAdvice;
}

/** Answer a player who asked, at this version, to take something back. */
export interface Agree {
  type: "agree";
  mark: string;
  asked: number;
  yes: boolean;
}

/** The process runs. */
export interface Alive {
  version: string;
  alive: boolean;
}

/** An analysis: ``none``, ``waiting``, ``running``, ``done`` or ``failed``, how much is done, and the result.

    The result is there as soon as the ledger is made. From then on ``percent`` counts the playouts. */
export interface AnalysisState {
  status: string;
  percent: number;
  analysis?: unknown;
}

/** Marks what a free action has started, above the step it was played beside (ACT-12). */
export interface AsideFrame {
  kind: "aside";
  step: "return";
  result: number;
}

/** The answer to a ``why``: the reason, or none when the action is possible. */
export interface Because {
  reason: Problem | null;
}

/** A Musketeer has completed a board: they draw two cards, and the next board is opened. */
export interface BoardDoneFrame {
  kind: "board_done";
  step: "done" | "draw" | "next";
  result: number;
  hero: number;
}

/** The spaces of the Quest boards. A view's ``spaces`` list them in this order. */
export interface Boards {
  inn_paths: number;
  inn_length: number;
  return_spaces: number;
  antechambers: number;
  antechamber_spaces: number;
}

/** Everything printed that a client needs to draw the table. */
export interface Box {
  version: string;
  printed: Components;
  words: ValueNames;
  open_places: number[];
  location_cards: number[];
  siege_marks: SiegeMark[];
  siege_cards: number;
  boards: Boards;
  token_foe: number[];
}

/** A printed value of a table's box that is not the one of the release, by its key in the component tables. */
export interface BoxChange {
  key: string;
  usual: number | string | GameEvent;
  here: number | string | GameEvent;
}

/** A moment of a game: after so many inputs of its record. A bot plays the seats that you don't take. */
export interface BranchOptions {
  inputs: number;
  seats: number[];
  dice?: "new" | "same";
  bot?: string;
  name?: string;
  nonce?: string;
}

/** The last line of an HTTP stream; a socket has its close code instead. */
export interface Bye {
  type: "bye";
  reason: string;
}

/** A challenge: what is still missing after this choice, and the cards of that skill left in hand. */
export interface ChallengeChance {
  kind: "challenge";
  skill: number;
  level: number;
  lacks: number;
  cards: number;
}

/** How many skill cards a Musketeer needs for a challenge. In England, the card is the skill. */
export interface ChallengeChange {
  type: "challenge";
  hero: number;
  deck: "england" | "louvre" | "paris";
  card: number;
  usual: number;
  here: number;
}

/** A Musketeer faces a challenge of a skill. */
export interface ChallengeFrame {
  kind: "challenge";
  step: "cards" | "done" | "epic" | "face" | "gift" | "resolve";
  result: number;
  hero: number;
  place: number;
  skill: number;
  lacks: number;
}

/** Those fields of a view that have changed. */
export interface Changes {
  viewer?: number;
  turn?: number;
  phase?: number;
  ending?: number;
  decisions?: number;
  asides?: number;
  barriers?: number;
  undos?: number;
  time?: number;
  purse?: number;
  siege?: number;
  honour?: number;
  louvre_space?: number;
  constance?: number;
  epic?: number;
  one_for_all?: number;
  one_stock?: number;
  siege_rewards?: number;
  shown?: number;
  fled?: number;
  found?: number;
  excluded?: number;
  rochefort_fell?: number;
  choices?: Choice[];
  reinforced?: number;
  emergency?: number;
  sand_out?: number;
  conscripts?: number;
  isolated?: number;
  time_stopped?: number;
  gift_used?: number;
  paris_card?: number;
  paris_done?: number;
  progress?: number;
  louvre_card?: number;
  louvre_done?: number;
  louvre_deck?: number;
  nemesis?: number;
  played?: number;
  lying?: number;
  barred?: number;
  must_leave?: number;
  jailed?: number;
  marked?: number;
  ridden?: number;
  improved?: number;
  board?: number;
  england?: number;
  antechamber?: number;
  face_up?: number;
  place?: number[];
  life?: number[];
  spot?: number[];
  equipment?: number[];
  upgrades?: number[];
  foe_at?: number[];
  foe_life?: number[];
  trap_at?: number[];
  stock?: number[];
  siege_cards?: number[];
  hand_size?: number[];
  discard?: number[];
  treachery_discard?: number[];
  token_wounds?: number[];
  tokens_out?: number[];
  rolls?: number[];
  offer?: string;
  open_hands?: [number, number, number][];
  deck_size?: number;
  treachery_hand_size?: number;
  treachery_deck_size?: number;
  paris_hand_size?: number;
  paris_unseen?: number;
  reserve_size?: number;
  hiding?: number;
  destination?: number;
  spaces?: number[];
  hand?: number[];
  treachery_hand?: number[];
  treachery_deck?: number[];
  paris_hand?: number;
  paris_unused?: number;
  reserve?: number[];
  stack?: Frame[];
  asked?: string;
  asked_seats?: number;
  asked_hero?: number;
}

/** CharacterPrint */
export interface CharacterPrint {
  effect: number;
  amount: number;
  amount_alone: number;
}

/** A checked box: its mistakes; without any, its digest, its changes and how they change the odds. */
export interface CheckedBox {
  mistakes: Mistake[];
  digest: string;
  changed: string[];
  odds: (DuelChange | ChallengeChange | SiegeChange)[];
}

/** One choice of a destination: where she was shown, and what was public when she chose, named as in the view.

    ``ruled_out`` is the last field: games saved by earlier versions don't have it. */
export type Choice = [number, number, number, number, number, number, number, number, number, number, number, number, number, number, number, number, number, number, number, number, number, number[], number[], number[], number];

/** How long a seat may take for a move, and what happens after that. */
export interface Clock {
  move_seconds?: number;
  on_timeout?: "bot" | "default";
}

/** Ask the coach what a strong bot would answer to your prompt. */
export interface Coach {
  type: "coach";
  mark: string;
}

/** The best answers, the best first. ``clear``: the first is better by more than the error of the difference.

    ``worlds``: how often each answer was tried. ``places``: empty unless Milady is hidden. ``losses``: what is lost if
    the turn ends now. */
export interface CoachAdvice {
  answers: CoachAnswer[];
  clear: boolean;
  worlds: number;
  places: CoachPlace[];
  losses: CoachFact[];
}

/** An answer, the chance (0 to 1) that this side wins after it, and half of the 95% interval of that chance. */
export interface CoachAnswer {
  action: string;
  chance: number;
  error: number;
  facts: CoachFact[];
}

/** A fact: the rule behind it, a text key, and its numbers and ids. */
export interface CoachFact {
  rule: string;
  key: string;
  values: Record<string, number>;
}

/** How likely Milady is at a place (0 to 1), from public facts alone: the main one first. */
export interface CoachPlace {
  place: number;
  chance: number;
  facts: CoachFact[];
}

/** Every printed value of the box; indices are the ids of ``ids.py``. */
export interface Components {
  blue_die: [number, number, number];
  red_die: [number, number, number];
  blue_dice: number;
  red_dice: number;
  time_dice: number[];
  purse_start: number;
  purse_most: number;
  siege_end: number;
  louvre_spaces: number;
  honour: number;
  paris_successes: number;
  epic_tokens: number;
  one_for_all: number;
  heroes: HeroCard[];
  improved_manoeuvre: [number, number, number];
  foes: FoeCard[];
  traps: TrapPrint[];
  treachery_copies: number[];
  treachery_amount: number[];
  paris: ParisPrint[];
  louvre: LouvrePrint[];
  adventure_copies: number[];
  combat_dice: [number, number];
  characters: CharacterPrint[];
  items: ItemPrint[];
  token_copies: number[];
  gallery_level: number;
  england: [number, number, number, number];
  passage_price: number;
  inn_reveals: number;
  digest: string;
}

/** Lead the others through the replay of this table's finished game: a moment, and through whose eyes. */
export interface Cursor {
  type: "cursor";
  mark: string;
  moment: string;
  eyes: number;
}

/** A person leads the others through the replay: a moment, and through whose eyes. */
export interface CursorMoved {
  type: "cursor";
  person: number;
  moment: string;
  eyes: number;
}

/** The end of phase II: Milady turns up her card and does what its place allows. */
export interface DeedFrame {
  kind: "deed";
  step: "choose" | "done" | "show";
  result: number;
}

/** A message was carried out and stored. */
export interface Done {
  type: "done";
  mark: string;
  version: number;
}

/** A player draws Adventure cards, as long as there are any. */
export interface DrawCardsFrame {
  kind: "draw_cards";
  step: "draw";
  result: number;
  seat: number;
  cards: number;
}

/** Milady draws Treachery cards. Without Milady nothing is drawn. */
export interface DrawTreacheryFrame {
  kind: "draw_treachery";
  step: "draw";
  result: number;
  cards: number;
}

/** Whether there was such a secret. */
export interface Dropped {
  dropped: boolean;
}

/** A duel with a foe (-1: a face-down token): as it stands, and with all Combat cards of the hand.

    ``later``: the odds before the second round and each one after it, if nobody is wounded before. It is only known
    for cards that are about to be played, and if neither side can roll a die again. */
export interface DuelChance {
  kind: "duel";
  foe: number;
  now: DuelOdds;
  best: DuelOdds | null;
  later?: DuelOdds[];
}

/** The chance that a Musketeer beats a foe with no card, token or equipment. */
export interface DuelChange {
  type: "duel";
  hero: number;
  foe: number;
  usual: number;
  here: number;
}

/** One duel. ``space`` is the space of a Quest token, and -1 against any other foe. */
export interface DuelFrame {
  kind: "duel";
  step: "blade" | "blade_die" | "combat_cards" | "compare" | "end" | "epic" | "foe_die" | "foe_rerolls" | "gift" | "roll_blue" | "roll_red" | "turn_up";
  blade_face: number;
  hero: number;
  space: number;
  foe: number;
  round: number;
  blue_dice: number;
  red_dice: number;
  blue_roll: number;
  red_roll: number;
  blade_used: number;
  foe_reroll_used: number;
  announced: number;
  outcome: number;
}

/** How a duel ends with this many blue dice. ``wins``: the foe is beaten or, if it is Rochefort, wounded. */
export interface DuelOdds {
  dice: number;
  wins: number;
  beats: number;
  wounds_foe: number;
  wounded: number;
  out: number;
  nothing: number;
  life_lost: number;
  foe_life_lost: number;
}

/** Phase IV: the Time token, the Louvre token, the Paris card's effect. */
export interface EndPhaseFrame {
  kind: "end_phase";
  step: "done" | "louvre" | "louvre_failed" | "next_louvre" | "paris" | "strangle" | "time";
  result: number;
}

/** A Musketeer comes to a place: traps attack, and Richelieu's guards are on watch. */
export interface EnterFrame {
  kind: "enter";
  step: "arrive" | "done";
  result: number;
  hero: number;
  place: number;
  riding: number;
}

/** One action in the Arsenal: a Musketeer buys up to two items. */
export interface EquipFrame {
  kind: "equip";
  step: "choose" | "pay" | "replace" | "take";
  result: number;
  hero: number;
  item: number;
  bought: number;
}

/** Out of the Bastille by fighting a gaoler in an ordinary duel. */
export interface EscapeFrame {
  kind: "escape";
  step: "done" | "fight" | "result";
  result: number;
  hero: number;
}

/** A foe in a duel: adversary cards, Rochefort, Quest tokens and the others. */
export interface FoeCard {
  strength: number;
  dice: number;
  life: number;
  pistoles: number;
  epic: number;
  ability: number;
  ability_amount: number;
  manoeuvre: [number, number, number];
  rolls: boolean;
  fixed: [number, number, number];
  one_wound_each?: boolean;
}

/** The rematch's table; and for each subscription to notices its id there. */
export interface FollowedTable {
  table: string;
  notices: Record<string, string>;
}

/** A nonce for the dice of the rematch: with it you take your seats there at once. */
export interface Following {
  nonce?: string;
}

/** Milady sends adversaries, and perhaps a trap, to a mission that has just been opened.

    Without Milady, cards are drawn one by one as long as they fit the mission's rating. */
export interface ForceFrame {
  kind: "force";
  step: "bite" | "lay" | "name" | "next";
  result: number;
  place: number;
  set_aside: number;
  progress: number;
}

/** A Musketeer fights one of the two adversaries of the antechamber. */
export interface GalleryFightFrame {
  kind: "gallery_fight";
  step: "done" | "fight" | "result";
  result: number;
  hero: number;
  place: number;
  slot: number;
}

/** The first message: the whole table. */
export interface Hello {
  type: "hello";
  version: number;
  info: Info;
  you: You;
  view: View | null;
  prompt: Prompt | null;
  undo: number;
  undo_safe: number;
  request: UndoRequest | null;
  clock: Times;
  missed: StoryLine[];
  lesson?: LessonProgress;
}

/** One Musketeer's character card. */
export interface HeroCard {
  life: number;
  combat: number;
  skills: [number, number, number, number];
  manoeuvre: [number, number, number];
  equipment_slots: number;
  skill_slots: number;
}

/** One Musketeer's turn. */
export interface HeroTurnFrame {
  kind: "hero_turn";
  step: "act" | "begin" | "end" | "trade";
  result: number;
  hero: number;
  ordered: number;
  actions_left: number;
}

/** What everyone with the link may know of a table; made by ``table_info.table_info``. */
export interface Info {
  table: string;
  name: string;
  status: Status;
  setup: SetupForm;
  listed: boolean;
  open: boolean;
  spectators: boolean;
  coach: boolean;
  hourglass_seconds: number;
  clock: TimeControl;
  box: string;
  box_changes: BoxChange[];
  commitment: string;
  people: PersonInfo[];
  seats: SeatInfo[];
  host: number;
  opened_at: number;
  rematch: string;
  start: StartInfo | null;
  frozen: string;
  frozen_at: number;
}

/** ItemPrint */
export interface ItemPrint {
  stock: number;
  payment: number;
  price: number;
  amount: number;
}

/** Milady lays the tokens of the board in play. Without Milady they are drawn one by one. */
export interface LayTokensFrame {
  kind: "lay_tokens";
  step: "lay";
  result: number;
  laid: number;
}

/** A lesson or an exercise, the seats that the player has, and its steps. */
export interface LessonLine {
  name: string;
  kind: "exercise" | "lesson";
  minutes: number;
  seats: number[];
  steps: LessonStep[];
}

/** How far a lesson is: the steps with moves that are done, and for an open task, the moves and why it is missed. */
export interface LessonProgress {
  steps: number;
  tries: number;
  miss: Reason | null;
}

/** A step of a lesson: what it points at, and patterns of the moves that it allows (none: it is only read).

    A task takes any number of moves. */
export interface LessonStep {
  name: string;
  at: string;
  moves: string[];
  task: boolean;
}

/** A seat agrees to that, or refuses. */
export interface LineAnswered {
  kind: "answered";
  at: number;
  by: number;
  seat: number;
  yes: boolean;
  version: number;
}

/** The cards are dealt. */
export interface LineBegan {
  kind: "began";
  at: number;
  by: number;
  events: GameEvent[];
  version: number;
}

/** A person joined the table under a nickname; ``by`` is their number. */
export interface LineCame {
  kind: "came";
  at: number;
  by: number;
  nickname: string;
  version: number;
}

/** The host changed the time control. */
export interface LineClocked {
  kind: "clocked";
  at: number;
  by: number;
  clock: TimeControl;
  version: number;
}

/** This version of the program cannot continue the game. */
export interface LineFroze {
  kind: "froze";
  at: number;
  by: number;
  why: string;
  version: number;
}

/** The person it is by is the table's host from now on. */
export interface LineHosted {
  kind: "hosted";
  at: number;
  by: number;
  version: number;
}

/** The host muted, unmuted, removed or banned a person. */
export interface LineJudged {
  kind: "judged";
  at: number;
  by: number;
  person: number;
  what: "ban" | "mute" | "remove" | "unmute";
  version: number;
}

/** A seat is reserved for a person; 0 ends the reservation. */
export interface LineOffered {
  kind: "offered";
  at: number;
  by: number;
  seat: number;
  person: number;
  version: number;
}

/** The table exists. */
export interface LineOpened {
  kind: "opened";
  at: number;
  by: number;
  version: number;
}

/** A move, with the dice and draws that followed. The seat is -1 for the hourglass. */
export interface LinePlayed {
  kind: "played";
  at: number;
  by: number;
  seat: number;
  events: GameEvent[];
  cause: "" | "bot" | "sand" | "timeout";
  version: number;
}

/** A seat asks the others to let it take something back. */
export interface LineProposed {
  kind: "proposed";
  at: number;
  by: number;
  seat: number;
  version: number;
}

/** The same people play again at another table. */
export interface LineRematched {
  kind: "rematched";
  at: number;
  by: number;
  table: string;
  version: number;
}

/** The server was away; no clock ran meanwhile. */
export interface LineResumed {
  kind: "resumed";
  at: number;
  by: number;
  version: number;
}

/** A person left these seats. During a game the seats stay theirs until someone else takes them. */
export interface LineRose {
  kind: "rose";
  at: number;
  by: number;
  seats: number[];
  version: number;
}

/** A person said something, at the table or among the spectators. */
export interface LineSaid {
  kind: "said";
  at: number;
  by: number;
  gallery: boolean;
  text: string;
  version: number;
}

/** A person took seats. */
export interface LineSat {
  kind: "sat";
  at: number;
  by: number;
  seats: number[];
  version: number;
}

/** A bot plays the seat from now on. Without a bot, its owner plays it again. */
export interface LineStood {
  kind: "stood";
  at: number;
  by: number;
  seat: number;
  bot: string;
  version: number;
}

/** A seat took something back: the game is again as at version ``to`` (0: not known). */
export interface LineUndone {
  kind: "undone";
  at: number;
  by: number;
  seat: number;
  to: number;
  version: number;
}

/** The secret of a personal link. */
export interface Link {
  secret: string;
}

/** A table in the lobby, with the nickname of each seat's owner or nothing; made by ``info.lobby_line``. */
export interface LobbyLine {
  table: string;
  name: string;
  setup: SetupForm;
  open: boolean;
  spectators: boolean;
  clock: TimeControl;
  seats: SeatInfo[];
  people: number;
  status: Status;
  opened_at: number;
  nicknames?: string[];
}

/** LouvrePrint */
export interface LouvrePrint {
  skill: number;
  level: number;
  rating: number;
  pistoles: number;
  epic: number;
}

/** Who is asking (0: a stranger), the seats they own, and what their token is good for. */
export interface Me {
  person: number;
  nickname: string;
  seats: number[];
  scope: string;
}

/** Phase I: a secret destination, perhaps a Paris card, Treachery. */
export interface MiladyPhaseFrame {
  kind: "milady_phase";
  step: "begin" | "destination" | "done" | "paris" | "treachery";
  result: number;
}

/** Several entries at once; with a mark, the answer to a ``resume``. */
export interface Missed {
  type: "missed";
  version: number;
  info: Info;
  you: You;
  view: View | null;
  prompt: Prompt | null;
  undo: number;
  undo_safe: number;
  request: UndoRequest | null;
  clock: Times;
  missed: StoryLine[];
  lesson?: LessonProgress;
  mark?: string;
}

/** After something was overcome at a place: is the whole mission complete? */
export interface MissionCheckFrame {
  kind: "mission_check";
  step: "check" | "done";
  result: number;
  place: number;
}

/** A declared mission step: Rochefort may suspend it, then it is resolved. */
export interface MissionStepFrame {
  kind: "mission_step";
  step: "declare" | "done" | "resume" | "rochefort";
  result: number;
  hero: number;
  place: number;
  action: number;
}

/** A value that is not possible: its key, and the sentence that says why. */
export interface Mistake {
  key: string;
  reason: string;
  values: Record<string, number | string>;
}

/** Phase II: the Musketeers act in any order. Then Milady turns up her card. */
export interface MusketeerPhaseFrame {
  kind: "musketeer_phase";
  step: "begin" | "deed" | "done" | "next";
  result: number;
}

/** What the numbers in views and events mean. */
export interface Names {
  version: string;
  ids: Record<string, string[]>;
  events: Record<string, string[]>;
  verbs: Record<string, string[]>;
  prompts: Record<string, PromptForm>;
  seats: SpecialSeats;
  languages: string[];
}

/** The named Musketeer fights their Nemesis. This is no mission step, so Rochefort does not come. */
export interface NemesisDuelFrame {
  kind: "nemesis_duel";
  step: "done" | "fight" | "result";
  result: number;
  hero: number;
  place: number;
  foe: number;
}

/** A moment of a finished game to play on from, and your nickname. */
export interface NewBranch {
  nickname: string;
  branch: BranchOptions;
}

/** What a client sends to subscribe: where to send notices, and in which language. */
export interface NewSubscription {
  to: PushTo | WebhookTo;
  language?: string;
}

/** A table, and the nickname of its host. */
export interface NewTable {
  nickname: string;
  table?: TableOptions;
}

/** What a token is good for: play:SEAT or watch:SEAT. */
export interface NewToken {
  scope: string;
}

/** A person who joins a table. */
export interface Newcomer {
  nickname: string;
}

/** The next Louvre card is turned up at once, and Milady sends adversaries there. */
export interface NextLouvreFrame {
  kind: "next_louvre";
  step: "done" | "turn_up";
  result: number;
}

/** Ask for the odds of a choice of your prompt. */
export interface Odds {
  type: "odds";
  mark: string;
  action: string;
}

/** The odds of a choice; null when there are no exact ones. */
export interface OddsAnswer {
  type: "odds";
  mark: string;
  action: string;
  odds: DuelChance | ChallengeChance | SearchChance | SiegeChance | TrapChance | null;
}

/** The person a seat is offered to; 0 ends the offer. */
export interface Offer {
  person: number;
}

/** A moment outside phase II at which the Musketeers may play One for All. */
export interface OneWindowFrame {
  kind: "one_window";
  step: "offer";
  result: number;
  moment: number;
}

/** A new table, and its host's number there. */
export interface OpenedTable {
  table: string;
  person: number;
  commitment: string;
  info: Info;
}

/** Tréville has ordered a Musketeer, who takes one free action at once or declines. */
export interface OrderFrame {
  kind: "order";
  step: "choose" | "done" | "trade";
  result: number;
  hero: number;
}

/** The rematch's table. */
export interface OtherTable {
  table: string;
}

/** A duel against the duellist of Duels in Paris. A win counts, no matter which Musketeer wins it. */
export interface ParisDuelFrame {
  kind: "paris_duel";
  step: "done" | "fight" | "result";
  result: number;
  hero: number;
  place: number;
  foe: number;
}

/** ParisPrint */
export interface ParisPrint {
  skill: number;
  level: number;
  rating: number;
  stipulation: number;
  stipulation_amount: number;
  effect: number;
  effect_amount: number;
  effect_dice: number;
}

/** An antechamber is passed: its other tokens go, and the next antechamber is turned up. */
export interface PassAntechamberFrame {
  kind: "pass_antechamber";
  step: "pass";
  result: number;
  hero: number;
}

/** The secret passage: three Epic tokens pass an antechamber. */
export interface PassageFrame {
  kind: "passage";
  step: "done" | "pay";
  result: number;
  hero: number;
}

/** A Musketeer steps on the next token of an Inn path. */
export interface PathStepFrame {
  kind: "path_step";
  step: "board" | "done" | "duel" | "turn_up";
  result: number;
  hero: number;
  place: number;
  path: number;
}

/** A person's number at a table. */
export interface Person {
  person: number;
}

/** A person at a table. */
export interface PersonInfo {
  person: number;
  nickname: string;
  muted: boolean;
  gone: boolean;
}

/** Ask whether the server is there. */
export interface Ping {
  type: "ping";
  mark: string;
}

/** A Treachery card takes effect at once. Then the Musketeers may answer with One for All. */
export interface PlayTreacheryFrame {
  kind: "play_treachery";
  step: "answer" | "done" | "play" | "victim";
  result: number;
  card: number;
}

/** Milady's share of won playouts after an input of the record, with its 95% interval. */
export interface PlayoutBand {
  at: number;
  chance: number;
  low: number;
  high: number;
}

/** How far the playouts of an analysis are, and the bands that are made so far. */
export interface PlayoutState {
  status: string;
  percent: number;
  playouts: PlayoutBand[];
}

/** Point at a place of the board. */
export interface Point {
  type: "point";
  mark: string;
  place: string;
}

/** A player points at a place. */
export interface Pointed {
  type: "point";
  seat: number;
  place: string;
}

/** The answer to a ``ping``. */
export interface Pong {
  type: "pong";
  mark: string;
  version: number;
  now: number;
}

/** The people at the table now, and the number of spectators. */
export interface Presence {
  type: "presence";
  people: number[];
  onlookers: number;
}

/** A printed value of the release, where it comes from, and what may be there instead.

    ``kind`` is number, numbers, name or faces. A list of numbers may have a source for each number. */
export interface PrintedField {
  key: string;
  value: number | string | (number | string)[];
  sources: string[];
  kind: string;
  low: number;
  high: number;
  names: string[];
  lengths: number[];
}

/** All printed values of the release, in the order of the component tables. */
export interface PrintedFields {
  format: string;
  version: number;
  digest: string;
  fields: PrintedField[];
}

/** Why something was refused: a rule of the game or none, a text key with its values, and a sentence. */
export interface Problem {
  rule: string;
  key: string;
  values: Record<string, number | string>;
  text: string;
}

/** What is asked; ``options``, ``default`` and ``free`` are the viewer's own. */
export interface Prompt {
  id: string;
  kind: string;
  shape: Shape;
  rule: string;
  seats: number;
  hero: number;
  mine: boolean;
  listed: boolean;
  options: string[];
  free: string[];
  default: string;
}

/** How a kind of prompt is answered, and the rule that asks. */
export interface PromptForm {
  shape: Shape;
  rule: string;
}

/** What a browser needs to subscribe to Web Push. */
export interface PushKey {
  key: string;
}

/** A browser at its push service. The endpoint is a secret: anyone who knows it can send to the browser. */
export interface PushTo {
  type: "push";
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** The Queen loses honour. With none left, only One for All can save her. */
export interface QueenLosesFrame {
  kind: "queen_loses";
  step: "lose" | "saved";
  result: number;
  honour: number;
}

/** What the server needs, and whether it is available. */
export interface Readiness {
  store: boolean;
  channels: boolean;
  running: boolean;
}

/** Why something was refused: the rule of the game or nothing, a text key and its values. */
export interface Reason {
  rule: string;
  key: string;
  values: Record<string, number | string>;
}

/** A Musketeer who lies at the Vieux Colombier stands up, heals and draws. Their turn is over. */
export interface RecoverFrame {
  kind: "recover";
  step: "jail" | "stand";
  result: number;
  hero: number;
}

/** A message was refused; nothing has changed. */
export interface Refused {
  type: "refused";
  mark: string;
  reason: Reason;
}

/** The first line: the table right after the deal, as a ``hello`` would have sent it. */
export interface ReplayStart {
  type: "replay";
  version: number;
  info: Info;
  you: You;
  view: View | null;
  prompt: Prompt | null;
  undo: number;
  undo_safe: number;
  request: UndoRequest | null;
  clock: Times;
  missed: StoryLine[];
  lesson?: LessonProgress;
  hands?: number[][];
  inputs?: number;
}

/** One entry of the log: the update as it was sent then, and the answer of its seat if the viewer knew it.

    With everything revealed there is more: all hands if one has changed, how many inputs of the record were made by
    then, and for each event the number of the input that caused it. */
export interface ReplayStep {
  type: "step";
  update: Update;
  chosen: string;
  hands?: number[][];
  inputs?: number;
  causes?: number[];
}

/** Ask for everything after a version. */
export interface Resume {
  type: "resume";
  mark: string;
  since: number;
}

/** A Musketeer fights the first token left on board 3, without knowing it unless it lies face up. */
export interface RoadFightFrame {
  kind: "road_fight";
  step: "done" | "fight" | "result";
  result: number;
  hero: number;
  space: number;
}

/** The whole game: set-up, then turn after turn until one side has won. */
export interface RootFrame {
  kind: "root";
  step: "setup" | "turns";
  result: number;
}

/** Ask for a legal answer to your prompt, as a starting point. */
export interface Sample {
  type: "sample";
  mark: string;
}

/** A legal answer to the prompt of that id. */
export interface SampleAnswer {
  type: "sample";
  mark: string;
  id: string;
  action: string;
}

/** Say something. During a game, spectators talk to spectators. */
export interface Say {
  type: "say";
  mark: string;
  text: string;
}

/** A search for Lilies: how many are still needed, and the probability of 0, 1, 2 ... Lilies. */
export interface SearchChance {
  kind: "search";
  dice: number;
  wanted: number;
  enough: number;
  lilies: number[];
}

/** The Disappearance: combat dice are rolled, and each Lily is a success. */
export interface SearchRollFrame {
  kind: "search_roll";
  step: "cards" | "done" | "gift" | "roll";
  result: number;
  hero: number;
  place: number;
  dice: number;
}

/** A seat: its owner (0: none), the bot that plays it, its player's nonce, and the person it is reserved for. */
export interface SeatInfo {
  seat: number;
  person: number;
  bot: string;
  left: boolean;
  nonce: string;
  offered: number;
  lent: number;
}

/** A secret that is shown once: the server stores only its hash. */
export interface Secret {
  secret: string;
}

/** A seat agrees to that, or refuses. */
export interface SeenAnswered {
  kind: "answered";
  at: number;
  by: number;
  seat: number;
  yes: boolean;
}

/** The cards are dealt. */
export interface SeenBegan {
  kind: "began";
  at: number;
  by: number;
  events: GameEvent[];
}

/** A person joined the table under a nickname; ``by`` is their number. */
export interface SeenCame {
  kind: "came";
  at: number;
  by: number;
  nickname: string;
}

/** The host changed the time control. */
export interface SeenClocked {
  kind: "clocked";
  at: number;
  by: number;
  clock: TimeControl;
}

/** This version of the program cannot continue the game. */
export interface SeenFroze {
  kind: "froze";
  at: number;
  by: number;
  why: string;
}

/** The person it is by is the table's host from now on. */
export interface SeenHosted {
  kind: "hosted";
  at: number;
  by: number;
}

/** The host muted, unmuted, removed or banned a person. */
export interface SeenJudged {
  kind: "judged";
  at: number;
  by: number;
  person: number;
  what: "ban" | "mute" | "remove" | "unmute";
}

/** A seat is reserved for a person; 0 ends the reservation. */
export interface SeenOffered {
  kind: "offered";
  at: number;
  by: number;
  seat: number;
  person: number;
}

/** The table exists. */
export interface SeenOpened {
  kind: "opened";
  at: number;
  by: number;
}

/** A move, with the dice and draws that followed. The seat is -1 for the hourglass. */
export interface SeenPlayed {
  kind: "played";
  at: number;
  by: number;
  seat: number;
  events: GameEvent[];
  cause: "" | "bot" | "sand" | "timeout";
}

/** A seat asks the others to let it take something back. */
export interface SeenProposed {
  kind: "proposed";
  at: number;
  by: number;
  seat: number;
}

/** The same people play again at another table. */
export interface SeenRematched {
  kind: "rematched";
  at: number;
  by: number;
  table: string;
}

/** The server was away; no clock ran meanwhile. */
export interface SeenResumed {
  kind: "resumed";
  at: number;
  by: number;
}

/** A person left these seats. During a game the seats stay theirs until someone else takes them. */
export interface SeenRose {
  kind: "rose";
  at: number;
  by: number;
  seats: number[];
}

/** A person said something, at the table or among the spectators. */
export interface SeenSaid {
  kind: "said";
  at: number;
  by: number;
  gallery: boolean;
  text: string;
}

/** A person took seats. */
export interface SeenSat {
  kind: "sat";
  at: number;
  by: number;
  seats: number[];
}

/** A bot plays the seat from now on. Without a bot, its owner plays it again. */
export interface SeenStood {
  kind: "stood";
  at: number;
  by: number;
  seat: number;
  bot: string;
}

/** A seat took something back: the game is again as at version ``to`` (0: not known). */
export interface SeenUndone {
  kind: "undone";
  at: number;
  by: number;
  seat: number;
  to: number;
}

/** Milady's preparations and the deal, in the order of the rulebook. */
export interface SetUpFrame {
  kind: "set_up";
  step: "deal" | "done" | "force" | "inn" | "louvre" | "one" | "paris" | "paris_hand" | "treachery";
  result: number;
  dealt: number;
}

/** Who plays what: the Musketeers of seat 1, 2 ..., and the variants. */
export interface SetupForm {
  players: number;
  milady: boolean;
  heroes: string[][];
  variants: string[];
  hourglass: boolean;
  bastille_must_win: boolean;
  rochefort_one_wound: boolean;
}

/** Show everyone a card of your hand. */
export interface Show {
  type: "show";
  mark: string;
  card: string;
}

/** How the siege moves at the end of the turn, before any sacrifice. */
export interface SiegeChance {
  kind: "siege";
  blue: number;
  red: number;
  steps: Step[];
}

/** The chance that the siege moves to Milady's side in this turn if no card was laid there. Turns count from 1. */
export interface SiegeChange {
  type: "siege";
  turn: number;
  usual: number;
  here: number;
}

/** Phase III: both sides roll for Swords, and the Siege token moves by the difference. */
export interface SiegeFrame {
  kind: "siege";
  step: "begin" | "blue" | "done" | "move" | "red" | "reroll" | "reroll_die" | "sacrifice";
  result: number;
  blue_swords: number;
  red_swords: number;
  asked: number;
}

/** A space of the siege track with a reward. ``bit`` of the view's ``siege_rewards`` is set once it was given. */
export interface SiegeMark {
  space: number;
  gives: "epic" | "milady_wins" | "one_for_all" | "treachery";
  bit: number;
}

/** Seats to take, and a nonce for the dice: 16 to 64 random bytes in hexadecimal. */
export interface Sitting {
  seats: number[];
  nonce: string;
}

/** A Combat card is discarded for the smuggler. After Rochefort the player chooses the card anew. */
export interface SmugglerDiscardFrame {
  kind: "smuggler_discard";
  step: "discard" | "done";
  result: number;
  hero: number;
  place: number;
  card: number;
}

/** Without Milady a Treachery card is drawn and takes effect. Balm is drawn again if Rochefort is unhurt. */
export interface SoloTreacheryFrame {
  kind: "solo_treachery";
  step: "done" | "draw";
  result: number;
}

/** The numbers of Milady's seat and of the spectators. */
export interface SpecialSeats {
  milady: number;
  spectator: number;
}

/** A bot for a seat. */
export interface StandIn {
  bot?: string;
}

/** Where a game starts that does not begin with the deal: a lesson or table, its inputs, and whose dice follow. */
export interface StartInfo {
  source: string;
  inputs: number;
  dice: "fixed" | "new" | "same";
}

/** A movement on the siege track (negative: to the left) and its probability. */
export interface Step {
  spaces: number;
  chance: number;
}

/** A turn of the game: its number, "Chapter 3", what it is about, and what happened. */
export interface StoryChapter {
  number: number;
  name: string;
  heading: string;
  paragraphs: StoryParagraph[];
}

/** A whole story, in one language. */
export interface StoryMessage {
  language: string;
  won: boolean;
  title: string;
  prologue: string;
  chapters: StoryChapter[];
  ending: string;
}

/** Some sentences, how many inputs of the record had been made by their end, and a picture of some moments. */
export interface StoryParagraph {
  text: string;
  at: number;
  picture?: StoryPicture;
}

/** What is drawn beside a paragraph: the ``map`` after so many inputs of the record, or those who met. */
export interface StoryPicture {
  kind: string;
  at: number;
  hero?: string;
  foe?: string;
}

/** The id by which a subscription is ended. */
export interface Subscribed {
  id: string;
}

/** The options a client asks for; what is left out is as in the rulebook. */
export interface TableOptions {
  players?: number;
  milady?: boolean;
  heroes?: string[][] | null;
  variants?: string[];
  hourglass?: boolean;
  bastille_must_win?: boolean;
  rochefort_one_wound?: boolean;
  name?: string;
  listed?: boolean;
  open?: boolean;
  spectators?: boolean;
  coach?: boolean;
  bots?: Record<string, string>;
  clock?: Clock;
  hourglass_seconds?: number | null;
  box?: Record<string, number | string | (number | string)[]> | null;
}

/** How long a seat may take for a move (0: no limit), and what happens after that. */
export interface TimeControl {
  move_seconds: number;
  on_timeout: "bot" | "default";
}

/** The Time token is about to move, unless One for All holds it. */
export interface TimeMoveFrame {
  kind: "time_move";
  step: "answer" | "move";
  result: number;
  spaces: number;
}

/** The clocks in milliseconds: when the move's time is up, and how much sand is left. */
export interface Times {
  now: number;
  deadline: number | null;
  sand: number | null;
  sand_runs: boolean;
}

/** A bot's secret, and what it is good for. */
export interface Token {
  token: string;
  scope: string;
}

/** One Musketeer offers a trade to another, who accepts, changes or declines it.

    The offer itself is in the state: it is spoken aloud, and all players hear it. */
export interface TradeFrame {
  kind: "trade";
  step: "answer" | "done" | "last_word" | "offer";
  result: number;
  hero: number;
  partner: number;
}

/** A Thief or an Assassin attacks a Musketeer at a place. */
export interface TrapBiteFrame {
  kind: "trap_bite";
  step: "recover" | "roll";
  result: number;
  hero: number;
  place: number;
}

/** A trap at the destination: how likely it strikes, and what it costs. */
export interface TrapChance {
  kind: "trap";
  trap: number;
  strikes: number;
  amount: number;
}

/** TrapPrint */
export interface TrapPrint {
  strength: number;
  amount: number;
  face: number;
}

/** One round: Milady, the Musketeers, La Rochelle, the end of the turn. */
export interface TurnFrame {
  kind: "turn";
  step: "begin" | "done" | "end" | "milady" | "musketeers" | "siege";
  result: number;
}

/** An Epic token turns up three tokens of the Inn. All three are named before any is turned. */
export interface TurnUpFrame {
  kind: "turn_up";
  step: "name" | "show";
  result: number;
  spaces: number;
  named: number;
}

/** Take back your last input, while this prompt is asked; with ``ask``, ask the others where that is needed. */
export interface Undo {
  type: "undo";
  mark: string;
  prompt: string;
  ask?: boolean;
}

/** A request to take something back: the seat, the version at which it asked, and the seats that have agreed. */
export interface UndoRequest {
  seat: number;
  asked: number;
  agreed: number[];
}

/** A new entry; what is left out has not changed. */
export interface Update {
  type: "update";
  version: number;
  entry: Entry;
  info?: Info;
  view?: Changes | null;
  prompt?: Prompt | null;
  undo?: number;
  undo_safe?: number;
  request?: UndoRequest | null;
  clock?: Times;
  lesson?: LessonProgress;
}

/** Names of the printed numbers that are not ids. */
export interface ValueNames {
  ability: string[];
  stipulation: string[];
  effect: string[];
  character: string[];
  payment: string[];
}

/** What the host decides about a person. */
export interface Verdict {
  person: number;
  what: "ban" | "mute" | "remove" | "unmute";
}

/** The table's version after it. */
export interface Version {
  version: number;
}

/** The game as one seat sees it. */
export interface View {
  viewer: number;
  turn: number;
  phase: number;
  ending: number;
  decisions: number;
  asides: number;
  barriers: number;
  undos: number;
  time: number;
  purse: number;
  siege: number;
  honour: number;
  louvre_space: number;
  constance: number;
  epic: number;
  one_for_all: number;
  one_stock: number;
  siege_rewards: number;
  shown: number;
  fled: number;
  found: number;
  excluded: number;
  rochefort_fell: number;
  choices: Choice[];
  reinforced: number;
  emergency: number;
  sand_out: number;
  conscripts: number;
  isolated: number;
  time_stopped: number;
  gift_used: number;
  paris_card: number;
  paris_done: number;
  progress: number;
  louvre_card: number;
  louvre_done: number;
  louvre_deck: number;
  nemesis: number;
  played: number;
  lying: number;
  barred: number;
  must_leave: number;
  jailed: number;
  marked: number;
  ridden: number;
  improved: number;
  board: number;
  england: number;
  antechamber: number;
  face_up: number;
  place: number[];
  life: number[];
  spot: number[];
  equipment: number[];
  upgrades: number[];
  foe_at: number[];
  foe_life: number[];
  trap_at: number[];
  stock: number[];
  siege_cards: number[];
  hand_size: number[];
  discard: number[];
  treachery_discard: number[];
  token_wounds: number[];
  tokens_out: number[];
  rolls: number[];
  offer: string;
  open_hands: [number, number, number][];
  deck_size: number;
  treachery_hand_size: number;
  treachery_deck_size: number;
  paris_hand_size: number;
  paris_unseen: number;
  reserve_size: number;
  hiding: number;
  destination: number;
  spaces: number[];
  hand: number[];
  treachery_hand: number[];
  treachery_deck: number[];
  paris_hand: number;
  paris_unused: number;
  reserve: number[];
  stack: Frame[];
  asked: string;
  asked_seats: number;
  asked_hero: number;
}

/** Beating de Wardes completes board 2. */
export interface WardesDuelFrame {
  kind: "wardes_duel";
  step: "done" | "fight" | "result";
  result: number;
  hero: number;
  place: number;
  foe: number;
}

/** A program's URL, and the secret that signs the calls (see ``webhook.new_secret``). */
export interface WebhookTo {
  type: "webhook";
  url: string;
  secret: string;
}

/** Ask why an action is not possible now. */
export interface Why {
  type: "why";
  mark: string;
  action: string;
}

/** Why an action is not possible; null when it is. */
export interface WhyAnswer {
  type: "why";
  mark: string;
  action: string;
  reason: Reason | null;
}

/** The viewer: their number, the seat they look through, and all seats they own. */
export interface You {
  person: number;
  seat: number;
  seats: number[];
}
