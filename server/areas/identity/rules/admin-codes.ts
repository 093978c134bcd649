/** One-time codes a training admin enters the back end with: 60 seconds, once, shared by all nodes (requirement 25). */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { ADMIN_CODE_LIFE_MS } from '../limits.ts';
import type { Clock } from '#server/kernel/clock.ts';
import type { LimitStore } from '#server/kernel/limits/limit-store.ts';

interface AdminCodeClaims {
  appId: string;
  userId: string;
  /** Origin of the back end it is meant for; no other may use it. */
  audience: string;
}

export interface AdminCodes {
  make(claims: AdminCodeClaims): string;
  /** The claims of a code that is ours, in time, meant for this origin and used for the first time. */
  use(code: string, audience: string): Promise<AdminCodeClaims | undefined>;
}

function readClaims(text: string): (AdminCodeClaims & { nonce: string; until: number }) | undefined {
  const [appId, userId, audience, nonce, until] = Buffer.from(text, 'base64url').toString('utf8').split('\n');
  if (appId === undefined || userId === undefined || audience === undefined) return undefined;
  if (nonce === undefined || until === undefined) return undefined;
  return { appId, userId, audience, nonce, until: Number(until) };
}

/** A code carries its claims under a signature; that it was used is remembered in the shared counters. */
export function makeAdminCodes(options: { key: string; clock: Clock; limits: LimitStore }): AdminCodes {
  const { key, clock, limits } = options;
  const sign = (text: string) => createHmac('sha256', key).update(text).digest();
  return {
    make({ appId, userId, audience }) {
      const until = clock.now() + ADMIN_CODE_LIFE_MS;
      const text = Buffer.from(
        [appId, userId, audience, randomBytes(16).toString('hex'), until].join('\n'),
      ).toString('base64url');
      return `${text}.${sign(text).toString('base64url')}`;
    },
    async use(code, audience) {
      const [text = '', signature = ''] = code.split('.');
      const expectedMac = sign(text);
      const mac = Buffer.from(signature, 'base64url');
      if (mac.length !== expectedMac.length || !timingSafeEqual(mac, expectedMac)) return undefined;
      const claims = readClaims(text);
      if (claims === undefined || !(clock.now() < claims.until)) return undefined;
      // Whoever else was sent it does not spend it either.
      if (claims.audience !== audience) return undefined;
      const { count } = await limits.hit(`admin-code ${claims.nonce}`, 2 * ADMIN_CODE_LIFE_MS);
      return count === 1 ? { appId: claims.appId, userId: claims.userId, audience } : undefined;
    },
  };
}
