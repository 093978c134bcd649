/** Numbers of certificates: nobody guesses one, and nobody misreads one. */
import { randomInt } from 'node:crypto';

/** Without I, L, O and U (Crockford's base 32). */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 12;

/** Sixty bits of chance. */
export function drawNumber(): string {
  return Array.from({ length: LENGTH }, () => LETTERS.charAt(randomInt(LETTERS.length))).join('');
}
