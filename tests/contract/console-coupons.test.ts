/** Coupons as their merchant lists and saves them (D127, D138, D140), by call and by command. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openServerClient } from '#cli/client/client.ts';
import { coupons as command } from '#cli/coupons.ts';
import { NO_REMOTE, PLAIN_FLAGS } from '../support/shop-flags.ts';
import { CONSOLE_TOKEN, withApp } from './app.ts';

const test = withApp({ labels: ['knowledge', 'training'] });

async function call(name: string, input: object = {}) {
  const answer = await test().ask('knowledge', {
    method: 'POST',
    url: `/api/console.${name}/1.0.0`,
    headers: { authorization: `Bearer ${CONSOLE_TOKEN}`, 'accept-language': 'en' },
    payload: { shop: 'training', ...input },
  });
  return answer.json();
}

const DAY_MS = 86_400_000;
const dayAt = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
const moment = (days: number) => `${dayAt(days)}T00:00:00+08:00`;
const COUPON = { title: 'Spring', amount: 4000, start: moment(-1), end: moment(9) };

const make = async (id: string, item: object = {}) => {
  const { code, data } = await call('coupons.save', { id, item: { ...COUPON, ...item } });
  expect(code, JSON.stringify(data)).toBe(0);
  return data;
};
const idsOf = async (input: object) =>
  (await call('coupons.list', input)).data.items.map(({ id }: { id: string }) => id);
const auditOf = async (q: string) => (await call('audit.list', { q })).data.items;

describe('console.coupons.list', () => {
  beforeAll(async () => {
    await make('list_running', { amount: 100 });
    await make('list_early', { start: moment(2), state: 'off' });
    await make('list_over', { start: moment(-9), end: moment(-2), amount: 9000 });
  });

  it('D138: is filtered by state and by where a coupon stands in its time', async () => {
    const q = 'list_';
    expect(await idsOf({ q })).toEqual(['list_early', 'list_running', 'list_over']);
    expect(await idsOf({ q, sort: '-amount' })).toEqual(['list_over', 'list_early', 'list_running']);
    expect(await idsOf({ q, filter: { phase: 'running' } })).toEqual(['list_running']);
    expect(await idsOf({ q, filter: { phase: ['over', 'early'], state: 'on' } })).toEqual(['list_over']);
    expect(await idsOf({ q: '%' })).toEqual([]);
    expect((await call('coupons.list', { filter: { phase: 'gone' } })).code).toBe(40000);
    expect((await call('coupons.list', { cursor: 'nonsense' })).code).toBe(40000);
  });

  it('D138: says what was claimed and used, and what each coupon is in the language of who asks', async () => {
    const { data } = await call('coupons.list', { q: 'demo_coupon_once', shop: 'knowledge' });
    expect(data).toMatchObject({
      total: 1,
      items: [{ title: 'To begin your book', use_total: 1, used: 0, state: 'on', phase: 'running' }],
    });
  });
});

describe('console.coupons.save', () => {
  it('D138: makes a coupon under an id of its own, reads it, and changes what is named alone', async () => {
    const { id, version } = (await call('coupons.save', { item: COUPON })).data;
    expect(id).toMatch(/^cp_/);
    expect((await call('coupons.get', { id })).data).toEqual({ item: COUPON, version });
    const next = await call('coupons.save', { id, version, item: { amount: 5000, threshold: 9000 } });
    const read = (await call('coupons.get', { id })).data;
    expect(read).toEqual({ item: { ...COUPON, amount: 5000, threshold: 9000 }, version: next.data.version });
    await call('coupons.save', { id, version: read.version, item: { threshold: null } });
    expect((await call('coupons.get', { id })).data.item).toEqual({ ...COUPON, amount: 5000 });
    expect((await call('coupons.get', { id: 'cp_nobody' })).code).toBe(40400);
  });

  it('D138: refuses a stale version with what both wrote, and writes nothing', async () => {
    const { version } = await make('stale');
    await call('coupons.save', { id: 'stale', version, item: { amount: 1 } });
    const { code, data } = await call('coupons.save', { id: 'stale', version, item: { amount: 2 } });
    expect([code, data]).toEqual([40900, { yours: { amount: 2 }, theirs: { ...COUPON, amount: 1 } }]);
    expect((await call('coupons.get', { id: 'stale' })).data.item.amount).toBe(1);
    const goneAnswer = await call('coupons.save', { id: 'never_there', version, item: COUPON });
    expect([goneAnswer.code, goneAnswer.data.theirs]).toEqual([40900, null]);
  });

  it('D138: of two saves of one version at once exactly one is made', async () => {
    const { version } = await make('race');
    const saves = [5, 6, 7].map((amount) => call('coupons.save', { id: 'race', version, item: { amount } }));
    expect((await Promise.all(saves)).map(({ code }) => code).toSorted()).toEqual([0, 40900, 40900]);
  });

  it('D127: names each fault by its place, with the words of the import', async () => {
    const item = { ...COUPON, amount: -1, colour: 'red', goods_ids: ['nowhere'], end: moment(-4) };
    const { code, data } = await call('coupons.save', { item });
    expect(code).toBe(40000);
    const pointers = data.faults.map(({ pointer }: { pointer: string }) => pointer);
    expect(pointers.toSorted()).toEqual(['/amount', '/colour']);
    const references = await call('coupons.save', { item: { ...item, amount: 1, colour: undefined } });
    expect(references.data.faults).toEqual([
      expect.objectContaining({ pointer: '/goods_ids/0', message: expect.any(Object) }),
      expect.objectContaining({ pointer: '/end', hint: expect.any(Object) }),
    ]);
    expect((await call('coupons.save', { item: {} })).data.faults.length).toBeGreaterThan(3);
  });

  it('D140: leaves a row of what it changed, and none where nothing changes', async () => {
    const { version } = await make('audited', { title: 'Audited' });
    await call('coupons.save', { id: 'audited', item: { amount: 4000 } });
    await call('coupons.save', { id: 'audited', version, item: { amount: 6000 }, author: 'Mei' });
    expect(await auditOf('coupon audited')).toMatchObject([
      { who: 'Mei', call: 'console.coupons.save', before: { amount: 4000 }, after: { amount: 6000 } },
      { before: null, after: { title: 'Audited', amount: 4000 } },
    ]);
  });

  it('D127: keeps the place of a coupon among others', async () => {
    const readShownValue = async () => {
      const queries = [{ source: 'running', limit: 9 }];
      const answer = await test().ask('knowledge', {
        method: 'POST',
        url: '/api/coupon.cards.get/1.0.0',
        headers: { 'app-id': 'appknowledge', origin: 'http://knowledge.localhost:3000' },
        payload: { queries },
      });
      return answer.json().data.lists[0].map(({ id }: { id: string }) => id);
    };
    const before = await readShownValue();
    const last = before.at(-1);
    await call('coupons.save', { shop: 'knowledge', id: last, item: { amount: 2100 } });
    expect(await readShownValue()).toEqual(before);
  });
});

describe('npm run shop -- coupons', () => {
  let base = '';
  beforeAll(async () => {
    base = await test().app.listen({ host: '127.0.0.1', port: 0 });
  });
  afterAll(() => test().app.close());

  async function run(...args: string[]) {
    let message = '';
    const exit = await command({
      connect: () => Promise.resolve(openServerClient(base, CONSOLE_TOKEN)),
      say: (text) => (message += text),
      sayFault: (text) => (message += text),
      shop: 'training',
      dir: '',
      args,
      flags: PLAIN_FLAGS,
      remote: NO_REMOTE,
    });
    return { exit, said: message };
  }
  const NEW = ['title=Till', 'amount_yuan=40', 'threshold_yuan=199.5', 'start=2026-01-01', 'end=2026-01-31'];

  it('D126: saves, shows and lists one by the columns of its table', async () => {
    expect(await run('save', 'till', ...NEW)).toEqual({ exit: 0, said: 'till: saved.\n' });
    expect(await run('show', 'till')).toEqual({
      exit: 0,
      said: [
        'title=Till',
        'amount_yuan=40',
        'threshold_yuan=199.50',
        'start=2026-01-01T00:00:00+08:00',
        'end=2026-01-31T23:59:59+08:00',
        '',
      ].join('\n'),
    });
    const { said } = await run('list', 'over');
    expect(said.split('\n')[0]).toMatch(/^ {2}COUPON +STATE +OFF +FROM +CLAIMED +USED +UNTIL +WHAT$/);
    expect(said).toMatch(/^ {2}till +over +40\.00 +199\.50 +0 +0 +2026-01-31 23:59:59 \+08:00 +Till$/m);
  });

  it('D126: says of each wrong column what is wrong, and of a wrong word what there is', async () => {
    expect(await run('save', 'till', 'amount=40')).toEqual({
      exit: 1,
      said: 'The column amount does not say its unit\n    Rename it amount_yuan (99 or 99.00) or amount_fen (9900)\n\nNothing was changed.\n',
    });
    const { exit, said } = await run('save', 'till', 'goods_ids=nowhere', 'end=2025-01-01');
    expect([exit, said.split('\n').filter((line) => /^\S/.test(line))]).toEqual([
      1,
      ['goods_ids', 'end', 'Nothing was changed.'],
    ]);
    await expect(run('show', 'nobody')).rejects.toThrow('training has no coupon "nobody".');
    await expect(run('list', 'gone')).rejects.toThrow('Phases: early, running, over.');
    await expect(run('save', 'till', 'amount')).rejects.toThrow('written like this');
  });
});
