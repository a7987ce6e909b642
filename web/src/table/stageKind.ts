// What is shown over the map: a duel, a challenge, Milady's placement, the Arsenal and so on; "" is the map itself.

import type { Scene } from "../scenes/scene";
import type { Prompt } from "../wire/types.gen";

export type Looking = "" | "arsenal" | "quest"; // what the player has opened
export type StageKind = Looking | Scene["kind"] | "tokens" | "trade";

/** Prompts whose answers are given on the stage. */
export function answeredOnStage(prompt: Pick<Prompt, "kind" | "shape"> | null): StageKind {
  if (!prompt) return "";
  if (prompt.shape === "assign") return "tokens";
  if (prompt.kind === "purchase") return "arsenal";
  if (prompt.shape === "trade" || prompt.kind.startsWith("trade_")) return "trade";
  return "";
}

/** Milady's questions that are answered on the map: the last fight no longer hides it. */
const ANSWERED_ON_MAP = new Set(["destination", "new_paris", "treachery", "victim", "adversaries", "nemesis"]);

export function stageKind(
  prompt: Prompt | null,
  mine: boolean,
  scene: Scene | null,
  looking: Looking,
  over: boolean,
): StageKind {
  if (looking) return looking;
  if (over) return "";
  const answered = mine ? answeredOnStage(prompt) : "";
  if (answered) return answered;
  if (mine && prompt && ANSWERED_ON_MAP.has(prompt.kind)) return "";
  return scene?.kind ?? "";
}
