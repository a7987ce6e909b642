// The size of letters in the drawings: as large as wanted, but not wider than there is room.

const LETTER = 0.5; // the width of a letter of EB Garamond, in its size

export function widthOf(text: string, size: number): number {
  return text.length * size * LETTER;
}

/** The size at which a text fits. */
export function fitted(text: string, room: number, size: number): number {
  return Math.min(size, room / Math.max(1, text.length * LETTER));
}
