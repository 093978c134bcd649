/** Orders of console lists: every part follows the one before, whatever ties or arrives meanwhile (D138). */
import { beforeAll, describe, expect, it } from 'vitest';
import { AUDIT_SORTS } from '#schemas/api/console/audit.ts';
import { CERTIFICATE_SORTS } from '#schemas/api/console/certificates.ts';
import { COMMENT_SORTS } from '#schemas/api/console/comments.ts';
import { COUPON_SORTS } from '#schemas/api/console/coupons.ts';
import { EXAM_SORTS } from '#schemas/api/console/exams.ts';
import { INVOICE_SORTS } from '#schemas/api/console/invoices.ts';
import { LIBRARY_SORTS } from '#schemas/api/console/library.ts';
import { LIVE_SORTS } from '#schemas/api/console/live.ts';
import { CONVERSION_SORTS } from '#schemas/api/console/media.ts';
import { ORDER_SORTS } from '#schemas/api/console/orders.ts';
import { PEOPLE_SORTS } from '#schemas/api/console/people.ts';
import { TASK_ANSWER_SORTS, TASK_SORTS } from '#schemas/api/console/tasks.ts';
import { CONSOLE_TOKEN, withApp } from './app.ts';

const test = withApp({ labels: ['knowledge'] });

async function call(name: string, input: object = {}) {
  const answer = await test().ask('knowledge', {
    method: 'POST',
    url: `/api/console.${name}/1.0.0`,
    headers: { authorization: `Bearer ${CONSOLE_TOKEN}`, 'accept-language': 'en' },
    payload: { shop: 'knowledge', ...input },
  });
  return answer.json();
}

type Item = Record<string, unknown>;

/** All parts of a list in an order; what happens after each is said by `between`. */
async function read(name: string, input: object, between?: (part: number) => Promise<unknown>) {
  const seenItems: Item[] = [];
  let cursor: string | undefined;
  let total = 0;
  for (let part = 0; part === 0 || cursor !== undefined; part += 1) {
    const { code, data } = await call(name, { ...input, limit: 9, cursor });
    expect(code, `${name} ${String(cursor)}`).toBe(0);
    seenItems.push(...data.items);
    ({ total, next: cursor } = data);
    await between?.(part);
  }
  return { seen: seenItems, total };
}

const add = (ids: string[], price: number) =>
  call('goods.import', {
    tables: {
      goods: ids.map((id, place) => ({
        id: `tied_goods_${id}`,
        type: 50,
        title: `${'Tied title of more than thirty-two letters'.slice(place % 2)} ${id}`,
        summary: 'Tied',
        cover: '/img/a.png',
        price,
      })),
    },
  });

/** What an item is sorted by, where it says so itself. */
const keysOf = (items: readonly Item[], sort: string) =>
  items.map((item) => item[sort.replace('-', '')]).filter((value) => typeof value === 'number');

const isFalling = (values: readonly number[]) =>
  values.every((value, place) => place === 0 || (values[place - 1] ?? 0) >= value);

describe('sort of console lists', () => {
  beforeAll(async () => {
    const { code, data } = await add([...'abcdefghijklmnopqrstuvw'], 12_300);
    expect(code, JSON.stringify(data)).toBe(0);
  });

  it.each(['-created_ts', 'title', '-price', '-student_count'])(
    'D138: goods by %s are each given once, though many tie',
    async (sort) => {
      const { seen, total } = await read('goods.list', { sort });
      expect(seen).toHaveLength(total);
      expect(new Set(seen.map(({ id }) => id)).size).toBe(total);
      expect(total).toBeGreaterThan(20);
    },
  );

  it('D138: goods stand in the order that is asked for, the newest first where none is', async () => {
    const valuesOf = async (sort: string, field: string) =>
      (await read('goods.list', { sort })).seen.map((item) => Number(item[field]));
    expect(isFalling(await valuesOf('-price', 'price'))).toBe(true);
    expect(isFalling(await valuesOf('-student_count', 'student_count'))).toBe(true);
    expect(isFalling(await valuesOf('-created_ts', 'created_ts'))).toBe(true);
    const titles = (await read('goods.list', { sort: 'title', q: 'tied_goods' })).seen.map(({ title }) =>
      String(title).toLowerCase().slice(0, 32),
    );
    expect(new Set(titles).size).toBe(2);
    expect(titles).toEqual([...titles].sort());
    const ids = async (input: object) => (await read('goods.list', input)).seen.map(({ id }) => id);
    expect(await ids({})).toEqual(await ids({ sort: '-created_ts' }));
  });

  it('D138: a good that arrives while a list is read neither hides nor repeats another', async () => {
    const before = (await read('goods.list', { sort: 'price' })).seen.map(({ id }) => id);
    const { seen } = await read('goods.list', { sort: 'price' }, (part) =>
      part < 3 ? add([`late${String(part)}`], 12_300) : Promise.resolve(),
    );
    const ids = seen.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(before.filter((id) => !ids.includes(id))).toEqual([]);
  });

  it.each([
    ['orders.list', ORDER_SORTS],
    ['coupons.list', COUPON_SORTS],
    ['comments.list', COMMENT_SORTS],
    ['audit.list', AUDIT_SORTS],
    ['conversions.list', CONVERSION_SORTS],
    ['certificates.list', CERTIFICATE_SORTS],
    ['tasks.list', TASK_SORTS],
    ['task_answers.list', TASK_ANSWER_SORTS],
    ['invoices.list', INVOICE_SORTS],
    ['live.list', LIVE_SORTS],
    ['exams.list', EXAM_SORTS],
    ['people.list', PEOPLE_SORTS],
    ['media.list', LIBRARY_SORTS],
  ])('D138: %s gives every row once in each of its orders', async (name, sorts) => {
    const matches = new Set<number>();
    for (const sort of sorts) {
      const { seen, total } = await read(name, { sort });
      expect(new Set(seen.map((item) => JSON.stringify(item))).size, sort).toBe(total);
      const keys = keysOf(seen, sort);
      expect(isFalling(sort.startsWith('-') ? keys : keys.toReversed()), sort).toBe(true);
      matches.add(total);
    }
    expect(matches.size).toBe(1);
    expect((await call(name, { sort: 'colour' })).code).toBe(40000);
  });

  it.each([
    'goods.list',
    'orders.list',
    'coupons.list',
    'comments.list',
    'tasks.list',
    'invoices.list',
    'live.list',
    'exams.list',
    'teachers.list',
    'classes.list',
  ])('ADR-860: %s is searched by what is read there, not by how texts are stored', async (name) => {
    for (const q of ['"cn"', '":"', '{"', String.raw`\"`])
      expect((await call(name, { q })).data, q).toMatchObject({ items: [], total: 0 });
  });

  it('ADR-860: an order is found by its title in either language, and not by the name of a language', async () => {
    const orders = (await call('orders.list')).data;
    expect(orders.total).toBeGreaterThan(0);
    // The numbers of orders are random letters: one may hold these two.
    const { items } = (await call('orders.list', { q: 'cn', limit: 100 })).data;
    expect(
      items.filter((item: Item) => !/cn/i.test(`${String(item['order_id'])} ${String(item['title'])}`))
        .length,
    ).toBe(0);
    const [{ order_id: id, title }] = orders.items;
    const ids = async (q: string) =>
      (await call('orders.list', { q, limit: 100 })).data.items.map((item: Item) => item['order_id']);
    expect(await ids(String(title).toUpperCase())).toContain(id);
    expect(await ids(String(id).toLowerCase())).toEqual([id]);
  });

  it('ADR-860: quotes of a title are searched as they are read', async () => {
    const good = { type: 50, summary: 'Said', cover: '/img/a.png', price: 100 };
    const title = { cn: '说“你好”', en: 'Say "hello" \\ twice' };
    const { code, data } = await call('goods.import', {
      tables: { goods: [{ ...good, id: 'quoted', title }] },
    });
    expect(code, JSON.stringify(data)).toBe(0);
    for (const q of ['say "HELLO" \\', '“你好”'])
      expect((await call('goods.list', { q })).data.items, q).toMatchObject([{ id: 'quoted' }]);
  });

  it('D138: a cursor reads on in its own order alone, and a forged one is no fault of the server', async () => {
    const { next } = (await call('goods.list', { sort: 'price', limit: 1 })).data;
    expect((await call('goods.list', { sort: 'student_count', cursor: next })).code).toBe(40000);
    expect((await call('goods.list', { cursor: next })).code).toBe(40000);
    const ask = (sort: string, key: string) =>
      call('goods.list', { sort, cursor: `${sort}.${Buffer.from(key).toString('base64url')}.a` });
    expect((await ask('price', 'many')).data.items).toEqual([]);
    expect((await ask('price', '9'.repeat(15))).code).toBe(0);
    expect((await ask('title', 'a\0')).code).toBe(40000);
  });
});
