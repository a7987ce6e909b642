// The real positions behind the pictures of the rulebook, made by web/tools/learn_views.py.

import { sceneOf, type Scene } from "../scenes/scene";
import type { LogLine } from "../state/log";
import type { Setting } from "../text/gameText";
import type { Box, Entry, GameEvent, View } from "../wire/types.gen";
import made from "./positions.json";

export type PictureName = keyof typeof made.pictures;

export interface Picture {
  view: View;
  setting: Setting;
  asked: string[];
  scene: Scene | null;
}

export const pictureBox = made.box as unknown as Box;

const ENTRY: Entry = { kind: "played", at: 0, by: 0, seat: 1, events: [], cause: "" };

export function pictureOf(name: PictureName): Picture {
  const { view, setup, asked, events } = made.pictures[name];
  const seen = view as unknown as View;
  const setting = { heroes: setup.heroes, board: seen.board, prompt: seen.asked };
  return { view: seen, setting, asked, scene: sceneIn(events, seen) };
}

/** The scene that these events tell, up to its end. */
function sceneIn(events: GameEvent[], view: View): Scene | null {
  const lines = events.map<LogLine>((event, at) => ({
    key: `1.${at}`,
    version: 1,
    at: 0,
    entry: ENTRY,
    event,
    board: view.board,
    turn: view.turn,
  }));
  return lines.length > 0 ? sceneOf(lines, null) : null;
}
