/** Sends errors of this page to /v1/log: in batches, at most 20 a minute, with nothing personal in them (D111). */
import { MINUTE_MS } from '#schemas/time.ts';
import type { RenderReport } from '#schemas/page/render-contract.ts';
import type { Beacon } from '#platform/beacon.ts';
import type { Clock } from '#platform/clock.ts';

const LOG_PATH = '/v1/log';
const PER_MINUTE = 20;
const BATCH_MS = 2_000;

export interface ReportPorts {
  clock: Clock;
  beacon: Beacon;
  build: string;
  appId: string;
  /** Path of the page, without its query: a query may hold what a person typed. */
  path: () => string;
}

/** An error as it is found; a render's report is one too. */
export interface ErrorReport extends Omit<RenderReport, 'kind'> {
  kind: 'js' | 'api' | 'config' | 'chunk' | 'perf';
}

/** One row of /v1/log (schemas/api/logs/logs.ts). */
interface LogItem {
  level: ErrorReport['level'];
  kind: ErrorReport['kind'];
  message: string;
  url: string;
  build: string;
  stack?: string;
  node_id?: string;
  node_kind?: string;
}

export interface Reporter {
  report(error: ErrorReport): void;
  /** Sends what is waiting; called when the page is leaving. */
  flush(): void;
}

/** Long digit runs and addresses of people never leave the page. */
function scrub(text: string): string {
  return text.replace(/\d{7,}/g, '#').replace(/[\w.+-]+@[\w-]+\.[\w.-]+/g, '@');
}

export function makeReporter({ clock, beacon, build, appId, path }: ReportPorts): Reporter {
  const waiting: LogItem[] = [];
  const sentAt: number[] = [];
  let cancel: (() => void) | undefined;

  const flush = () => {
    cancel?.();
    cancel = undefined;
    if (waiting.length === 0) return;
    beacon.send(`${LOG_PATH}?app_id=${encodeURIComponent(appId)}`, { items: waiting.splice(0) });
  };
  return {
    flush,
    report: (error) => {
      const now = clock.now();
      while (sentAt[0] !== undefined && sentAt[0] <= now - MINUTE_MS) sentAt.shift();
      if (sentAt.length >= PER_MINUTE) return;
      sentAt.push(now);
      waiting.push(itemOf(error, build, path()));
      cancel ??= clock.after(BATCH_MS, flush);
    },
  };
}

function itemOf(error: ErrorReport, build: string, url: string): LogItem {
  const { level, kind, message, stack, nodeId, nodeKind } = error;
  return {
    level,
    kind,
    message: scrub(message).slice(0, 500),
    url: url.slice(0, 500),
    build: build.slice(0, 64),
    ...(stack === undefined ? {} : { stack: scrub(stack).slice(0, 4000) }),
    ...(nodeId === undefined ? {} : { node_id: nodeId.slice(0, 64) }),
    ...(nodeKind === undefined ? {} : { node_kind: nodeKind.slice(0, 40) }),
  };
}
