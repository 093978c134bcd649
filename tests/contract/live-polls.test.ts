/** What a poll of a room's state asks of the database: who asks, and nothing of the room (D98, ADR-446). */
import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';
import { beforeAll, expect, it, vi } from 'vitest';
import { withApp } from './app.ts';
import { personOf, PHONES, ROOM, type Person } from './live-fixture.ts';

/** Stands still unless a test moves it: nothing grows old while a slow machine works. */
let now = Date.now();
const app = withApp({ labels: ['knowledge'], deps: () => ({ clock: { now: () => now } }) });
/** Tables read or written on behalf of what runs in here; what the server looks at by itself meanwhile is not among them. */
const touchedStorage = new AsyncLocalStorage<string[]>();
let learner: Person;
let host: Person;

const isPool = (value: unknown): value is pg.Pool => value instanceof pg.Pool;
const tablesIn = (statement: unknown) =>
  [...JSON.stringify(statement).matchAll(/(?:from|join|into|update) \\"(\w+)\\"/g)].map(
    ([, name = '']) => name,
  );

beforeAll(async () => {
  const pool: unknown = Reflect.get(app().database.db, '$client');
  if (!isPool(pool)) throw new Error('The database has no pool.');
  const query: unknown = Reflect.get(pool, 'query');
  const connect: unknown = Reflect.get(pool, 'connect');
  const pass = (work: unknown, inputs: unknown[]) =>
    // What the pool does for a statement is not another one.
    touchedStorage.exit(() => (typeof work === 'function' ? Reflect.apply(work, pool, inputs) : undefined));
  vi.spyOn(pool, 'query').mockImplementation((...inputs: unknown[]) => {
    touchedStorage.getStore()?.push(...tablesIn(inputs[0]));
    return pass(query, inputs);
  });
  vi.spyOn(pool, 'connect').mockImplementation((...inputs: unknown[]) => {
    touchedStorage.getStore()?.push('a transaction');
    return pass(connect, inputs);
  });
  [learner, host] = await Promise.all([personOf(app(), PHONES.learner), personOf(app(), PHONES.owner)]);
});

type Poll = (v: number) => Promise<{ data: Record<string, unknown> }>;
const byLearner: Poll = (v) => learner.get('live.state.get', { alive_id: ROOM, v });
const byStranger: Poll = async (v) =>
  (await app().ask('knowledge', `/api/live.state.get/1.0.0?alive_id=${ROOM}&v=${v}`)).json();

async function tablesOf(poll: Poll, v: number, answer: object): Promise<string[]> {
  const tables: string[] = [];
  await touchedStorage.run(tables, async () => expect((await poll(v)).data).toMatchObject(answer));
  return tables;
}

it('D98: an unchanged poll reads who asks by their session, and nothing of the room; for a stranger it reads nothing', async () => {
  for (const [poll, own] of [
    [byLearner, ['app_session', 'app_user']],
    [byStranger, []],
  ] as const) {
    const v = Number((await poll(0)).data['v']);
    for (let turn = 0; turn < 20; turn += 1)
      expect(await tablesOf(poll, v, { v, unchanged: 1 })).toEqual(own);
  }
});

it('D98: changes are answered from memory too', async () => {
  const v = Number((await byStranger(0)).data['v']);
  await host.post('live.switch.set', { alive_id: ROOM, forbid_talk: true });
  const tables = await tablesOf(byStranger, v, { v: v + 1, state: { forbid_talk: true } });
  expect(tables).toEqual([]);
  await host.post('live.switch.set', { alive_id: ROOM, forbid_talk: false });
});

it('D98, R33: who may ask is asked anew after five seconds, once', async () => {
  const v = Number((await byLearner(0)).data['v']);
  now += 6000;
  expect(await tablesOf(byLearner, v, { v })).toContain('live_member');
  expect(await tablesOf(byLearner, v, { v, unchanged: 1 })).toEqual(['app_session', 'app_user']);
});
