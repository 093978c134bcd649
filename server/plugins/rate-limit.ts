/** Counts tries before they are evaluated, in counters all nodes share (requirement 16). */
import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Clock } from '#server/domain/ports/clock.ts';
import type { LimitStore } from '#server/domain/ports/limits.ts';
import { WRITE_LIMIT, type CountLimit, type RateLimit } from '#server/security/limits.ts';
import { addressOf } from './address.ts';
import { sessionCookieName } from './session.ts';

export interface Surplus {
  retryAfterS: number;
}

interface Count {
  key: string;
  limit: CountLimit;
}

function countsOf(request: FastifyRequest, name: string, limit: RateLimit): Count[] {
  const address = addressOf(request);
  const token = limit.per === 'ip' ? undefined : request.cookies[sessionCookieName(request)];
  if (token === undefined) return [{ key: `${name} ${address}`, limit }];
  // The token itself never leaves the session store.
  const session = createHash('sha256').update(token).digest('base64url');
  return [
    // Nobody knows yet whether there is such a session: one made up for each try would be a fresh count each time.
    { key: `${name} of sessions ${address}`, limit: WRITE_LIMIT },
    { key: `${name} ${session}`, limit },
  ];
}

/** Undefined while the limit holds; else how long to wait. */
export async function countTry(
  request: FastifyRequest,
  name: string,
  limit: RateLimit,
  deps: { limits: LimitStore; clock: Clock },
): Promise<Surplus | undefined> {
  for (const { key, limit: one } of countsOf(request, name, limit)) {
    const { count, resetAt } = await deps.limits.hit(key, one.windowMs);
    if (count > one.max) return { retryAfterS: Math.max(1, Math.ceil((resetAt - deps.clock.now()) / 1000)) };
  }
  return undefined;
}

/** A counter of this process alone, for reports that must never wait for a store. */
export function makeLocalLimit(limit: RateLimit, clock: Clock): (owner: string) => boolean {
  let windowStart = clock.now();
  let counts = new Map<string, number>();
  return (owner) => {
    const now = clock.now();
    if (now - windowStart >= limit.windowMs) {
      windowStart = now;
      counts = new Map();
    }
    const count = (counts.get(owner) ?? 0) + 1;
    counts.set(owner, count);
    return count <= limit.max;
  };
}
