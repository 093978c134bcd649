/** Makes scheduled documents live at their moment: every node wakes, the shop's lock lets one of them do it (D43). */
import { documentTag } from '../rules/boot.ts';
import type { Bus } from '#server/kernel/bus/bus.ts';
import type { Clock } from '#server/kernel/clock.ts';
import type { ConfigStore, WaitingVersion } from '../config-store.ts';
import { RETRY_PROMOTION_MS, WATCH_SCHEDULE_MS } from '#server/kernel/limits/limits.ts';

export interface ScheduledPublisherOptions {
  configs: Pick<ConfigStore, 'listWaiting' | 'promoteDue'>;
  bus: Bus;
  clock: Clock;
  onError: (error: unknown) => void;
}

export interface ScheduledPublisher {
  /** One round; resolves when what was due is live. Never rejects. */
  run(): Promise<void>;
  /** Ends the watch; waits for a round in progress. */
  stop(): Promise<void>;
}

/** Cached pages made from any of these are stale, on every node. */
async function purge(bus: Bus, changed: readonly WaitingVersion[]): Promise<void> {
  const byShop = new Map<string, Set<string>>();
  for (const { appId, kind, id } of changed) {
    const tags = byShop.get(appId) ?? new Set<string>();
    byShop.set(appId, tags.add(documentTag(kind, id)));
  }
  for (const [appId, tags] of byShop) await bus.publish('purge', { appId, tags: [...tags] });
}

/**
 * One round: what this node knew to be due is purged too, though another node made it live: that one may have been
 * killed before it could say so.
 */
async function promote(options: ScheduledPublisherOptions, known: readonly WaitingVersion[]) {
  const { configs, bus, clock } = options;
  const now = clock.now();
  const promoted = await configs.promoteDue(now);
  const changed = promoted.flatMap(({ appId, versions }) =>
    versions.map(({ kind, id }) => ({ appId, kind, id, publishAt: now })),
  );
  await purge(bus, [...changed, ...known.filter(({ publishAt }) => publishAt <= now)]);
  return configs.listWaiting();
}

/** Looks again at the next moment, when a node says that something was scheduled, and every half minute. */
export function makeScheduledPublisher(options: ScheduledPublisherOptions): ScheduledPublisher {
  const { bus, clock, onError } = options;
  let known: readonly WaitingVersion[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | undefined;
  let isAskedAgain = false;
  let isStopped = false;

  function arm(afterMs: number): void {
    clearTimeout(timer);
    if (isStopped) return;
    timer = setTimeout(() => void run(), afterMs);
    timer.unref();
  }
  async function round(): Promise<void> {
    try {
      known = await promote(options, known);
      const next = known[0]?.publishAt ?? Infinity;
      arm(Math.min(WATCH_SCHEDULE_MS, Math.max(0, next - clock.now())));
    } catch (error) {
      onError(error);
      arm(RETRY_PROMOTION_MS);
    }
  }
  function run(): Promise<void> {
    isAskedAgain = running !== undefined;
    running ??= round().finally(() => {
      running = undefined;
      if (isAskedAgain && !isStopped) void run();
    });
    return running;
  }
  const stopHearing = bus.subscribe('schedule.changed', () => void run());
  const stopDoubting = bus.onGap(() => void run());
  return {
    run,
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      stopHearing();
      stopDoubting();
      await running;
    },
  };
}
