// The Quest boards in words: the names of spaces, what lies there, what pressing them does, what is left to do.

import { areTokensLaid, pathSpaces, progressOf } from "../board/winProgress";
import { ENGLAND, GALLERIES, HIDDEN_TOKEN, INN, NO_TOKEN, RETURN } from "../ids";
import { nameOf, sentence } from "../text/gameText";
import { locale, say } from "../text/language.svelte";
import { idName } from "../text/names";
import type { Box, View } from "../wire/types.gen";
import { heroesOn, heroesThere, roomsAhead, roomSpaces, shipStop, spaceState, type SpaceState } from "./questState";
import type { QuestTarget } from "./targets";

/** "Stables, first token", "Second stage", "Antechamber 2, first guard". */
export function spaceTitle(space: number, board: number, box: Box): string {
  const { inn_length, antechamber_spaces } = box.boards;
  if (board === INN) {
    const path = sentence(nameOf("path", Math.floor(space / inn_length)));
    return say("web-quest-path-token", { path, n: (space % inn_length) + 1 });
  }
  if (board === RETURN) return say("web-quest-stage", { n: space + 1 });
  const [room, slot] = [Math.floor(space / antechamber_spaces) + 1, space % antechamber_spaces];
  return [say("web-antechamber", { n: room }), slotTitle(slot)].join(", ");
}

export function slotTitle(slot: number): string {
  return slot === 0 ? say("web-tokens-for-challenge") : say("web-quest-guard", { n: slot });
}

/** "face down", "guard (3 dice), life: 1", "cleared". */
export function stateText(state: SpaceState): string {
  if (state.piece === "unlaid") return say("web-quest-unlaid");
  if (state.piece === "won") return say("web-quest-cleared");
  if (state.piece === "hidden") return say("web-quest-face-down");
  const name = nameOf("token", state.token);
  const seen = state.secret ? locale.texts.labelled(say("web-quest-face-down"), name) : name;
  return state.life ? `${seen}, ${say("web-foe-life", { n: state.life })}` : seen;
}

/** A space with its token and the Musketeers on it, in words. */
export function spaceText(view: View, box: Box, space: number): string {
  const heroes = view.board === INN ? heroesOn(view, space).map((hero) => nameOf("hero", hero)) : [];
  return [spaceTitle(space, view.board, box), stateText(spaceState(view, box, space)), ...heroes].join(", ");
}

/** What pressing a target does, with its price where that is an action. */
export function deedText(target: QuestTarget, view: View, box: Box): string {
  const n = target.deed === "passage" ? box.printed.passage_price : box.printed.inn_reveals;
  const deed = say(`web-quest-deed-${target.deed}`, { n });
  const costs = view.asked === "musketeer_action" && target.deed !== "turn" && target.deed !== "turnup";
  return costs ? say("web-quest-one-action", { deed }) : deed;
}

/** The spoken name of a target: "Stables, first token, face down: enter, one action". */
export function spokenName(target: QuestTarget, view: View, box: Box): string {
  return locale.texts.labelled(targetText(target, view, box), deedText(target, view, box));
}

function targetText(target: QuestTarget, view: View, box: Box): string {
  if (target.spot === "space") return spaceText(view, box, target.id);
  if (target.spot === "skill") return challengeTitle(target.id, box.printed.england[target.id] ?? 0);
  if (target.spot === "wardes") return sentence(nameOf("foe", "wardes"));
  if (target.spot === "passage") return say("web-quest-passage");
  if (target.spot === "common") return sentence(nameOf("spot", "common"));
  return target.label;
}

export function challengeTitle(skill: number, level: number): string {
  return `${nameOf("skill", skill)} ${level}`;
}

/** The short name of a target, for its row in the strip. */
export function targetTitle(target: QuestTarget, view: View, box: Box): string {
  const { spot, deed } = target;
  if (target.path >= 0) return sentence(nameOf("path", target.path));
  if (spot === "skill") return challengeTitle(target.id, box.printed.england[target.id] ?? 0);
  if (deed === "challenge") return challengeTitle(spaceSkill(view, box, target.id), box.printed.gallery_level);
  if (isOpenSnare(target, view)) return sentence(nameOf("token", "snare"));
  if (spot === "space" && view.board === GALLERIES) {
    return sentence(slotTitle(target.id % box.boards.antechamber_spaces));
  }
  if (spot === "space") return spaceTitle(target.id, view.board, box);
  if (deed === "duel") return sentence(nameOf("foe", "wardes"));
  if (deed === "turnup") return sentence(say("web-quest-deed-turnup", { n: box.printed.inn_reveals }));
  return sentence(targetText(target, view, box));
}

/** The second line of a target's row. */
export function targetNote(target: QuestTarget, view: View, box: Box): string {
  if (target.deed === "turnup") return say("web-epic", { n: view.epic, of: box.printed.epic_tokens });
  const named = target.spot !== "space" || target.deed === "challenge" || isOpenSnare(target, view);
  if (named) return sentence(deedText(target, view, box));
  const n = box.printed.inn_reveals;
  return locale.texts.labelled(sentence(say(`web-quest-deed-${target.deed}`, { n })), whatIsThere(target, view, box));
}

/** A snare that lies face up in an antechamber, where guards stand otherwise. */
function isOpenSnare({ deed }: QuestTarget, { board }: View): boolean {
  return board === GALLERIES && deed === "enter";
}

/** What a target leads to: its token, or in an opened path those who wait there and the token after that. */
function whatIsThere(target: QuestTarget, view: View, box: Box): string {
  if (target.deed !== "join") return stateText(spaceState(view, box, target.id));
  const heroes = heroesOn(view, target.id).map((hero) => nameOf("hero", hero));
  const { token } = spaceState(view, box, target.id + 1);
  const next = say("web-quest-then", { token: nameOf("token", token === HIDDEN_TOKEN ? "none" : token, "the") });
  return [...heroes, next].join(", ");
}

function spaceSkill(view: View, box: Box, space: number): number {
  return skillOf(spaceState(view, box, space));
}

/** The skill of a challenge token; -1 if it is not known. */
export function skillOf(state: SpaceState): number {
  const skill = ["erudition", "nobility", "gallantry", "panache"].indexOf(idName("token", state.token));
  return state.piece === "challenge" ? skill : -1;
}

/** What the board asks for, in a few words. */
export function goalText(board: number): string {
  return say("web-quest-goal", { n: board + 1, goal: say(`web-quest-goal-${idName("board", board)}`) });
}

/** What is left to do until the board is done. */
export function leftText(view: View, box: Box): string {
  if (!areTokensLaid(view)) return say("web-quest-laying");
  if (view.board === INN) return say("web-quest-left-inn", { n: fewestTokens(view, box) });
  if (view.board === ENGLAND) return say("web-quest-left-england", { n: box.printed.england.length - shipStop(view) });
  if (view.board === RETURN) {
    const { done, of } = progressOf(view, box);
    return say("web-quest-left-return", { n: of - done });
  }
  return say("web-quest-left-galleries", { n: roomsAhead(view, box) + 1 });
}

function fewestTokens(view: View, box: Box): number {
  const paths = Array.from({ length: box.boards.inn_paths }, (_, path) => pathSpaces(path, box.boards));
  return Math.min(...paths.map((spaces) => spaces.filter((space) => view.spaces[space] !== NO_TOKEN).length));
}

/** Milady's own tokens in the antechambers further on: in the drawing they are small. "" for everyone else. */
export function secretsText(view: View, box: Box): string {
  if (view.board !== GALLERIES) return "";
  const ahead = Array.from({ length: roomsAhead(view, box) }, (_, n) => view.antechamber + 1 + n);
  const told = ahead.flatMap((room) => {
    const states = roomSpaces(room, box).map((space) => spaceState(view, box, space));
    if (!states.every((state) => state.secret)) return [];
    const tokens = states.map((state) => nameOf("token", state.token, "short")).join(", ");
    return [locale.texts.labelled(say("web-antechamber", { n: room + 1 }), tokens)];
  });
  return told.join(" · ");
}

/** Who is at the Quest, in words. */
export function thereText(view: View): string {
  const there = heroesThere(view);
  const heroes = there.length
    ? locale.texts.listed(there.map((hero) => nameOf("hero", hero)))
    : say("web-board-nobody");
  return say("web-quest-there", { heroes });
}
