/** A proof of work in small steps (D50): a number whose hash with the salt is good; the page stays usable meanwhile. */
import { isWorkDone, workText } from '#schemas/auth/proof-of-work.ts';
import type { Clock } from './clock.ts';
import { sha256 } from './sha256.ts';

export interface Work {
  salt: string;
  bits: number;
}

/** Hashes between two breaths of the page: a few milliseconds. */
const AT_ONCE = 2_000;

function firstOf({ salt, bits }: Work, from: number): string | undefined {
  const encoder = new TextEncoder();
  for (let attempt = from; attempt < from + AT_ONCE; attempt += 1) {
    const answer = String(attempt);
    if (isWorkDone(sha256(encoder.encode(workText(salt, answer))), bits)) return answer;
  }
  return undefined;
}

/** The returned function calls it off. */
export function proveWork(work: Work, clock: Clock, onAnswer: (answer: string) => void): () => void {
  let callOff: () => void = () => undefined;
  const run = (from: number) => {
    callOff = clock.after(0, () => {
      const answer = firstOf(work, from);
      if (answer === undefined) run(from + AT_ONCE);
      else onAnswer(answer);
    });
  };
  run(0);
  return () => callOff();
}
