/** Milliseconds for clocks, and seconds for the wire (D10). */
export const SECOND_MS = 1000;
export const MINUTE_MS = 60 * SECOND_MS;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** The shop's zone is UTC+8 all year. */
export const SHOP_OFFSET_MS = 8 * HOUR_MS;

/** Whole seconds that have passed. */
export function secondsOf(ms: number): number {
  return Math.floor(ms / SECOND_MS);
}

/** Seconds with their fraction: places in a recording, sums of them. */
export function exactSecondsOf(ms: number): number {
  return ms / SECOND_MS;
}

/** Whole seconds to wait, or the first second a moment has come: never too early. */
export function secondsUpTo(ms: number): number {
  return Math.ceil(ms / SECOND_MS);
}

export function msOf(seconds: number): number {
  return seconds * SECOND_MS;
}
