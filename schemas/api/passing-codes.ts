/** Refusals that say nothing of what was asked: it stands, and the same may be asked again. */
export const PASSING_CODES: ReadonlySet<string> = new Set([
  'network',
  'unknown',
  'server-error',
  'maintenance',
  'rate-limited',
]);
