// The game at the moments of a story's pictures. The replay is fetched once, when the first picture needs it.

import { FoldedReplay, type Frame } from "../replay/foldReplay";
import { EVERYTHING } from "../replay/replaySource";
import { replayOf } from "../wire/replayApi";

/** The game as it was when so many inputs of the record had been made. */
export function frameAfter(frames: readonly Frame[], inputs: number): Frame {
  return frames.find((frame) => frame.inputs >= inputs) ?? frames.at(-1)!;
}

export class StoryViews {
  private frames: Promise<readonly Frame[]> | null = null;

  constructor(private readonly table: string) {}

  async after(inputs: number): Promise<Frame> {
    this.frames ??= this.fetchFrames();
    return frameAfter(await this.frames, inputs);
  }

  private async fetchFrames(): Promise<readonly Frame[]> {
    const replay = new FoldedReplay();
    replay.addAll(await replayOf({ table: this.table }, EVERYTHING));
    return replay.frames;
  }
}
