/** Counts the answers that tell whether somebody is known here: a list of phones or addresses is not gone through (B26). */
import type { LimitStore } from '#server/kernel/limits/limit-store.ts';
import { EXISTENCE_ANSWERS } from '../limits.ts';

export interface Existence {
  /** Counts one more answer to an address, before it is looked for; false where it has had enough of them. */
  mayTell(ip: string): Promise<boolean>;
}

export function makeExistence(limits: LimitStore): Existence {
  const { max, windowMs } = EXISTENCE_ANSWERS;
  return {
    mayTell: async (ip) => (await limits.hit(`existence ${ip}`, windowMs)).count <= max,
  };
}
