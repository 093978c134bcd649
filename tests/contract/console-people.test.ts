/** People of a shop for its owner: found without phones being read, with what they own, bought and studied (D138). */
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { consolePeopleGet, consolePeopleList } from '#schemas/api/console/people.ts';
import { rolesWith } from '#schemas/console/roles.ts';
import { shopOrder } from '#server/areas/orders/area.ts';
import { appUser } from '#server/areas/identity/area.ts';
import { CONSOLE_TOKEN, withApp } from './app.ts';

const test = withApp({ labels: ['knowledge', 'training'] });
const LEARNER = '19900000001';
const OWNER = '19900000005';

async function call(name: string, input: object = {}, token = CONSOLE_TOKEN) {
  const answer = await test().ask('knowledge', {
    method: 'POST',
    url: `/api/console.people.${name}/1.0.0`,
    headers: { authorization: `Bearer ${token}`, 'accept-language': 'en' },
    payload: { shop: 'knowledge', ...input },
  });
  return answer.json();
}
interface Line {
  id: string;
  phone: string;
  roles: string[];
  role: string;
  // oxlint-disable-next-line names/no-bare-participle -- the name of the wire
  owned: number;
  orders: number;
  // oxlint-disable-next-line names/no-bare-participle -- the name of the wire
  spent: number;
  studied_s: number;
}
const list = async (input: object = {}): Promise<Line[]> => (await call('list', input)).data.items;
const idOf = async (phone: string) => (await list({ q: phone }))[0]?.id ?? '';

describe('people of the shop', () => {
  let text = '';
  let phones: string[] = [];
  beforeAll(async () => {
    const { db } = test().database;
    // Names of some people here are their phones.
    await db
      .update(appUser)
      .set({ nickname: 'Somebody', realName: '' })
      .where(eq(appUser.appId, 'appknowledge'));
    const people = await test().database.stores.users.list('appknowledge');
    phones = people.map(({ phone }) => phone).filter((phone) => phone !== '');
    const details = [];
    for (const { id } of people) details.push(await call('get', { id }));
    text = JSON.stringify([await call('list', { limit: 100 }), details]);
  });

  it('D138: no answer holds a whole phone, and each line a masked one', async () => {
    expect(phones.length).toBeGreaterThan(5);
    expect(phones.filter((phone) => text.includes(phone))).toEqual([]);
    for (const { phone } of await list()) expect(phone).toMatch(/^\d{3}\*{4}\d{4}$/);
  });

  it('D138: a person is found by a whole phone or its last four digits, and by no other part of it', async () => {
    for (const q of [LEARNER, `+86 ${LEARNER}`, `199 0000 0001`, '0001'])
      expect(await list({ q }), q).toMatchObject([{ phone: '199****0001' }]);
    for (const q of ['199', '1990000', LEARNER.slice(0, 10), '00001', '001', '19900000099'])
      expect(await list({ q }), q).toEqual([]);
    const [foundLine] = await list({ q: 'someBODY', limit: 1 });
    expect(foundLine?.id).not.toBe('');
  });

  it('D138: filters by role, by state, and by what they own', async () => {
    const owners = await list({ filter: { role: 'owner' } });
    expect(owners.map(({ phone, role }) => [phone, role])).toContainEqual(['199****0005', 'owner']);
    for (const { roles } of owners) expect(roles).toContain('owner');
    expect(await list({ filter: { is_disabled: true } })).toEqual([]);
    const { data } = await call('get', { id: await idOf(LEARNER) });
    const [right] = data.item.rights;
    const having = await list({ filter: { goods_id: right.goods_id }, limit: 100 });
    expect(having.map(({ id }) => id)).toContain(data.item.id);
    expect(having.length).toBeLessThan((await call('list')).data.total);
    expect((await call('list', { filter: { role: 'king' } })).code).toBe(40000);
  });

  it('D138: one person has what they own, bought and studied, and a line the sums of it', async () => {
    const id = await idOf(LEARNER);
    const { code, data } = await call('get', { id });
    expect(code).toBe(0);
    const { item, version } = data;
    expect(version).not.toBe('');
    expect(item).toMatchObject({ id, phone: '199****0001', role: '', roles: [] });
    const [line] = await list({ q: LEARNER });
    expect(item).toMatchObject({ ...line });
    expect(line?.owned).toBeGreaterThan(0);
    expect(item.rights.length).toBeGreaterThan(0);
    expect(item.records[0].last_study_ts).toBe(item.last_study_ts);
    const paidItems = await test().database.db.select().from(shopOrder).where(eq(shopOrder.userId, id));
    const sums = paidItems.filter(({ paidAt }) => paidAt !== null);
    expect(line?.orders).toBe(sums.length);
    expect(line?.spent).toBe(sums.reduce((sum, { amount, refunded }) => sum + amount - refunded, 0));
    expect(item.last_orders.length).toBe(Math.min(20, paidItems.length));
    expect((await call('get', { id: await idOf(OWNER) })).data.item.role).toBe('owner');
  });

  it('D138: belong to one shop: a person of another is not found', async () => {
    const [other] = await test().database.stores.users.list('apptraining');
    expect((await call('get', { id: other?.id })).code).toBe(40400);
    expect((await call('get', { id: 'nobody' })).code).toBe(40400);
    const ids = (await list({ limit: 100 })).map(({ id }) => id);
    expect(ids).not.toContain(other?.id);
  });

  it('D138: who spent or studied most stands first', async () => {
    const isFalling = (values: number[]) =>
      values.every((one, at) => at === 0 || (values[at - 1] ?? 0) >= one);
    expect(isFalling((await list({ sort: '-spent', limit: 100 })).map(({ spent }) => spent))).toBe(true);
    const studiedNumbers = (await list({ sort: '-studied_s', limit: 100 })).map(({ studied_s }) => studied_s);
    expect(isFalling(studiedNumbers)).toBe(true);
    expect(studiedNumbers[0]).toBeGreaterThan(0);
  });

  it('D138: are their owner’s alone', () => {
    for (const { scope } of [consolePeopleList, consolePeopleGet])
      expect(rolesWith(scope)).toEqual(['owner']);
  });
});

it('D138: exams of the shop are listed with how often each was taken, and which wait for a review', async () => {
  const ask = async (input: object = {}) =>
    (
      await test().ask('knowledge', {
        method: 'POST',
        url: '/api/console.exams.list/1.0.0',
        headers: { authorization: `Bearer ${CONSOLE_TOKEN}`, 'accept-language': 'en' },
        payload: { shop: 'knowledge', limit: 100, ...input },
      })
    ).json();
  const { code, data } = await ask();
  expect(code).toBe(0);
  expect(data.items.length).toBeGreaterThan(1);
  const [first] = data.items;
  expect(first).toMatchObject({ exam_id: expect.any(String), title: expect.stringMatching(/\w/) });
  expect((await ask({ q: first.exam_id })).data.items).toEqual([first]);
  expect((await ask({ q: 'nothing of the kind' })).data).toMatchObject({ items: [], total: 0 });
  for (const mode of ['exam', 'practice'])
    for (const item of (await ask({ filter: { mode } })).data.items) expect(item.mode).toBe(mode);
  const waits = (await ask({ filter: { is_waiting: true } })).data;
  const others = (await ask({ filter: { is_waiting: false } })).data;
  expect(waits.total + others.total).toBe(data.total);
  for (const item of waits.items) expect(item.waiting).toBeGreaterThan(0);
});
