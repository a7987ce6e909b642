// What each drawn Quest board is given.

import type { Box, View } from "../wire/types.gen";
import type { QuestTarget } from "./targets";

export interface BoardProps {
  view: View;
  box: Box;
  narrow: boolean; // the drawing for phones
  targets: readonly QuestTarget[];
  label: string; // of the whole board, read out
  onpick?: ((action: string) => void) | undefined;
}
