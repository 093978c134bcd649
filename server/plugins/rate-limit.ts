/** Counts tries before they are evaluated, in counters all nodes share (requirement 16). */
import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Clock } from '#server/domain/ports/clock.ts';
import type { LimitStore } from '#server/domain/ports/limits.ts';
import type { RateLimit } from '#server/security/limits.ts';
import { sessionCookieName } from './session.ts';

export interface Surplus {
  retryAfterS: number;
}

function ownerOf(request: FastifyRequest, limit: RateLimit): string {
  const token = limit.per === 'ip' ? undefined : request.cookies[sessionCookieName(request)];
  // The token itself never leaves the session store.
  return token === undefined ? request.ip : createHash('sha256').update(token).digest('base64url');
}

/** Undefined while the limit holds; else how long to wait. */
export async function countTry(
  request: FastifyRequest,
  name: string,
  limit: RateLimit,
  deps: { limits: LimitStore; clock: Clock },
): Promise<Surplus | undefined> {
  const { count, resetAt } = await deps.limits.hit(`${name} ${ownerOf(request, limit)}`, limit.windowMs);
  if (count <= limit.max) return undefined;
  return { retryAfterS: Math.max(1, Math.ceil((resetAt - deps.clock.now()) / 1000)) };
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
