/** Which lines of a long chat stand in the page: never more than so many, however long it becomes. Pure. */

/** Lines drawn at a time, and how far the window moves when its edge is near. */
export const WINDOW = 160;
const STEP = 80;

/** `end`: one past the last line drawn; `last` follows what is written. */
export type End = number | 'last';

export interface Slice {
  from: number;
  to: number;
}

export function sliceOf(count: number, end: End): Slice {
  const to = end === 'last' ? count : Math.min(count, end);
  return { from: Math.max(0, to - WINDOW), to };
}

/** Further up; the top stays where it is. */
export function further(count: number, end: End): End {
  const { from, to } = sliceOf(count, end);
  return from === 0 ? end : Math.max(WINDOW, to - STEP);
}

/** Back down; at the end it follows again. */
export function nearer(count: number, end: End): End {
  if (end === 'last') return end;
  return end + STEP >= count ? 'last' : end + STEP;
}
