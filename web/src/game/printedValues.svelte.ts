// The values printed on the components, fetched once.

import { box as fetchBox } from "../wire/api";
import type { Box } from "../wire/types.gen";

let loading: Promise<Box> | null = null;

/** The printed values of the box. All callers get the same promise. */
export function loadBox(): Promise<Box> {
  loading ??= fetchBox().catch((error: unknown) => {
    loading = null; // the next call tries again
    throw error;
  });
  return loading;
}
