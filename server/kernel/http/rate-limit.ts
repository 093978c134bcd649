/** Counts tries before they are evaluated, in counters all nodes share (requirement 16). */
import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { countTry, type TryCounter } from '#server/kernel/limits/count-try.ts';
import type { Clock } from '#server/kernel/clock.ts';
import type { Person } from '#server/kernel/area.ts';
import type { LimitStore } from '#server/kernel/limits/limit-store.ts';
import {
  PERSON_WRITE_LIMIT,
  WRITE_LIMIT,
  type CountLimit,
  type RateLimit,
} from '#server/kernel/limits/limits.ts';
import { secondsUpTo } from '#schemas/time.ts';
import { addressOf } from './address.ts';
import { sessionCookieName } from './session-cookie.ts';

export interface RateLimitExceeded {
  retryAfterS: number;
}

function countersOf(request: FastifyRequest, name: string, limit: RateLimit): TryCounter[] {
  const address = addressOf(request);
  const token = limit.per === 'session' ? request.cookies[sessionCookieName(request)] : undefined;
  if (token === undefined) return [{ key: `${name} ${address}`, limit }];
  // The token itself never leaves the session store.
  const session = createHash('sha256').update(token).digest('base64url');
  return [
    // The session is not checked yet, so an invented one for each try would start a fresh count each time.
    { key: `${name} of sessions ${address}`, limit: WRITE_LIMIT },
    { key: `${name} ${session}`, limit },
  ];
}

interface CountingDeps {
  limits: LimitStore;
  clock: Clock;
}

async function checkCounters(
  counters: readonly TryCounter[],
  { limits, clock }: CountingDeps,
): Promise<RateLimitExceeded | undefined> {
  const count = await countTry(limits, counters);
  if (count.ok) return undefined;
  return { retryAfterS: Math.max(1, secondsUpTo(count.resetAt - clock.now())) };
}

/** Undefined while the limit holds; else how long to wait. */
export function checkRateLimit(
  request: FastifyRequest,
  name: string,
  limit: RateLimit,
  deps: CountingDeps,
): Promise<RateLimitExceeded | undefined> {
  return checkCounters(countersOf(request, name, limit), deps);
}

/** The same for requests that are not a call of this name; `asker` is an address or a person. */
export function checkAskerRateLimit(
  asker: string,
  name: string,
  limit: CountLimit,
  deps: CountingDeps,
): Promise<RateLimitExceeded | undefined> {
  return checkCounters([{ key: `${name} ${asker}`, limit }], deps);
}

/** All that one person writes is one count: a second session or address is no second count. */
export function checkPersonWriteLimit(
  { appId, userId }: Person,
  deps: CountingDeps,
): Promise<RateLimitExceeded | undefined> {
  return checkCounters([{ key: `writes of ${appId} ${userId}`, limit: PERSON_WRITE_LIMIT }], deps);
}

/** Strangers choose their addresses: beyond so many the counting begins anew. */
const OWNERS_MAX = 100_000;

/** A counter of this process alone, for reports that must never wait for a store. */
export function makeLocalLimit(limit: RateLimit, clock: Clock): (owner: string) => boolean {
  let windowStart = clock.now();
  let counts = new Map<string, number>();
  return (owner) => {
    const now = clock.now();
    // A clock that was put back ends the window too.
    if (now - windowStart >= limit.windowMs || now < windowStart || counts.size >= OWNERS_MAX) {
      windowStart = now;
      counts = new Map();
    }
    const count = (counts.get(owner) ?? 0) + 1;
    counts.set(owner, count);
    return count <= limit.max;
  };
}
