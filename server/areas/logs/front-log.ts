/** Fault reports of browsers and of page rendering, written in batches beside the requests (requirement 49). */
import type { LogItem } from '#schemas/api/logs/log.report.ts';
import type { FrontLogRow, LogStore } from './log-store.ts';

export interface FrontLog {
  /** Takes rows and returns at once; the surplus of a flood is dropped. */
  add(rows: readonly FrontLogRow[]): void;
  flush(): Promise<void>;
  close(): Promise<void>;
}

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

export function makeFrontLog(logs: LogStore, onError: (error: unknown) => void): FrontLog {
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

  return {
    add(rows) {
      waiting.push(...rows.slice(0, Math.max(0, WAITING_MAX - waiting.length)));
    },
    flush,
    async close() {
      clearInterval(timer);
      await flush();
    },
  };
}
