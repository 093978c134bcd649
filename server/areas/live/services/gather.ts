/** Gathers what comes in quickly, so that the log of a room takes it a second later and all at once. */
import type { FastifyBaseLogger } from 'fastify';
import type { RoomKey } from '../store/log.store.ts';

export interface Gatherer<Value> {
  add(key: RoomKey, value: Value): void;
  /** Hands over what is gathered, at once. */
  flush(): Promise<void>;
}

interface GatherOptions<Value> {
  afterMs: number;
  join: (one: Value, other: Value) => Value;
  take: (key: RoomKey, value: Value) => Promise<void>;
  log: Pick<FastifyBaseLogger, 'error'>;
}

/** What a node gathered is lost with it where it is killed: fit for hearts and running counts, which are asked for again. */
export function makeGatherer<Value>({ afterMs, join, take, log }: GatherOptions<Value>): Gatherer<Value> {
  const waiting = new Map<string, { key: RoomKey; value: Value; timer: NodeJS.Timeout }>();
  const under = new Set<Promise<void>>();

  function hand(name: string): void {
    const one = waiting.get(name);
    if (one === undefined) return;
    clearTimeout(one.timer);
    waiting.delete(name);
    const work = take(one.key, one.value)
      .catch((error: unknown) => log.error({ err: error }, 'what was gathered in a live room is lost'))
      .finally(() => under.delete(work));
    under.add(work);
  }

  return {
    add(key, value) {
      const name = `${key.appId}/${key.aliveId}`;
      const before = waiting.get(name);
      if (before === undefined)
        waiting.set(name, { key, value, timer: setTimeout(() => hand(name), afterMs) });
      else before.value = join(before.value, value);
    },
    async flush() {
      for (const name of waiting.keys()) hand(name);
      await Promise.all(under);
    },
  };
}
