/** Counts who came into rooms without a write for each: those of the same moments are written together (M243, D104). */
import type { FastifyBaseLogger } from 'fastify';
import { COUNT_MS } from '../limits.ts';
import { nameOf } from './rooms.ts';
import type { RoomKey } from '../store/log.store.ts';

export function countViews(
  log: Pick<FastifyBaseLogger, 'warn'>,
  write: (key: RoomKey, count: number) => Promise<unknown>,
): (key: RoomKey) => void {
  const waiting = new Map<string, number>();
  return (key) => {
    const name = nameOf(key);
    const before = waiting.get(name);
    waiting.set(name, (before ?? 0) + 1);
    if (before !== undefined) return;
    setTimeout(() => {
      const count = waiting.get(name) ?? 0;
      waiting.delete(name);
      write(key, count).catch((error: unknown) => log.warn({ err: error }, 'viewers were not counted'));
    }, COUNT_MS).unref();
  };
}
