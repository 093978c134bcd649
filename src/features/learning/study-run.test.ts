/** A study that runs in a page: its tabs, its person, and what it shows of how things stand. */
import { describe, expect, test, vi } from 'vitest';
import { fakeClock } from '#platform/fake-clock.ts';
import { memoryRows } from '#platform/kept-rows.ts';
import { memoryStore } from '#platform/storage.ts';
import { fakeChannels } from '#platform/tab-channel.ts';
import { fakeLocks } from '#platform/tab-locks.ts';
import { fakeVisibility } from '#platform/visibility.ts';
import { makeStudyServer, type Fate } from '../../../tests/support/study-server.ts';
import { makeStudyRun } from './study-run.ts';

const NOW = 1_800_000_000_000;
const TEXT = { resource_id: 't_1', resource_type: 1 };
const settled = () => vi.dynamicImportSettled();

/** One browser; each tab is opened by `tab`. */
function browser(change = {}) {
  const steady = fakeClock();
  const now = () => NOW + steady.now();
  const server = makeStudyServer(now, change);
  const shared = {
    rows: memoryRows(),
    locks: fakeLocks(),
    flags: memoryStore(),
    channel: fakeChannels(),
    steady,
    clock: now,
    now,
    lost: () => undefined,
    leaving: { listen: () => () => undefined },
  };
  const lastCalls: string[] = [];
  let comesBack: () => void = () => undefined;
  const tab = (userId = 'u_1') => {
    const visibility = fakeVisibility();
    const call = server.caller(() => true);
    const run = makeStudyRun({
      ...shared,
      call,
      lastCall: (endpoint, input) => {
        lastCalls.push(endpoint.name);
        return call(endpoint, input);
      },
      owner: () => ({ appId: 'appa', userId }),
      visibility,
      network: {
        whenBack: (heard) => {
          comesBack = heard;
          return () => undefined;
        },
      },
    });
    run.begin();
    return { run, visibility };
  };
  const taken = () => [...server.sessions.values()].flatMap(({ reports }) => reports);
  return {
    tab,
    server,
    steady,
    taken,
    lastCalls,
    rows: shared.rows,
    decide: (...fates: Fate[]) => server.decide(fates),
    comesBack: () => comesBack(),
  };
}

async function studying(of: ReturnType<typeof browser>) {
  const page = of.tab();
  page.run.want(TEXT);
  await settled();
  return page;
}

describe('a study that runs', () => {
  test('D80: shows where the learner was, and how far the server says they came', async () => {
    const of = browser({ position: 640, learn_progress: 40, max_learn_progress: 70, covered: '0[.]30' });
    const { run } = await studying(of);
    expect(run.get()).toEqual({
      phase: 'studying',
      resume: {
        position: 640,
        covered: [{ from: 0, to: 30 }],
        progress: 40,
        isFinished: false,
        seekLimit: -1,
        countsHidden: true,
      },
      progress: 40,
      maxProgress: 70,
      isFinished: false,
      saved: 'all',
    });
    const before = run.get();
    of.steady.advance(5000);
    expect(run.get()).toBe(before);
    run.scrolled(900, 55.8);
    expect(run.get().progress).toBe(55);
  });

  test('D80: what waits is said to wait, and goes when the network is back', async () => {
    const of = browser();
    const { run } = await studying(of);
    of.decide('unheard');
    of.steady.advance(120_000);
    expect(run.get().saved).not.toBe('all');
    await settled();
    expect([run.get().saved, of.taken().length]).toEqual(['waiting', 0]);
    of.comesBack();
    await settled();
    expect([run.get().saved, of.taken().length]).toEqual(['all', 1]);
  });

  test('D80: a page that is hidden sends by a call that outlives it', async () => {
    const of = browser();
    const { visibility } = await studying(of);
    of.steady.advance(30_000);
    visibility.show(false);
    expect(of.lastCalls).toEqual(['learn.record.push']);
    await settled();
    expect(of.taken().map((one) => one.spend_time)).toEqual([30]);
  });

  test('D80: another tab that plays is told at once, and this one may take over', async () => {
    const of = browser();
    const first = await studying(of);
    of.steady.advance(40_000);
    const second = await studying(of);
    expect([first.run.get().phase, second.run.get().phase]).toEqual(['elsewhere', 'studying']);
    expect(of.taken().map((one) => one.stay_time)).toEqual([40]);
    first.run.takeOver();
    await settled();
    expect([first.run.get().phase, second.run.get().phase]).toEqual(['studying', 'elsewhere']);
  });

  test('D80: somebody who plays elsewhere is in the way until it is taken over', async () => {
    const of = browser();
    of.server.takeLease();
    const { run } = await studying(of);
    expect(run.get().phase).toBe('elsewhere');
    run.takeOver();
    await settled();
    expect(run.get().phase).toBe('studying');
  });

  test('R38: whoever goes leaves their reports to themself, and the next person sends none of them', async () => {
    const of = browser();
    const { run } = await studying(of);
    of.steady.advance(50_000);
    run.gone();
    await settled();
    of.tab('u_2');
    await settled();
    expect([run.get().phase, of.taken()]).toEqual(['idle', []]);
    of.tab('u_1');
    await settled();
    expect(of.taken().map((one) => one.stay_time)).toEqual([50]);
  });

  test('D80: before a logout what is open goes out', async () => {
    const of = browser();
    const { run } = await studying(of);
    of.steady.advance(20_000);
    run.ending();
    run.gone();
    await settled();
    expect(of.taken().map((one) => one.stay_time)).toEqual([20]);
  });

  test('D80: what could not be opened is tried again by itself when the network is back', async () => {
    const of = browser();
    of.decide('unheard');
    const { run } = await studying(of);
    expect(run.get().phase).toBe('failed');
    of.comesBack();
    await settled();
    expect(run.get().phase).toBe('studying');
  });

  test('D80: what a tab has written down and still gathers is its own to send', async () => {
    const of = browser();
    await studying(of);
    of.steady.advance(35_000);
    const kept = await of.rows.list('');
    expect(kept.map(({ key }) => key.split('/').at(-1))).toEqual(['0000001', 'beat']);
    of.tab();
    await settled();
    expect(of.taken()).toEqual([]);
  });
});
