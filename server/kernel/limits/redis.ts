/** Fixed-window counters in Redis; while it is away each node counts for itself (requirement 53). */
import type { Redis } from 'ioredis';
import type { Clock } from '../clock.ts';
import type { LimitStore } from './limit-store.ts';
import { createMemoryLimits } from './memory.ts';

const PREFIX = 'lectern:limit:';

/**
 * Counts and expires in one step: a counter that never ends would lock its key for ever. One that would end later than
 * one made now was made before the clock was put back, and is begun anew.
 */
const HIT = `
local window = tonumber(ARGV[1])
local left = redis.call('PTTL', KEYS[1])
if left < 0 or left > window then
  redis.call('SET', KEYS[1], ARGV[2], 'PX', window)
  return {tonumber(ARGV[2]), window}
end
return {redis.call('INCRBY', KEYS[1], ARGV[2]), left}
`;

/** A counter that has ended meanwhile stays away: one made here would have no end. */
const GIVE_BACK = `
local count = tonumber(redis.call('GET', KEYS[1]) or '0')
if count > 0 then redis.call('DECR', KEYS[1]) end
return 0
`;

export function createRedisLimits(redis: Redis, clock: Clock): LimitStore {
  const own = createMemoryLimits(clock);
  return {
    hit: async (key, windowMs, by = 1) => {
      try {
        const answer: unknown = await redis.eval(HIT, 1, PREFIX + key, windowMs, by);
        if (!Array.isArray(answer)) return await own.hit(key, windowMs, by);
        const [count, left]: unknown[] = answer;
        return { count: Number(count), resetAt: clock.now() + Number(left) };
      } catch {
        return own.hit(key, windowMs, by);
      }
    },
    giveBack: async (key) => {
      try {
        await redis.eval(GIVE_BACK, 1, PREFIX + key);
      } catch {
        await own.giveBack(key);
      }
    },
  };
}
