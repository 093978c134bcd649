/**
 * What a page that starts does for study: nothing where nothing waits.
 * @vitest-environment happy-dom
 */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { personOf } from '#features/account/person.ts';
import { rememberUser } from '#features/account/known-user.ts';
import { localStore, memoryStore } from '#platform/storage.ts';
import { fakeLocks } from '#platform/tab-locks.ts';
import { memoryRows } from '#platform/row-storage.ts';
import type { AnyEndpoint, Caller } from '#schemas/api/define-endpoint.ts';
import { buildApp } from '../../../tests/support/app-ports.ts';
import { makeStudyServer } from '../../../tests/support/study-server.ts';
import { sendWaiting } from './send-waiting.ts';
import { startStudy } from './start.ts';
import { ownerOf } from './owner.ts';
import { setPendingReportsFlag } from './set-pending-reports-flag.ts';

const USER = { user_id: 'u_1', nickname: 'Ann', avatar: '', svip: false, owner: false, bought: [] };
const onSend = vi.fn(() => Promise.resolve());

beforeEach(() => void onSend.mockClear());
afterEach(() => {
  localStorage.clear();
  document.cookie = 'pc_user_key=; max-age=0; path=/';
});

/** A page that starts with Ann, or with nobody. */
async function start(isIn: boolean, preview?: { token: string }) {
  async function call(endpoint: AnyEndpoint): Promise<never>;
  async function call(): Promise<unknown> {
    return Promise.resolve({ ok: false, code: 'network', msg: '' });
  }
  const caller: Caller = call;
  const plain = buildApp({ engine: { call: caller } });
  const app =
    preview === undefined
      ? plain
      : { ...plain, preview: { ...preview, can: plain.engine.can, role: 'visitor' as const } };
  if (isIn) {
    document.cookie = 'pc_user_key=key; path=/';
    rememberUser(localStore, app.engine.boot.info.app_id, USER);
  }
  startStudy(app, onSend);
  await personOf(app).start();
  await personOf(app).ready;
  return app;
}

describe('a page that starts', () => {
  test('D80: looks no further where no report waits', async () => {
    await start(true);
    expect(onSend).not.toHaveBeenCalled();
  });

  test('D80: looks no further while nobody is here', async () => {
    setPendingReportsFlag(localStore);
    await start(false);
    expect(onSend).not.toHaveBeenCalled();
  });

  test('D80: sends what waits of whoever is here, and after a login', async () => {
    setPendingReportsFlag(localStore);
    const app = await start(true);
    expect(onSend).toHaveBeenCalledWith(app.engine);
    expect(ownerOf(app.engine)).toEqual({ appId: app.engine.boot.info.app_id, userId: 'u_1' });
    app.engine.events.emit('auth:changed', { isIn: true });
    expect(onSend).toHaveBeenCalledTimes(2);
    personOf(app).forget();
    expect([onSend.mock.calls.length, ownerOf(app.engine)]).toEqual([2, undefined]);
  });

  test('D43: a preview sends nothing', async () => {
    setPendingReportsFlag(localStore);
    const app = await start(true, { token: 't' });
    expect([onSend.mock.calls.length, ownerOf(app.engine)]).toEqual([0, undefined]);
  });

  test('R27: that something waits stays when somebody leaves, and tells nobody who it was', async () => {
    setPendingReportsFlag(localStore);
    const app = await start(true);
    personOf(app).forget();
    expect({ ...localStorage }).toEqual({ 'lt-study': '1' });
  });

  test('D80: what still waits goes when the network is back', async () => {
    const app = await start(true);
    const server = makeStudyServer(() => 0);
    const call = server.caller(() => true);
    const rows = memoryRows();
    const prefix = `${app.engine.boot.info.app_id}/u_1/${'s'.repeat(26)}`;
    const report = { ...REPORT, seq: 1 };
    await rows.put([
      { key: `${prefix}/0000001`, value: { keptAt: 0, report } },
      { key: `${prefix}/beat`, value: { keptAt: 0, beat: 'b' } },
    ]);
    server.decide(['unheard']);
    let back: () => void = () => undefined;
    const whenBack = (run: () => void) => {
      back = run;
      return () => undefined;
    };
    const losses: string[] = [];
    const queue = {
      rows,
      call,
      lastCall: call,
      locks: fakeLocks(),
      flags: memoryStore(),
      now: () => 0,
      onLoss: (what: string) => losses.push(what),
    };
    await sendWaiting(app.engine, queue, { whenBack });
    expect(await rows.list('')).toHaveLength(2);
    back();
    await vi.waitFor(() => expect(losses).toEqual(['1 reports of study: state-conflict']));
    expect(server.called).toHaveLength(2);
  });
});

const REPORT = {
  resource_id: 'v_1',
  resource_type: 3,
  product_id: '',
  learn_progress: 1,
  org_learn_progress: 2,
  spend_time: 3,
  stay_time: 4,
  is_first: 0,
  agent_type: 3,
  covered: '',
  client_ts: 0,
};
