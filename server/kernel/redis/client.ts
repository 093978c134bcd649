/** Connections to Redis that come back by themselves and never hold a request up (requirement 53). */
import { Redis } from 'ioredis';

/** An answer later than this is no answer: what Redis does here has a substitute. */
const COMMAND_MS = 500;
const CONNECT_MS = 2000;
const RETRY_MAX_MS = 1000;

/** Commands fail at once while Redis is away; the connection is tried again for ever. */
export function connectRedis(url: string): Redis {
  const { protocol, pathname } = new URL(url);
  const options = {
    connectTimeout: CONNECT_MS,
    commandTimeout: COMMAND_MS,
    keepAlive: 10_000,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    // Whoever listens subscribes when it is back; nobody would hear of a subscription of the client's own that fails.
    autoResubscribe: false,
    retryStrategy: (tries: number) => Math.min(50 * tries, RETRY_MAX_MS),
    reconnectOnError: () => false,
  };
  const redis = protocol === 'unix:' ? new Redis(pathname, options) : new Redis(url, options);
  // Without a listener a refused connection would be printed again and again.
  redis.on('error', () => undefined);
  return redis;
}
