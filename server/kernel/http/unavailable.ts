/** Recognises an error that means the database cannot be reached or the disk is full, so that the answer is 503 and not 500. */

/** Faults of the connections the stores do not speak through (bus and counters), and of a disk that is full, which watch-parts.ts tells. */
const SYSTEM_CODES: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENOSPC',
  'EDQUOT',
]);

export function isUnavailable(error: unknown, depth = 0): boolean {
  if (!(error instanceof Error) || depth > 4) return false;
  if (error.name === 'StoreUnavailable') return true;
  if ('code' in error && typeof error.code === 'string' && SYSTEM_CODES.has(error.code)) return true;
  return isUnavailable(error.cause, depth + 1);
}
