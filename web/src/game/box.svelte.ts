// What is printed on the components, fetched once when a table is shown.

import { box as fetchBox } from "../wire/api";
import type { Box } from "../wire/types.gen";

let loading: Promise<Box> | null = null;

/** The printed values of the box; the same promise for everybody who asks. */
export function loadBox(): Promise<Box> {
  loading ??= fetchBox().catch((error: unknown) => {
    loading = null; // the next one asks again
    throw error;
  });
  return loading;
}
