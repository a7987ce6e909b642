// The answers of the pending question that belong to the Quest board in play, each with the spot where it is drawn.

import type { TargetAction } from "../board/targetActions";
import { ENGLAND, GALLERIES, INN, RETURN, WARDES } from "../ids";
import { verbOf } from "../text/notation";
import type { Box, View } from "../wire/types.gen";
import { isActingHere, pathStep, roadStage, spaceState } from "./questState";

export type SpotKind = "space" | "skill" | "wardes" | "passage" | "common" | "nowhere";

/** What pressing it does; the texts `web-quest-deed-...` say it. */
export type Deed = "enter" | "join" | "next" | "fight" | "challenge" | "duel" | "back" | "passage" | "turn" | "turnup";

export interface QuestTarget {
  action: string;
  verb: string;
  label: string; // as in the list of answers
  spot: SpotKind;
  id: number; // of the space or skill; -1: none
  path: number; // of the Inn; -1: none
  deed: Deed;
}

/** The actions that can be shown on the board, in the order of the question. */
export function questTargets(actions: readonly TargetAction[], view: View, box: Box): QuestTarget[] {
  return actions.flatMap((one) => {
    const found = targetOf(one, view, box);
    return found ? [{ path: -1, ...found, action: one.action, verb: verbOf(one.action), label: one.label }] : [];
  });
}

type Found = Pick<QuestTarget, "spot" | "id" | "deed"> & { path?: number };

function targetOf(one: TargetAction, view: View, box: Box): Found | null {
  const verb = verbOf(one.action);
  const first = view.antechamber * box.boards.antechamber_spaces;
  if (verb === "path" && view.board === INN) return pathTarget(view, box, one.id);
  if (verb === "space" && view.board === INN) return { spot: "space", id: one.id, deed: "turn" };
  if (verb === "back" && view.board === INN) return { spot: "common", id: -1, deed: "back" };
  if (verb === "turnup" && view.board === INN) return { spot: "nowhere", id: -1, deed: "turnup" };
  if (verb === "fight" && view.board === RETURN) return fightTarget(view, box, roadStage(view, box));
  if (verb === "fight" && view.board === GALLERIES) return fightTarget(view, box, first + one.id);
  if (verb === "passage" && view.board === GALLERIES) return { spot: "passage", id: -1, deed: "passage" };
  if (one.kind === "foe" && one.id === WARDES) return { spot: "wardes", id: -1, deed: "duel" };
  if (verb !== "challenge" || !isActingHere(view)) return null;
  if (view.board === ENGLAND) return { spot: "skill", id: one.id, deed: "challenge" };
  return view.board === GALLERIES ? { spot: "space", id: first, deed: "challenge" } : null;
}

function pathTarget(view: View, box: Box, path: number): Found {
  const { kind, space } = pathStep(view, box, path);
  const fights = kind !== "join" && isGuardUp(view, box, space);
  return { spot: "space", id: space, path, deed: fights ? "fight" : kind };
}

/** A revealed snare is entered, not fought. */
function fightTarget(view: View, box: Box, space: number): Found {
  const { piece, secret } = spaceState(view, box, space);
  return { spot: "space", id: space, deed: piece === "snare" && !secret ? "enter" : "fight" };
}

function isGuardUp(view: View, box: Box, space: number): boolean {
  const { piece, secret } = spaceState(view, box, space);
  return (piece === "dice" || piece === "faces") && !secret;
}

/** The target at a spot; there is at most one. */
export function targetAt(targets: readonly QuestTarget[], spot: SpotKind, id = -1): QuestTarget | undefined {
  return targets.find((one) => one.spot === spot && one.id === id);
}
