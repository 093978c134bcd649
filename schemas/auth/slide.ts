/** The slide captcha's movement: what a hand, a key or a single press may do, and what only a script does (D50). */

/** A piece this near to its place lies in it, in CSS pixels. */
export const SLIDE_TOLERANCE = 4;
/** Nobody is faster than this from beginning to end. */
const LEAST_MS = 120;

/** Milliseconds since it began, and CSS pixels from the left. */
export type SlideTrack = readonly (readonly [number, number])[];

/**
 * Whether a piece came to `x` by a movement: time goes on, it takes some, and it ends where the answer says. Even steps
 * are as good as uneven ones, and one jump as good as many: so moves who uses the keyboard or presses once.
 */
export function isMovement(track: SlideTrack, x: number): boolean {
  const first = track[0];
  const last = track.at(-1);
  if (first === undefined || last === undefined || track.length < 2) return false;
  const isOrdered = track.every(([at], index) => at >= (track[index - 1]?.[0] ?? 0));
  return isOrdered && last[0] - first[0] >= LEAST_MS && last[1] === x && first[1] !== x;
}
