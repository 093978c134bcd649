/** Chooses where limits are counted: Redis, else the PostgreSQL all nodes share, else this process. */
import { createMemoryLimits } from './memory.ts';
import { createRedisLimits } from './redis.ts';
import { connectRedis } from '../redis/client.ts';
import type { InstallationConfig } from '../config/config.ts';
import type { Clock } from '../clock.ts';
import type { LimitStore } from './limit-store.ts';
import type { Database } from '../db/db.ts';
import { createLimitStore } from './limits.store.ts';
import { withStoreErrors } from '../db/store-error.ts';

export interface OpenedLimits {
  store: LimitStore;
  close(): Promise<void>;
}

export function openLimits(
  config: Pick<InstallationConfig, 'databaseUrl' | 'redisUrl'>,
  db: Database,
  clock: Clock,
): OpenedLimits {
  if (config.redisUrl !== undefined) {
    const redis = connectRedis(config.redisUrl);
    return {
      store: createRedisLimits(redis, clock),
      close: () => {
        redis.disconnect();
        return Promise.resolve();
      },
    };
  }
  const store =
    config.databaseUrl === undefined
      ? createMemoryLimits(clock)
      : withStoreErrors('limits', createLimitStore(db, clock));
  return { store, close: () => Promise.resolve() };
}
