/** Chooses the bus: Redis where it is configured, else the PostgreSQL all nodes share, else this process alone. */
import type { Bus, EventReaders } from './bus.ts';
import type { Address, Pool } from '#server/kernel/db/pool.ts';
import { createMemoryBus } from './memory.ts';
import { createPostgresBus } from './postgres.ts';
import { KERNEL_EVENTS } from './readers.ts';
import { createRedisBus } from './redis.ts';

/** @param readers of every event areas declare, besides the kernel's */
export function openBus(
  config: { address: Address; redisUrl: string | undefined },
  pool: Pool,
  readers: EventReaders,
): Bus {
  const all = { ...KERNEL_EVENTS, ...readers };
  if (config.redisUrl !== undefined) return createRedisBus(config.redisUrl, all);
  return config.address.kind === 'postgres'
    ? createPostgresBus(config.address, pool, all)
    : createMemoryBus();
}
