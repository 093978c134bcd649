/** Tells the log when a part the server stands on is lost, once, and when it is back, once. */
import type { FastifyBaseLogger } from 'fastify';
import { StoreUnavailable, toStoreError } from '#server/kernel/db/store-error.ts';
import type { ReadyParts } from '#server/kernel/http/health.ts';

export interface WatchedPart {
  /** As it stands at the head of a sentence. */
  name: string;
  ask: () => Promise<void>;
  everyMs: number;
  /** What the shop does meanwhile. */
  without: string;
}

/** Lost parts are asked as often as this, for their return is waited for. */
const AWAY_MS = 1_000;

/** The parts of an installation; a bus inside this process or the database is never lost by itself. */
export function partsToWatch(parts: ReadyParts, hasRedis: boolean): WatchedPart[] {
  return [
    {
      name: 'The database',
      ask: parts.database,
      everyMs: 2_000,
      without: 'cached pages are still shown, writes answer 503',
    },
    {
      name: 'DATA_DIR',
      ask: parts.disk,
      everyMs: 30_000,
      without: 'nothing can be uploaded, and an embedded database takes no writes',
    },
    ...(parts.files === undefined
      ? []
      : [
          {
            name: 'The store of files',
            ask: parts.files,
            everyMs: 30_000,
            without: 'pictures and films are not shown, nothing can be uploaded',
          },
        ]),
    ...(hasRedis
      ? [{ name: 'Redis', ask: parts.bus, everyMs: 2_000, without: 'this node goes on alone' }]
      : []),
  ];
}

/** What a fault says in a few words: "ENOSPC: the disk is full". */
function reasonOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'ENOSPC') return 'ENOSPC: the disk is full';
  const fault = toStoreError('check', error);
  if (fault instanceof StoreUnavailable) return fault.reason;
  const text = fault instanceof Error ? fault.message : String(fault);
  return code === '' || text.includes(code)
    ? (text.split('\n')[0] ?? '')
    : `${code}: ${text.split('\n')[0] ?? ''}`;
}

/** Begins to watch; answers a function that ends it. */
export function watchParts(parts: readonly WatchedPart[], log: FastifyBaseLogger): () => void {
  const stops = parts.map(({ name, ask, everyMs, without }) => {
    let isAway = false;
    let isOver = false;
    let timer: NodeJS.Timeout | undefined;
    const check = async () => {
      let fault: unknown;
      const isReady = await ask().then(
        () => true,
        (error: unknown) => {
          fault = error;
          return false;
        },
      );
      if (isOver) return;
      if (!isReady && !isAway) log.error(`${name} is lost (${reasonOf(fault)}): ${without}.`);
      if (isReady && isAway) log.warn(`${name} is back.`);
      isAway = !isReady;
      wait();
    };
    const wait = () => {
      timer = setTimeout(() => void check(), isAway ? AWAY_MS : everyMs);
      timer.unref();
    };
    wait();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  });
  return () => {
    for (const stop of stops) stop();
  };
}
