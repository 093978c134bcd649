/** When a node looks at the calendar, and what it tells the others. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createMemoryBus } from '#server/kernel/bus/memory.ts';
import type { BusEvents } from '#server/kernel/bus/bus.ts';
import type { ConfigVersion, WaitingVersion } from '../config-store.ts';
import { makeScheduledPublisher } from './scheduled-publisher.ts';

const START = 1_900_000_000_000;
const PAGE: WaitingVersion = { appId: 'appone', kind: 'page', id: 'home', publishAt: START + 10_000 };

function version({ kind, id }: WaitingVersion): ConfigVersion {
  return { kind, id, hash: 'h', body: {}, author: 'Mei', note: '', at: 0 };
}

/** A calendar in memory; `take` is what another node does to it. */
function buildCalendar(first: WaitingVersion[] = []) {
  let waiting = [...first];
  const rounds: number[] = [];
  const take = (now: number) => {
    const due = waiting.filter(({ publishAt }) => publishAt <= now);
    waiting = waiting.filter(({ publishAt }) => publishAt > now);
    return due;
  };
  return {
    rounds,
    take,
    add: (one: WaitingVersion) => waiting.push(one),
    configs: {
      listWaiting: () => Promise.resolve([...waiting]),
      promoteDue: (now: number) => {
        rounds.push(now);
        const due = take(now);
        return Promise.resolve(due.map((one) => ({ appId: one.appId, versions: [version(one)] })));
      },
    },
  };
}

describe('the calendar of a node', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: START });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  function start(calendar: ReturnType<typeof buildCalendar>) {
    const bus = createMemoryBus();
    const purges: BusEvents['purge'][] = [];
    bus.subscribe('purge', (event) => purges.push(event));
    const onError = vi.fn();
    const promoter = makeScheduledPublisher({
      configs: calendar.configs,
      bus,
      clock: { now: () => Date.now() },
      onError,
    });
    return { bus, purges, promoter, onError };
  }

  it('D43: it wakes at the next moment, promotes, and every node drops what was made from it', async () => {
    const calendar = buildCalendar([PAGE]);
    const { promoter, purges } = start(calendar);
    await promoter.run();
    await vi.advanceTimersByTimeAsync(9_999);
    expect(purges).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(purges).toEqual([{ appId: 'appone', tags: ['document:page/home'] }]);
    expect(calendar.rounds).toEqual([START, START + 10_000]);
    await promoter.stop();
  });

  it('D43: what became due while no node ran is promoted in the first round', async () => {
    const { promoter, purges } = start(buildCalendar([{ ...PAGE, publishAt: START - 1 }]));
    await promoter.run();
    expect(purges).toHaveLength(1);
    await promoter.stop();
  });

  it('D43: a node purges what another made live, for that one may have been killed before it said so', async () => {
    const calendar = buildCalendar([PAGE]);
    const { promoter, purges } = start(calendar);
    await promoter.run();
    calendar.take(PAGE.publishAt);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(purges).toEqual([{ appId: 'appone', tags: ['document:page/home'] }]);
    await promoter.stop();
  });

  it('D43: it looks again when something was scheduled, and every half minute when nothing is said', async () => {
    const calendar = buildCalendar();
    const { promoter, purges, bus } = start(calendar);
    await promoter.run();
    calendar.add(PAGE);
    await bus.publish('schedule.changed', { appId: 'appone' });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(purges).toHaveLength(1);
    calendar.add({ ...PAGE, publishAt: START + 11_000 });
    await vi.advanceTimersByTimeAsync(30_000);
    expect(purges).toHaveLength(2);
    await promoter.stop();
    const { length } = calendar.rounds;
    await vi.advanceTimersByTimeAsync(120_000);
    expect(calendar.rounds).toHaveLength(length);
  });

  it('R54: without the database it tries again in a moment', async () => {
    const calendar = buildCalendar([{ ...PAGE, publishAt: START }]);
    const { promoter, purges, onError } = start(calendar);
    const { promoteDue } = calendar.configs;
    calendar.configs.promoteDue = () => Promise.reject(new Error('away'));
    await promoter.run();
    expect(onError).toHaveBeenCalledOnce();
    calendar.configs.promoteDue = promoteDue;
    await vi.advanceTimersByTimeAsync(2_000);
    expect(purges).toHaveLength(1);
    await promoter.stop();
  });
});
