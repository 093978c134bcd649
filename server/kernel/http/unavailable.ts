/** Recognises an error that means the database cannot be reached or the disk is full, so that the answer is 503 and not 500. */

/** Faults of the connections the stores do not speak through (bus and counters). */
const CONNECTION_CODES: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
]);

/** A full disk, or the end of an account's share of it: by the file system and by PostgreSQL (53100). */
const DISK_FULL_CODES: ReadonlySet<string> = new Set(['ENOSPC', 'EDQUOT', '53100']);

/** How a database says the same in a fault of another code. */
const DISK_FULL_MESSAGE = /no space left on device/i;

export type Unavailability = 'away' | 'disk-full';

const codeOf = (error: Error): string =>
  'code' in error && typeof error.code === 'string' ? error.code : '';

/** What is not there for now; undefined for any other error. */
export function unavailabilityOf(error: unknown, depth = 0): Unavailability | undefined {
  if (!(error instanceof Error) || depth > 4) return undefined;
  const isStore = error.name === 'StoreUnavailable';
  const reason = isStore && 'reason' in error ? String(error.reason) : codeOf(error);
  if (DISK_FULL_CODES.has(reason) || DISK_FULL_MESSAGE.test(error.message)) return 'disk-full';
  if (isStore || CONNECTION_CODES.has(reason)) return 'away';
  return unavailabilityOf(error.cause, depth + 1);
}

export const isUnavailable = (error: unknown): boolean => unavailabilityOf(error) !== undefined;
