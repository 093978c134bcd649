/** Chooses the bus: Redis where it is configured, else the PostgreSQL all nodes share, else this process alone. */
import type { Bus } from './bus.ts';
import type { Address, Pool } from '../db/db.ts';
import { createMemoryBus } from './memory.ts';
import { createPostgresBus } from './postgres.ts';
import { createRedisBus } from './redis.ts';

export function openBus(config: { address: Address; redisUrl: string | undefined }, pool: Pool): Bus {
  if (config.redisUrl !== undefined) return createRedisBus(config.redisUrl);
  return config.address.kind === 'postgres' ? createPostgresBus(config.address, pool) : createMemoryBus();
}
