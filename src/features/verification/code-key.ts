/** A key for another picture of characters (M187), from the browser's own chance. */
import { makeCodeKey } from '#schemas/auth/code-key.ts';
import { systemRandom, type Random } from '#platform/random.ts';

export function newCodeKey(random: Random = systemRandom): string {
  return makeCodeKey(random.bytes);
}
