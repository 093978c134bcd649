/** A study that runs in a page: its tabs, its person, and what it shows of how things stand. */
import { describe, expect, test, vi } from 'vitest';
import { fakeClock } from '#platform/fake-clock.ts';
import { memoryRows } from '#platform/row-storage.ts';
import { memoryStore } from '#platform/storage.ts';
import { fakeChannels } from '#platform/tab-channel.ts';
import { fakeLocks } from '#platform/tab-locks.ts';
import { fakeVisibility } from '#platform/visibility.ts';
import { makeStudyServer, type Fate } from '../../../tests/support/study-server.ts';
import { makeStudyRun } from './study-run.ts';

const NOW = 1_800_000_000_000;
const TEXT = { resource_id: 't_1', resource_type: 1 };
const FILM = { resource_id: 'v_1', resource_type: 3 };
const settleAll = () => vi.dynamicImportSettled();

/** One browser; each tab is opened by `tab`. */
function browser(change = {}) {
  const steady = fakeClock();
  const now = () => NOW + steady.now();
  const server = makeStudyServer(now, change);
  const leaving = new Set<() => void>();
  const sharedValue = {
    rows: memoryRows(),
    locks: fakeLocks(),
    flags: memoryStore(),
    channel: fakeChannels(),
    steady,
    clock: now,
    now,
    onLoss: () => undefined,
    leaving: {
      listen: (onHear: () => void) => {
        leaving.add(onHear);
        return () => leaving.delete(onHear);
      },
    },
  };
  const lastCalls: string[] = [];
  let comesBack: () => void = () => undefined;
  let isLost: () => void = () => undefined;
  let isOnline = true;
  const tab = (userId = 'u_1') => {
    const visibility = fakeVisibility();
    const call = server.caller(() => true);
    const run = makeStudyRun({
      ...sharedValue,
      call,
      lastCall: (endpoint, input) => {
        lastCalls.push(endpoint.name);
        return call(endpoint, input);
      },
      owner: () => ({ appId: 'appa', userId }),
      visibility,
      network: {
        whenBack: (onHear) => {
          comesBack = onHear;
          return () => undefined;
        },
        whenLost: (onHear) => {
          isLost = onHear;
          return () => undefined;
        },
        isOnline: () => isOnline,
      },
    });
    run.begin();
    return { run, visibility };
  };
  const readTakenValue = () => [...server.sessions.values()].flatMap(({ reports }) => reports);
  return {
    tab,
    server,
    steady,
    taken: readTakenValue,
    lastCalls,
    rows: sharedValue.rows,
    decide: (...fates: Fate[]) => server.decide(fates),
    goes: () => {
      for (const hear of leaving) hear();
    },
    goOffline: () => {
      isOnline = false;
      isLost();
    },
    comesBack: () => {
      isOnline = true;
      comesBack();
    },
  };
}

async function opening(of: ReturnType<typeof browser>, lesson: typeof TEXT) {
  const page = of.tab();
  page.run.want(lesson);
  await settleAll();
  return page;
}
const studying = (of: ReturnType<typeof browser>) => opening(of, TEXT);
const watching = (of: ReturnType<typeof browser>) => opening(of, FILM);

describe('a study that runs', () => {
  test('D80: shows where the learner was, and how far the server says they came', async () => {
    const of = browser({ position: 640, learn_progress: 40, max_learn_progress: 70, covered: '0[.]30' });
    const { run } = await studying(of);
    expect(run.get()).toEqual({
      phase: 'studying',
      resume: {
        position: 640,
        coverage: [{ from: 0, to: 30 }],
        progress: 40,
        isFinished: false,
        seekLimit: -1,
        countsHidden: true,
        isTakeOver: false,
      },
      progress: 40,
      maxProgress: 70,
      isFinished: false,
      elsewhere: undefined,
      saveState: 'all',
      isOffline: false,
      keptMinutes: 0,
    });
    const before = run.get();
    of.steady.advance(5000);
    expect(run.get()).toBe(before);
    run.reportScroll(900, 55.8);
    expect(run.get().progress).toBe(55);
  });

  test('D80: what waits is said to wait, and goes when the network is back', async () => {
    const of = browser();
    const { run } = await studying(of);
    of.decide('unheard');
    of.steady.advance(120_000);
    expect(run.get().saveState).not.toBe('all');
    await settleAll();
    expect([run.get().saveState, of.taken().length]).toEqual(['waiting', 0]);
    of.comesBack();
    await settleAll();
    expect([run.get().saveState, of.taken().length]).toEqual(['all', 1]);
  });

  test('D80: a page that is hidden sends by a call that outlives it', async () => {
    const of = browser();
    const { visibility } = await studying(of);
    of.steady.advance(30_000);
    visibility.show(false);
    expect(of.lastCalls).toEqual(['learn.record.push']);
    await settleAll();
    expect(of.taken().map((one) => one.spend_time)).toEqual([30]);
  });

  test('D129: a text and a player that stands still are in nobody’s way, in this browser or another', async () => {
    const of = browser();
    const [text, film, other] = [of.tab(), of.tab(), of.tab()];
    text.run.want(TEXT);
    film.run.want(FILM);
    other.run.want(FILM);
    await settleAll();
    of.steady.advance(130_000);
    film.run.reportPause(3);
    await settleAll();
    expect([text, film, other].map(({ run }) => run.get().phase)).toEqual([
      'studying',
      'studying',
      'studying',
    ]);
    expect([of.server.holder(), of.server.called.includes('learn.play.beat')]).toEqual(['', false]);
  });

  test('D129: a tab that begins to play stops the one that plays, which says so and may play on', async () => {
    const of = browser({ position: 64 });
    const [first, second] = [await watching(of), await watching(of)];
    first.run.reportProgress(1, 600, 1);
    await settleAll();
    second.run.reportProgress(1, 600, 1);
    await settleAll();
    expect([first.run.get().phase, second.run.get().phase]).toEqual(['elsewhere', 'studying']);
    expect(first.run.get().elsewhere).toMatchObject({ is_same_login: 1 });
    first.run.takeOver();
    await settleAll();
    expect(first.run.get()).toMatchObject({ phase: 'studying', resume: { isTakeOver: true, position: 64 } });
    of.steady.advance(5000);
    second.run.reportProgress(6, 600, 1);
    await settleAll();
    expect(second.run.get().phase).toBe('elsewhere');
  });

  test('D129: another device in the way is named, and no longer in the way once it stops', async () => {
    const of = browser();
    of.server.takeLease();
    const { run } = await watching(of);
    expect(run.get()).toMatchObject({ phase: 'elsewhere', elsewhere: { device: 'Firefox · Windows' } });
    of.steady.advance(10_000);
    await settleAll();
    expect(run.get().phase).toBe('elsewhere');
    of.server.freeLease();
    of.steady.advance(10_000);
    await settleAll();
    expect(run.get().phase).toBe('studying');
  });

  test('D129: what plays beats every five seconds, keeps its place for a pause of a minute, then gives it back', async () => {
    const of = browser();
    const { run } = await watching(of);
    const beats = () => of.server.called.filter((name) => name === 'learn.play.beat').length;
    for (let second = 1; second <= 20; second += 1) {
      run.reportProgress(second, 600, 1);
      of.steady.advance(1000);
    }
    await settleAll();
    expect([beats(), of.server.holder() === '']).toEqual([5, false]);
    run.reportPause(20);
    of.steady.advance(59_000);
    await settleAll();
    expect(of.server.holder()).not.toBe('');
    of.steady.advance(2000);
    await settleAll();
    const heldValue = beats();
    expect(of.server.holder()).toBe('');
    of.steady.advance(60_000);
    await settleAll();
    expect(beats()).toBe(heldValue);
  });

  test('D129: a page that goes gives it back by a call that outlives it', async () => {
    const of = browser();
    const { run } = await watching(of);
    run.reportProgress(1, 600, 1);
    await settleAll();
    of.goes();
    await settleAll();
    expect([of.lastCalls.includes('learn.play.beat'), of.server.holder()]).toEqual([true, '']);
    // It came back from the memory of pages, and plays on.
    run.reportProgress(2, 600, 1);
    await settleAll();
    expect(of.server.holder()).not.toBe('');
  });

  test('D129: a page that dies is in nobody’s way after twenty seconds', async () => {
    const of = browser();
    const { run } = await watching(of);
    run.reportProgress(1, 600, 1);
    await settleAll();
    of.server.freeze();
    expect(of.server.holder()).not.toBe('');
    of.steady.advance(20_000);
    expect(of.server.holder()).toBe('');
  });

  test('D129, R38: who was taken over by another device sends what was played, and asks no more for it', async () => {
    const of = browser();
    const { run } = await watching(of);
    for (let second = 0; second <= 30; second += 1) {
      run.reportProgress(second, 600, 1);
      of.steady.advance(1000);
    }
    of.server.takeLease();
    of.steady.advance(5000);
    await settleAll();
    expect([run.get().phase, of.taken().reduce((sum, { spend_time: spend }) => sum + spend, 0)]).toEqual([
      'elsewhere',
      30,
    ]);
  });

  test('M252: offline nothing is called saved, and the minutes kept here are told', async () => {
    const of = browser();
    const { run } = await studying(of);
    of.goOffline();
    of.decide('unheard', 'unheard', 'unheard', 'unheard');
    expect(run.get()).toMatchObject({ isOffline: true, keptMinutes: 0 });
    of.steady.advance(190_000);
    await settleAll();
    expect(run.get()).toMatchObject({ isOffline: true, saveState: 'waiting', keptMinutes: 3 });
    of.decide();
    of.comesBack();
    await settleAll();
    expect(run.get()).toMatchObject({ isOffline: false, saveState: 'all', keptMinutes: 0 });
  });

  test('R38: whoever goes leaves their reports to themself, and the next person sends none of them', async () => {
    const of = browser();
    const { run } = await studying(of);
    of.steady.advance(50_000);
    run.endForPerson();
    await settleAll();
    of.tab('u_2');
    await settleAll();
    expect([run.get().phase, of.taken()]).toEqual(['idle', []]);
    of.tab('u_1');
    await settleAll();
    expect(of.taken().map((one) => one.stay_time)).toEqual([50]);
  });

  test('D80: before a logout what is open goes out', async () => {
    const of = browser();
    const { run } = await studying(of);
    of.steady.advance(20_000);
    run.ending();
    run.endForPerson();
    await settleAll();
    expect(of.taken().map((one) => one.stay_time)).toEqual([20]);
  });

  test('D80: what could not be opened is tried again by itself when the network is back', async () => {
    const of = browser();
    of.decide('unheard');
    const { run } = await studying(of);
    expect(run.get().phase).toBe('failed');
    of.comesBack();
    await settleAll();
    expect(run.get().phase).toBe('studying');
  });

  test('D80: what a tab has written down and still gathers is its own to send', async () => {
    const of = browser();
    await studying(of);
    of.steady.advance(35_000);
    const keptItems = await of.rows.list('');
    expect(keptItems.map(({ key }) => key.split('/').at(-1))).toEqual(['0000001', 'beat']);
    of.tab();
    await settleAll();
    expect(of.taken()).toEqual([]);
  });
});
