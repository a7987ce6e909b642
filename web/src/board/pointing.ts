// A player points at a place: everyone sees it for a moment.

export interface Pointed {
  who: string;
  face: string; // whose portrait is shown
  place: number;
}
