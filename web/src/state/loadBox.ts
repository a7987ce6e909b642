// The values printed on the components, fetched once for each box.

import { box as fetchBox } from "../wire/api";
import type { Box } from "../wire/types.gen";

const OWN = ""; // the server's own box
const loading = new Map<string, Promise<Box>>();

/** The printed values of a table's box. A game of an earlier release keeps the box it began with. */
export async function loadBox(digest: string, table = ""): Promise<Box> {
  const own = await load(OWN);
  return digest === OWN || digest === own.printed.digest ? own : load(digest, table);
}

function load(digest: string, table = ""): Promise<Box> {
  const found = loading.get(digest) ?? fetchBox(digest, table);
  loading.set(digest, found);
  found.catch(() => loading.delete(digest)); // the next call tries again
  return found;
}
