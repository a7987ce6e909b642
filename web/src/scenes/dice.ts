// Dice: the ids of their faces, and rolls packed into one number as the engine packs them.

export const SWORD = 0;
export const SHIELD = 1;
export const LILY = 2;

/** Swords, Shields and Lilies of a packed roll. */
export { facesOf } from "../text/gameText";

export function packed(faces: readonly number[]): number {
  return faces[SWORD]! + 16 * faces[SHIELD]! + 256 * faces[LILY]!;
}

/** Whether a roll contains these faces. */
export function contains(roll: readonly number[], faces: readonly number[]): boolean {
  return faces.every((many, face) => many <= roll[face]!);
}
