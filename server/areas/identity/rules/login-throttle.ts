/** Counts guesses of passwords before one is judged, in counters all nodes share (requirement 16). */
import { createHash } from 'node:crypto';
import { GUESSES_OF_ADDRESS, GUESSES_OF_PERSON, GUESSES_WITHOUT_CAPTCHA } from '../limits.ts';
import { type CountLimit } from '#server/kernel/limits/limits.ts';
import type { AccountRow } from '../ports/accounts.ts';
import type { Clock } from '#server/kernel/clock.ts';
import type { LimitStore } from '#server/kernel/limits/limit-store.ts';

export interface Guess {
  appId: string;
  ip: string;
  /** What was typed, in the one form it is counted in: nobody may have it. */
  name: string;
  /** Whose it is: phone and account of one person are one count, and a new password is a new one. */
  account: Pick<AccountRow, 'id' | 'passwordHash'> | undefined;
}

type GuessVerdict =
  | { kind: 'judge' }
  /** Answered as a wrong password is: a lock is not told (requirement 16). */
  | { kind: 'locked' }
  /** Too many from one address, whoever is meant; until then, in unix milliseconds. */
  | { kind: 'address-limited'; resetAt: number };

export interface LoginThrottle {
  /** Counts a try; true from the one on that must come with a captcha. Trying without one locks nobody out. */
  needsCaptcha(appId: string, name: string): Promise<boolean>;
  /** Counts a guess that would be judged. */
  count(guess: Guess): Promise<GuessVerdict>;
  /** The right password was no guess: what was counted for it is given back. */
  giveBack(guess: Guess): Promise<void>;
  /** Counts a guess at one's own password while logged in; false where there were too many. */
  countOwn(appId: string, userId: string): Promise<boolean>;
  giveBackOwn(appId: string, userId: string): Promise<void>;
}

/** Tells one hash from the next, and nothing more of either. */
const markOf = (hash: string) => createHash('sha256').update(hash).digest('base64url').slice(0, 12);

/** How many guesses of one person are judged by then: five, and one after each lock that has ended. */
function allowedAfter(passedMs: number): number {
  const { max, locksMs } = GUESSES_OF_PERSON;
  let guesses = max;
  let end = 0;
  for (const lockMs of locksMs) {
    end += lockMs;
    if (passedMs >= end) guesses += 1;
  }
  return guesses;
}

export function makeLoginThrottle(limits: LimitStore, clock: Clock): LoginThrottle {
  const tryKey = ({ appId, name }: Pick<Guess, 'appId' | 'name'>) => `login-try ${appId} ${name}`;
  const personKey = ({ appId, name, account }: Guess) =>
    account === undefined
      ? `login-guess ${appId} name ${name}`
      : `login-guess ${appId} id ${account.id} ${markOf(account.passwordHash ?? '')}`;
  const addressKey = ({ appId, ip }: Guess, { windowMs }: CountLimit) =>
    `login-guess ${appId} ip ${ip} ${String(windowMs)}`;
  const ownKey = (appId: string, userId: string) => `own-password ${appId} ${userId}`;

  /** Only what is judged stays counted: whoever knocks on a lock does not make it longer, nor the next one come sooner. */
  async function mayGuess(key: string): Promise<boolean> {
    const { windowMs } = GUESSES_OF_PERSON;
    const { count, resetAt } = await limits.hit(key, windowMs);
    if (count <= allowedAfter(clock.now() - (resetAt - windowMs))) return true;
    await limits.giveBack(key);
    return false;
  }
  return {
    async needsCaptcha(appId, name) {
      const { max, windowMs } = GUESSES_WITHOUT_CAPTCHA;
      return (await limits.hit(tryKey({ appId, name }), windowMs)).count > max;
    },
    async count(guess) {
      // The address comes first: one that may guess no more locks nobody else out.
      for (const limit of GUESSES_OF_ADDRESS) {
        const { count, resetAt } = await limits.hit(addressKey(guess, limit), limit.windowMs);
        if (count > limit.max) return { kind: 'address-limited', resetAt };
      }
      return { kind: (await mayGuess(personKey(guess))) ? 'judge' : 'locked' };
    },
    async giveBack(guess) {
      const keys = [
        tryKey(guess),
        personKey(guess),
        ...GUESSES_OF_ADDRESS.map((limit) => addressKey(guess, limit)),
      ];
      await Promise.all(keys.map((key) => limits.giveBack(key)));
    },
    countOwn: (appId, userId) => mayGuess(ownKey(appId, userId)),
    giveBackOwn: (appId, userId) => limits.giveBack(ownKey(appId, userId)),
  };
}
