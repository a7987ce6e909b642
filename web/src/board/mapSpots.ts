// Where each place lies on the map, in percent of its width and height. The map has three rows: the drawings of the first
// two hang from their tops, those of the last stand on the bottom.

export interface MapSpot {
  x: number; // the middle of the drawing
  y: number; // its top; for the last row the distance from the bottom
  low?: boolean; // in the last row
  inside?: boolean; // figures stand in front of the drawing, not beside it
}

/** By place: Paris, Louvre, La Rochelle, Quest, Vieux Colombier, Richelieu, Bastille, Milady's quarters. */
export const MAP_SPOTS: readonly MapSpot[] = [
  { x: 77, y: 25 },
  { x: 46, y: 25 },
  { x: 14, y: 2, low: true },
  { x: 15, y: 2 },
  { x: 46, y: 2, low: true },
  { x: 43, y: 2 },
  { x: 90, y: 2, inside: true },
  { x: 67, y: 2 },
];
