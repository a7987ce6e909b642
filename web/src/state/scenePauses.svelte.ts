// Where the playback waits for the player: before each round of their own duels, and at the result of their own scenes.

import { heroIn, begins, isOver, sceneOf, type Scene } from "../scenes/scene";
import { settings } from "../settings.svelte";
import { idOf } from "../text/names";
import type { LogLine } from "./log";
import type { Pause } from "./playback.svelte";
import type { TableState } from "./table.svelte";

/** Lines of a duel after which a roll is no longer the answer to the player's own choice. */
const ROLLED = new Set(["duel_began", "blue_rolled", "red_rolled", "foe_rerolled", "blade_used"]);

export class ScenePauses {
  dismissed = $state(""); // the scene whose result the player has closed
  private rolledOn = ""; // the duel that is shown to its end without pauses

  constructor(private readonly table: Pick<TableState, "log" | "playback" | "heroes" | "seat" | "sitting" | "isOwn">) {}

  /** Whether to wait before a line. */
  before(line: LogLine, newStep: boolean): Pause {
    if (settings.speed === "instant") return "";
    const scene = this.sceneBefore(line);
    if (scene === null || !this.isOwnScene(scene)) return "";
    const kind = String(line.event?.[0]);
    if (isOver(scene)) {
      const leaves = newStep || (begins(kind, scene) && line.version === scene.version);
      return leaves && this.dismissed !== scene.key ? "result" : "";
    }
    return !newStep && this.isNextRound(scene, line, kind) ? "roll" : "";
  }

  /** Closes the result of a scene. */
  dismiss(scene: Scene): void {
    this.dismissed = scene.key;
    if (this.table.playback.pause === "result") this.table.playback.proceed();
  }

  /** Shows the next round. */
  roll(): void {
    if (this.table.playback.pause === "roll") this.table.playback.proceed();
  }

  /** Shows the rest of a duel without further pauses. */
  rollOn(scene: Scene): void {
    this.rolledOn = scene.key;
    this.roll();
  }

  isOwnScene(scene: Scene): boolean {
    const { heroes, seat, sitting } = this.table;
    return sitting && (heroes[seat - 1] ?? []).some((name) => idOf("hero", name) === heroIn(scene));
  }

  private sceneBefore(line: LogLine): Scene | null {
    const { lines } = this.table.log;
    const at = lines.findLastIndex((one) => one.key === line.key);
    return at > 0 ? sceneOf(lines, lines[at - 1]!) : null;
  }

  /** Dice that begin a round, unless the player has just thrown them by choosing their cards. */
  private isNextRound(scene: Scene, line: LogLine, kind: string): boolean {
    if (scene.kind !== "duel" || settings.duelRolls === "all" || this.rolledOn === scene.key) return false;
    const last = scene.rounds.at(-1);
    if (kind !== "blue_rolled" && (kind !== "red_rolled" || last?.red === null)) return false;
    if (!this.table.isOwn(line.entry)) return true;
    return this.table.playback.shownLines.some((shown) => ROLLED.has(String(shown.event?.[0])));
  }
}
