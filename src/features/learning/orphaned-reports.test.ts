/** Reports that wait in a browser: whose they are, how many, for how long, and what becomes of those the server refuses. */
import { describe, expect, test } from 'vitest';
import { fakeLocks } from '#platform/tab-locks.ts';
import { memoryRows } from '#platform/row-storage.ts';
import { memoryStore } from '#platform/storage.ts';
import { learnSessionOpen } from '#schemas/api/learning/sessions.ts';
import { DAY_MS, MINUTE_MS } from '#schemas/time.ts';
import { makeStudyServer, type Fate } from '../../../tests/support/study-server.ts';
import { beatKey, reportKey } from './stored-report.ts';
import { sendOrphanedReports } from './orphaned-reports.ts';
import { sessionLock } from './queue-ports.ts';
import type { Report } from './study-state.ts';
import { setPendingReportsFlag } from './set-pending-reports-flag.ts';
import { mayHavePendingReports } from './pending-reports-flag.ts';

const NOW = 1_800_000_000_000;
const MIRA = { appId: 'appa', userId: 'u_mira' };
const report = (seq: number, change: Partial<Report> = {}): Report => ({
  resource_id: 'v_1',
  resource_type: 3,
  product_id: '',
  learn_progress: 10,
  org_learn_progress: 100,
  spend_time: 60,
  stay_time: 60,
  is_first: 0,
  agent_type: 3,
  seq,
  covered: '10[.]20',
  client_ts: NOW,
  ...change,
});

/** A browser in which Mira left a session behind, the server knows it, and time is what the test says. */
async function browser() {
  let now = NOW;
  const server = makeStudyServer(() => now);
  const call = server.caller(() => true);
  const flags = memoryStore();
  setPendingReportsFlag(flags);
  const losses: string[] = [];
  const ports = {
    rows: memoryRows(),
    locks: fakeLocks(),
    flags,
    call,
    lastCall: call,
    now: () => now,
    onLoss: (what: string) => losses.push(what),
  };
  const open = { resource_id: 'v_1', resource_type: 3, client_ts: NOW };

  const opening = await call(learnSessionOpen, open);
  if (!opening.ok) throw new Error(opening.code);
  const session = opening.data.session_id;
  server.called.length = 0;
  const leave = (reports: readonly Report[], owner = MIRA) =>
    ports.rows.put([
      { key: beatKey(owner, session), value: { keptAt: now, beat: opening.data.beat } },
      ...reports.map((one) => ({
        key: reportKey(owner, session, one.seq),
        value: { keptAt: now, report: one },
      })),
    ]);
  return {
    ports,
    server,
    session,
    lost: losses,
    leave,
    flush: (owner = MIRA) => sendOrphanedReports(ports, owner),
    taken: () => server.sessions.get(session)?.reports ?? [],
    kept: async () => (await ports.rows.list('')).map(({ key }) => key.split('/').at(-1)),
    decide: (...fates: Fate[]) => server.decide(fates),
    later: (ms: number) => {
      now += ms;
    },
  };
}

const many = (count: number) => Array.from({ length: count }, (_one, index) => report(index + 1));

describe('reports that were left behind', () => {
  test('D80: go in their order, fifty at a time, and nothing is kept of them', async () => {
    const { leave, flush, taken, kept, ports, server } = await browser();
    await leave(many(120));
    expect(await flush()).toBe(false);
    expect(taken().map(({ seq }) => seq)).toEqual(many(120).map(({ seq }) => seq));
    expect(server.called).toEqual(Array<string>(3).fill('learn.record.batch'));
    expect([await kept(), mayHavePendingReports(ports.flags)]).toEqual([[], false]);
  });

  test('M252: one alone goes as the specification has it', async () => {
    const { leave, flush, server } = await browser();
    await leave([report(1)]);
    await flush();
    expect(server.called).toEqual(['learn.record.push']);
  });

  test('R38: somebody else’s are not sent, and wait until they are back', async () => {
    const { leave, flush, taken, kept, ports } = await browser();
    await leave([report(1)]);
    expect(await flush({ ...MIRA, userId: 'u_noah' })).toBe(false);
    expect(await flush({ ...MIRA, appId: 'appb' })).toBe(false);
    expect([taken().length, mayHavePendingReports(ports.flags)]).toEqual([0, true]);
    await flush();
    expect([taken().length, await kept()]).toEqual([1, []]);
  });

  test.each<[Fate, boolean]>([
    ['unheard', true],
    ['unanswered', true],
    [{ code: 'not-logged-in' }, true],
    [{ code: 'rate-limited' }, true],
    [{ code: 'not-entitled' }, true],
    [{ code: 'too-many-players' }, true],
  ])('D80: after %j they wait, and count once in the end', async (fate, waits) => {
    const { leave, flush, taken, decide, lost } = await browser();
    await leave(many(3));
    decide(fate);
    expect(await flush()).toBe(waits);
    expect(await flush()).toBe(false);
    expect([taken().length, lost]).toEqual([3, []]);
  });

  test('D80: a session the server no longer knows is given up, and told', async () => {
    const { leave, flush, kept, server, session, lost } = await browser();
    await leave(many(3));
    server.forget(session);
    expect(await flush()).toBe(false);
    expect([await kept(), lost]).toEqual([[], ['3 reports of study: state-conflict']]);
  });

  test('D80: what somebody studied before another session began counts, though it is told', async () => {
    const { leave, flush, taken, kept, server } = await browser();
    await leave(many(60));
    server.takeLease();
    expect([await flush(), taken().length, await kept()]).toEqual([false, 60, []]);
  });

  test('D81: of one that leads too far the seconds count, and those behind it stay as they are', async () => {
    const { leave, flush, taken, decide } = await browser();
    await leave([report(1), report(2, { covered: '20[.]30' })]);
    const leap: Fate = { code: 'fast-forward-limited' };
    decide(leap, leap);
    await flush();
    expect(taken().map((one) => [one.seq, one.spend_time, one.covered])).toEqual([
      [1, 60, ''],
      [2, 60, '20[.]30'],
    ]);
  });

  test('D80: one that is not right is given up alone', async () => {
    const { leave, flush, taken, lost } = await browser();
    await leave([report(1), report(2, { covered: 'no parts' }), report(3)]);
    await flush();
    expect([taken().map(({ seq }) => seq), lost]).toEqual([[1, 3], ['1 reports of study: bad-parameters']]);
  });

  test('D80: after seven days, and beyond five hundred, the oldest go, and it is told', async () => {
    const { leave, flush, taken, later, lost } = await browser();
    await leave(many(501));
    later(7 * DAY_MS);
    await flush();
    expect([taken().length, taken()[0]?.seq]).toEqual([500, 2]);
    await leave([report(900)]);
    later(7 * DAY_MS + 1);
    await flush();
    expect(taken()).toHaveLength(500);
    expect(lost).toEqual(Array<string>(2).fill('1 reports of study: too old, or too many'));
  });

  test('D80: one tab sends at a time, and none what another tab still makes', async () => {
    const { leave, flush, taken, ports, session } = await browser();
    await leave(many(2));
    const release = ports.locks.hold(sessionLock(session));
    expect([await flush(), taken()]).toEqual([false, []]);
    release();
    await Promise.all([flush(), flush()]);
    expect(taken()).toHaveLength(2);
  });

  test('D80: where tabs cannot know of each other, what was written just now is left to whoever writes it', async () => {
    const { leave, ports, taken, later } = await browser();
    await leave(many(2));
    const blind = { ...ports, locks: { ...ports.locks, areKnown: false } };
    await sendOrphanedReports(blind, MIRA);
    expect(taken()).toEqual([]);
    later(5 * MINUTE_MS);
    await sendOrphanedReports(blind, MIRA);
    expect(taken()).toHaveLength(2);
  });

  test('R27: what others wrote there is taken away, and nothing of it is sent', async () => {
    const { flush, kept, ports, server } = await browser();
    await ports.rows.put([
      { key: 'appa/u_mira/s/0000001', value: { keptAt: NOW, report: { seq: '1' } } },
      { key: 'other', value: 'text' },
      { key: 'appa/u_mira/s/0000002', value: null },
    ]);
    await flush();
    expect([await kept(), server.called]).toEqual([[], []]);
  });
});
