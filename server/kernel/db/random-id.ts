/** Ids that cannot be guessed, in the letters ids are made of (D10). */
import { randomBytes } from 'node:crypto';

const LETTERS = 26;

/** 128 random bits behind the prefix of the kind. */
export function randomId(prefix: string): string {
  const letters = BigInt(`0x${randomBytes(17).toString('hex')}`).toString(36);
  return `${prefix}_${letters.padStart(LETTERS, '0').slice(-LETTERS)}`;
}
