/** One good read and saved by the desk's form, by the rules of the import (D125, D127, D138, D140). */
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { goodsSku } from '#server/areas/catalogue/tables/skus.ts';
import { CONSOLE_TOKEN, withApp } from './app.ts';

const test = withApp({ labels: ['knowledge'] });

async function call(name: string, input: object = {}, locale = 'en') {
  const answer = await test().ask('knowledge', {
    method: 'POST',
    url: `/api/console.${name}/1.0.0`,
    headers: { authorization: `Bearer ${CONSOLE_TOKEN}`, 'accept-language': locale },
    payload: { shop: 'knowledge', ...input },
  });
  return answer.json();
}
const save = (input: object) => call('goods.save', input);
const get = async (id: string) => (await call('goods.get', { id })).data;

const COURSE = {
  type: 50,
  title: { cn: '课', en: 'Course' },
  cover: '/img/a.png',
  price: 9900,
  level: 'starter',
  language: 'zh-CN',
  outline: [
    { id: 'ch', kind: 'chapter', title: 'Chapter' },
    { id: 'l_1', parent_id: 'ch', title: 'First', type: 1, text: 'Read this' },
    { id: 'l_2', parent_id: 'ch', title: 'Second', type: 1, text: 'And this', is_try: true },
  ],
  terms: [],
  skus: [],
};
let madeCount = 0;
/** A new course; lessons are goods too, and have ids of their own. */
async function make(more: object = {}): Promise<{ id: string; version: string }> {
  madeCount += 1;
  const outline = COURSE.outline.map((row) => ({
    ...row,
    id: `${row.id}_${String(madeCount)}`,
    ...('parent_id' in row ? { parent_id: `ch_${String(madeCount)}` } : {}),
  }));
  const { code, data } = await save({ item: { ...COURSE, outline, ...more } });
  expect(code, JSON.stringify(data)).toBe(0);
  return data;
}
const pointersOf = ({ data }: { data: { faults: { pointer: string }[] } }) =>
  data.faults.map(({ pointer }) => pointer);

describe('console.goods.get and console.goods.save', () => {
  it('D138: makes a good, reads all its facts, and a save of what was read changes nothing', async () => {
    const { id, version } = await make({ refund_days: 7 });
    const read = await get(id);
    expect(read).toMatchObject({
      version,
      has_password: false,
      item: { title: COURSE.title, level: 'starter', language: 'zh-CN', refund_days: 7, skus: [], terms: [] },
    });
    expect(read.item.outline).toHaveLength(3);
    const again = await save({ id, version, item: read.item });
    expect([again.code, again.data.version]).toEqual([0, version]);
    expect((await call('audit.list', { q: `good ${id}` })).data.total).toBe(1);
    const shownResponse = await test().ask(
      'knowledge',
      `/api/goods.page.get/1.0.0?goods_id=${id}&goods_type=50`,
    );
    expect(shownResponse.json().data?.goods ?? shownResponse.json()).toMatchObject({ id, lesson_count: 2 });
    expect((await call('goods.get', { id: 'g_nobody' })).code).toBe(40400);
    // A lesson belongs to its course.
    expect((await call('goods.get', { id: read.item.outline[1].id })).code).toBe(40400);
  });

  it('D127: changes what is named alone, empties by null, and takes a list as the whole of it', async () => {
    const { id } = await make({ skus: [{ id: 's_a', name: 'A', price: 9900 }] });
    const { item } = await get(id);
    await save({ id, item: { title: { en: 'Renamed' }, level: null, outline: item.outline.slice(0, 2) } });
    const after = (await get(id)).item;
    expect(after).toMatchObject({ title: { cn: '课', en: 'Renamed' }, language: 'zh-CN', skus: item.skus });
    expect(after.level).toBeUndefined();
    expect(after.outline).toEqual(item.outline.slice(0, 2));
    await save({ id, item: { skus: [] } });
    expect((await get(id)).item.skus).toEqual([]);
  });

  it('D138: refuses a stale version with what both wrote; another password is another version', async () => {
    const { id, version } = await make();
    const lockedAnswer = await save({ id, version, item: { password: 'bookclub7' } });
    const read = await get(id);
    expect([read.has_password, read.version]).toEqual([true, lockedAnswer.data.version]);
    expect(JSON.stringify(read)).not.toMatch(/bookclub7|argon2/);
    const stale = await save({ id, version, item: { price: 1 } });
    expect([stale.code, stale.data]).toEqual([40900, { yours: { price: 1 }, theirs: read.item }]);
    expect(JSON.stringify(stale)).not.toMatch(/argon2/);
    // A save of something else leaves the password.
    await save({ id, version: read.version, item: { price: 8800 } });
    expect(await get(id)).toMatchObject({ has_password: true, item: { price: 8800 } });
    await save({ id, item: { password: null } });
    expect((await get(id)).has_password).toBe(false);
  });

  it('D127: names each fault by its place in the item, with the words of the import', async () => {
    const wrong = await save({ item: { ...COURSE, price: -1, skus: [{ id: 's', name: '', price: 1 }] } });
    expect(wrong.code).toBe(40000);
    expect(pointersOf(wrong)).toEqual(expect.arrayContaining(['/price', '/skus/0/name']));
    expect(wrong.data.faults[0]).toMatchObject({
      message: { en: expect.any(String) },
      hint: { cn: expect.any(String) },
    });
    const unknown = await save({ item: { ...COURSE, outline: [], teachers: ['nobody'], colour: 'red' } });
    expect(pointersOf(unknown)).toEqual(expect.arrayContaining(['/colour']));
    const lists = await save({ item: { ...COURSE, outline: 'all', skus: [7] } });
    expect(pointersOf(lists)).toEqual(expect.arrayContaining(['/outline', '/skus/0']));
    const { id } = await make();
    // The type of a good stays; a good that contradicts itself is refused.
    expect(pointersOf(await save({ id, item: { type: 6 } }))).toContain('/type');
    expect((await save({ id, item: { marketing_type: 8, line_price: 100 } })).code).toBe(40000);
    expect((await get(id)).item.price).toBe(9900);
  });

  it('D125: says what each variant costs now and after the promotion, in figures and in words', async () => {
    const until = '2031-05-01T08:00:00+08:00';
    const { id } = await make({
      price: 9900,
      line_price: 19_900,
      marketing_type: 8,
      marketing_end: until,
      svip_price: 5000,
      skus: [
        { id: 's_sale', name: 'Sale', price: 9900, line_price: 19_900 },
        { id: 's_plain', name: 'Plain', price: 12_000 },
      ],
    });
    const [sale, plain] = (await get(id)).prices;
    expect(sale).toEqual({
      sku_id: 's_sale',
      price: 9900,
      line_price: 19_900,
      until_ts: Date.parse(until) / 1000,
      price_after: 19_900,
      member_price: 5000,
      words: '¥99.00 (was ¥199.00); until 2031-05-01 08:00, then ¥199.00; super VIP members: ¥50.00',
    });
    expect(plain).toMatchObject({ price: 12_000, line_price: 0, price_after: 12_000 });
    const cn = (await call('goods.get', { id }, 'zh-CN')).data.prices;
    expect(cn[0].words).toBe(
      '¥99.00（划线价 ¥199.00）；2031-05-01 08:00 结束，之后 ¥199.00；超级会员 ¥50.00',
    );
    const free = await make({ price: 0 });
    expect((await get(free.id)).prices).toMatchObject([{ sku_id: '', price: 0, until_ts: 0, words: 'Free' }]);
  });

  it('D140: leaves a row of who changed what, without passwords and people', async () => {
    const { id } = await make();
    const item = {
      price: 100,
      password: 'open sesame',
      designated: ['13800000009'],
      skus: [{ id: 's', name: 'S', price: 5 }],
    };
    expect((await save({ id, item, author: 'Mei' })).code).toBe(0);
    const [row] = (await call('audit.list', { q: `good ${id}` })).data.items;
    expect(row).toMatchObject({
      who: 'Mei',
      call: 'console.goods.save',
      subject: `good ${id}`,
      before: { price: 9900 },
      after: { price: 100, [`skus ${id}/s price`]: 5 },
    });
    expect(JSON.stringify(row)).not.toMatch(/sesame|argon2|13800000009/);
  });

  it('D127: a variant that was bought cannot go by a form either', async () => {
    const { id } = await make({ skus: [{ id: 's_kept', name: 'Kept', price: 9900, stock: 5 }] });
    const { db } = test().database;
    await db.update(goodsSku).set({ sold: 2 }).where(eq(goodsSku.goodsId, id));
    expect(pointersOf(await save({ id, item: { skus: [] } }))).toEqual(['/skus']);
    const few = await save({ id, item: { skus: [{ id: 's_kept', name: 'Kept', price: 9900, stock: 1 }] } });
    expect(pointersOf(few)).toEqual(['/skus/0/stock']);
  });
});
