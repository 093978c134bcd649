/** Codes sent to people: six digits, five tries, five minutes, once, bound to who, what for and which flow (requirement 17). */
import { createHash, createHmac, randomInt } from 'node:crypto';
import { SMS_CODE_LENGTH } from '#schemas/constants.ts';
import { CODE_LIFE_MS, CODE_TRIES } from '../../security/limits.ts';
import type { Clock } from '../ports/clock.ts';
import type { CodeBinding, CodeStore } from '../ports/codes.ts';

export type CodeVerdict = 'right' | 'wrong' | 'expired';

export interface Codes {
  /** A new code in place of the one before. */
  make(binding: CodeBinding): Promise<string>;
  /** Counts a try before it compares; the right code is used up. */
  check(binding: CodeBinding, code: string): Promise<CodeVerdict>;
}

/** What an e-mail code is asked for. */
export type EmailScene = 'login' | 'bind' | 'form';

/** E-mail codes belong to the browser that asked. */
export function emailBinding(options: {
  appId: string;
  scene: EmailScene;
  email: string;
  browser: string;
}): CodeBinding {
  const { appId, scene, email, browser } = options;
  const sessionId = createHash('sha256').update(browser).digest('base64url');
  return { appId, purpose: `email ${scene}`, target: email, sessionId };
}

export function makeCodes(options: { store: CodeStore; clock: Clock; key: string }): Codes {
  const { store, clock, key } = options;
  const hmacOf = ({ appId, purpose, target, sessionId }: CodeBinding, code: string) =>
    createHmac('sha256', key)
      .update(JSON.stringify(['code', appId, purpose, target, sessionId, code]))
      .digest('base64url');
  return {
    async make(binding) {
      const code = String(randomInt(10 ** SMS_CODE_LENGTH)).padStart(SMS_CODE_LENGTH, '0');
      await store.put(binding, hmacOf(binding, code), clock.now() + CODE_LIFE_MS);
      return code;
    },
    async check(binding, code) {
      const right = await store.countTry(binding, CODE_TRIES);
      if (right === undefined) return 'expired';
      if (right !== hmacOf(binding, code)) return 'wrong';
      return (await store.take(binding, right)) ? 'right' : 'expired';
    },
  };
}
