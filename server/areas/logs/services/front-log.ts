/** Fault reports of browsers and of page rendering, written in batches beside the requests (requirement 49). */
import type { LogItem } from '#schemas/api/logs/logs.ts';
import { createCache } from '#server/kernel/cache/cache.ts';
import type { Clock } from '#server/kernel/clock.ts';
import { defineCounter } from '#server/kernel/metrics/counters.ts';
import { REPORT_AGAIN_MS, REPORTS_REMEMBERED } from '../limits.ts';
import type { FrontLogRow } from '../store/log-rows.ts';
import type { LogStore } from '../store/logs.store.ts';

export interface FrontLog {
  /** Takes rows and returns at once; the surplus of a flood is dropped. */
  add(rows: readonly FrontLogRow[]): void;
  /**
   * What the server itself finds wrong, told at most once an hour; false where it was told before.
   * @param about what it is told of: the version of a document and a node of it, say.
   */
  once(about: string, row: FrontLogRow): boolean;
  flush(): Promise<void>;
  close(): Promise<void>;
}

const frontReports = defineCounter(
  'front_reports_total',
  'Faults that browsers and page renders reported, by kind and level.',
  ['kind', 'level'],
);

const FLUSH_EVERY_MS = 1_000;
const BATCH_MAX = 200;
const WAITING_MAX = 2_000;

const USER_AGENT_MAX = 512;

/** A reported item as a row: text only, cut to size, without query strings, which may carry codes (requirement 50). */
export function presentLog(item: LogItem, appId: string, userAgent: string): FrontLogRow {
  const { level, kind, message, url, ...detail } = item;
  const [path] = (url ?? '').split(/[?#]/);
  return {
    appId,
    level,
    kind,
    message,
    detail: { ...detail, url: path, user_agent: userAgent.slice(0, USER_AGENT_MAX) },
  };
}

export function makeFrontLog(logs: LogStore, clock: Clock, onError: (error: unknown) => void): FrontLog {
  const reports = createCache<{ at: number }>({ name: 'reports', maxEntries: REPORTS_REMEMBERED });
  let waiting: FrontLogRow[] = [];
  let writing: Promise<void> | undefined;

  async function write(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting.slice(0, BATCH_MAX);
      waiting = waiting.slice(BATCH_MAX);
      await logs.add(batch);
    }
  }
  function flush(): Promise<void> {
    writing ??= write()
      .catch(onError)
      .finally(() => {
        writing = undefined;
      });
    return writing;
  }
  const timer = setInterval(() => void flush(), FLUSH_EVERY_MS);
  timer.unref();

  function add(rows: readonly FrontLogRow[]): void {
    for (const { kind, level } of rows) frontReports.add({ kind, level });
    waiting.push(...rows.slice(0, Math.max(0, WAITING_MAX - waiting.length)));
  }

  return {
    add,
    once(about, row) {
      const key = `${row.appId}\n${row.kind}\n${about}`;
      const now = clock.now();
      const before = reports.get(key)?.at ?? Number.NEGATIVE_INFINITY;
      // A clock that was put back tells it anew.
      if (now >= before && now - before < REPORT_AGAIN_MS) return false;
      reports.set(key, { at: now });
      add([row]);
      return true;
    },
    flush,
    async close() {
      clearInterval(timer);
      await flush();
    },
  };
}
