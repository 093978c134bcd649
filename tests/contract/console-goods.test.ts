/** Goods as the merchant lists them (D138). */
import { describe, expect, it } from 'vitest';
import { CONSOLE_TOKEN, withApp } from './app.ts';

const test = withApp({ labels: ['knowledge', 'training'] });

async function list(input: object = {}, locale = 'en') {
  const answer = await test().ask('knowledge', {
    method: 'POST',
    url: '/api/console.goods.list/1.0.0',
    headers: { authorization: `Bearer ${CONSOLE_TOKEN}`, 'accept-language': locale },
    payload: { shop: 'knowledge', ...input },
  });
  return answer.json();
}

interface Item {
  id: string;
  type: number;
  state: string;
}

describe('console.goods.list', () => {
  it('D138: gives all goods of the shop part by part, none twice and none left out', async () => {
    const seenItems: Item[] = [];
    let cursor: string | undefined;
    let total = 0;
    do {
      const { code, data } = await list({ limit: 7, cursor });
      expect(code).toBe(0);
      seenItems.push(...data.items);
      ({ total, next: cursor } = data);
    } while (cursor !== undefined);
    expect(new Set(seenItems.map(({ id }) => id)).size).toBe(total);
    expect(seenItems).toHaveLength(total);
    expect(seenItems.map(({ id }) => id)).toContain('demo_paid_course');
    expect((await list({ cursor: 'nonsense' })).code).toBe(40000);
  });

  it('D138: is filtered by one value or several, and found by words that are no pattern', async () => {
    const courses = await list({ filter: { type: 50 }, limit: 100 });
    expect(courses.data.items.every(({ type }: Item) => type === 50)).toBe(true);
    const several = await list({ filter: { type: [50, 3], state: ['on', 'hidden'] }, limit: 100 });
    expect(several.data.total).toBeGreaterThan(0);
    expect(several.data.items.every(({ state }: Item) => state !== 'off')).toBe(true);
    expect((await list({ q: 'DEMO_PAID_COURSE' })).data).toMatchObject({
      total: 1,
      items: [{ id: 'demo_paid_course', type: 50, title: expect.any(String), state: 'on' }],
    });
    expect((await list({ q: '%' })).data.total).toBe(0);
    expect((await list({ filter: { state: 'sold' } })).code).toBe(40000);
  });
});

describe('console.goods.import', () => {
  const ask = async (name: string, input: object) => {
    const answer = await test().ask('training', {
      method: 'POST',
      url: `/api/console.${name}/1.0.0`,
      headers: { authorization: `Bearer ${CONSOLE_TOKEN}` },
      payload: { shop: 'training', ...input },
    });
    return answer.json();
  };

  it('D140: leaves a row of what it changed, and none of a check', async () => {
    const tables = { tags: [{ id: 'audited', title: 'Audited' }] };
    const rows = async () => (await ask('audit.list', { q: 'console.goods.import' })).data.items;
    expect((await ask('goods.import', { tables, is_trial: true })).code).toBe(0);
    expect(await rows()).toEqual([]);
    expect((await ask('goods.import', { tables, author: 'Mei' })).code).toBe(0);
    expect(await rows()).toMatchObject([{ who: 'Mei', subject: 'goods', after: { ids: ['tags audited'] } }]);
    // Nothing changes the second time.
    expect((await ask('goods.import', { tables })).code).toBe(0);
    expect(await rows()).toHaveLength(1);
  });
});
