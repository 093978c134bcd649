/** Passwords of people: Argon2id, a few at a time (requirement 23). */
import { hash, verify } from '@node-rs/argon2';
import { PASSWORDS_AT_ONCE, PASSWORDS_WAITING } from '../limits.ts';

/** OWASP's least: 19 MiB, two rounds; kept in each hash, so that they may be raised. Algorithm 2 is Argon2id. */
const COST = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export interface Passwords {
  hash(password: string): Promise<string>;
  /** Takes as long where there is no hash: who has no password is not told apart by time (requirement 26). */
  matches(password: string, hash: string | undefined): Promise<boolean>;
}

/** The same letters typed on another machine are the same bytes. */
const bytesOf = (password: string) => Buffer.from(password.normalize('NFKC'), 'utf8');

export function hashPassword(password: string): Promise<string> {
  return hash(bytesOf(password), COST);
}

/** More passwords wait than could be judged while their people do: nothing of this one was done. */
export class PasswordsBusy extends Error {
  override readonly name = 'PasswordsBusy';
  readonly statusCode = 503;
}

/** Runs what it is given, so many at a time; the rest wait in order, and of a crowd the last are sent away. */
export function makeQueue(
  atOnce: number,
  most: number,
): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (waiting.length >= most) throw new PasswordsBusy();
    if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      // Who waits takes over the place.
      if (next === undefined) running -= 1;
      else next();
    }
  };
}

export function makePasswords(): Passwords {
  const queue = makeQueue(PASSWORDS_AT_ONCE, PASSWORDS_WAITING);
  let nobody: Promise<string> | undefined;
  return {
    hash: (password) => queue(() => hashPassword(password)),
    matches: (password, hash) =>
      queue(async () => {
        nobody ??= hashPassword('the password of nobody');
        const isRight = await verify(hash ?? (await nobody), bytesOf(password));
        return isRight && hash !== undefined;
      }),
  };
}
