// Where in the rules the game stands, as far as the screen needs it: the view's stack of frames.

import type { Frame, View } from "../wire/types.gen";

type FrameOf<K extends Frame["kind"]> = Extract<Frame, { kind: K }>;

/** The innermost frame of a kind. */
export function frameOf<K extends Frame["kind"]>(view: View, kind: K): FrameOf<K> | null {
  return view.stack.findLast((frame): frame is FrameOf<K> => frame.kind === kind) ?? null;
}
