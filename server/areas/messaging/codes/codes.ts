/** Codes sent to people: six digits, five tries, five minutes, once, bound to who, what for and which flow (requirement 17). */
import { createHash, createHmac, randomInt } from 'node:crypto';
import { SMS_CODE_LENGTH } from '#schemas/constants.ts';
import { CODE_LIFE_MS, CODE_TRIES, PROVEN_LIFE_MS } from '../limits.ts';
import type { Clock } from '#server/kernel/clock.ts';
import type { CodeBinding, CodeStore } from './code-store.ts';

type CodeVerdict = 'right' | 'wrong' | 'expired';

export interface Codes {
  /** A new code in place of the one before. */
  make(binding: CodeBinding): Promise<string>;
  /** Counts a try before it compares; the right code is used up. */
  check(binding: CodeBinding, code: string): Promise<CodeVerdict>;
  /** This browser has proven it holds the phone or the address: known for half an hour (D91). */
  remember(holding: StoredCode): Promise<void>;
  remembers(holding: StoredCode): Promise<boolean>;
}

/** What an e-mail code is asked for. */
export type EmailScene = 'login' | 'bind' | 'form';

/** What a browser has proven to hold, for a form that asks. */
interface StoredCode {
  appId: string;
  kind: 'phone' | 'email';
  /** `phoneDigits` of a phone, or an e-mail address as it is stored. */
  target: string;
  browser: string;
}

const markOf = (browser: string) => createHash('sha256').update(browser).digest('base64url');

function heldBinding({ appId, kind, target, browser }: StoredCode): CodeBinding {
  return { appId, purpose: `held ${kind}`, target, sessionId: markOf(browser) };
}

/** E-mail codes belong to the browser that asked. */
export function emailBinding(options: {
  appId: string;
  scene: EmailScene;
  email: string;
  browser: string;
}): CodeBinding {
  const { appId, scene, email, browser } = options;
  return { appId, purpose: `email ${scene}`, target: email, sessionId: markOf(browser) };
}

/** In place of a code, where there is nothing left to type. */
const HELD = 'held';

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
    async remember(holding) {
      const binding = heldBinding(holding);
      await store.put(binding, hmacOf(binding, HELD), clock.now() + PROVEN_LIFE_MS);
    },
    async remembers(holding) {
      const binding = heldBinding(holding);
      return (await store.find(binding)) === hmacOf(binding, HELD);
    },
  };
}
