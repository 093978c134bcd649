/** Prices and coupons of a release: with documents or not at all, at a moment, back at its end, and back by a rollback (ADR-770). */
import { describe, expect, it, vi } from 'vitest';
import { CONSOLE_TOKEN, withApp } from './app.ts';
import { deskHeaders } from './desk-people.ts';

let skew = 0;
const test = withApp({
  labels: ['knowledge', 'training'],
  deps: () => ({ clock: { now: () => Date.now() + skew } }),
});
const operator = { authorization: `Bearer ${CONSOLE_TOKEN}`, 'accept-language': 'en' };

async function settle(name: string, payload: object = {}, headers: Record<string, string> = operator) {
  const url = `/api/console.${name}/1.0.0`;
  const request = { method: 'POST' as const, url, headers, payload: { shop: 'knowledge', ...payload } };
  return (await test().ask('knowledge', request)).json();
}
const page = (id: string, title: string) => ({
  kind: 'page',
  id,
  body: { schema_version: 1, id, kind: 'micro', title, regions: { main: [] } },
});
const publish = (id: string, title: string, more: object = {}) =>
  settle('page.publish', { documents: [page(id, title)], ...more });
const titleOf = async (id: string) => {
  const url = `/api/page.micro.get/1.0.0?page_id=${id}`;
  return (await test().ask('knowledge', { method: 'GET', url, headers: operator })).json().data?.page?.title;
};

async function makeGood(price: number, more: object = {}): Promise<string> {
  const item = { type: 1, title: 'Good', text: 'Words', price, ...more };
  return (await settle('goods.save', { item })).data.id;
}
const makeCoupon = async (amount: number): Promise<string> => {
  const item = {
    title: 'Coupon',
    amount,
    start: '2026-01-01T00:00:00+08:00',
    end: '2036-01-01T00:00:00+08:00',
  };
  return (await settle('coupons.save', { item })).data.id;
};
const good = (id: string, item: object, more: object = {}) => ({ kind: 'good', id, item, ...more });
const coupon = (id: string, item: object) => ({ kind: 'coupon', id, item });
const itemOf = async (id: string) => (await settle('goods.get', { id })).data.item;
const priceOf = async (id: string) => (await itemOf(id)).price;
const amountOf = async (id: string) => (await settle('coupons.get', { id })).data.item.amount;

const MINUTE = 60_000;
const inMs = (ms: number) => new Date(Date.now() + skew + ms).toISOString();
const schedule = (changes: object[], more: object = {}) =>
  settle('schedule.save', { documents: [], changes, at: inMs(MINUTE), ...more });
const waiting = async (id: string) =>
  (await settle('sale.list')).data.items.find((one: { id: string }) => one.id === id);
/** Moves the clock on, and looks at the calendar as the job does. */
async function pass(ms: number) {
  skew += ms;
  await test().database.stores.configs.promoteDue('appknowledge', Date.now() + skew);
}

describe('prices and coupons published with documents', () => {
  it('ADR-770: go live in one release with the documents, and stand in its history', async () => {
    const [id, cut] = [await makeGood(9900), await makeCoupon(500)];
    const changes = [good(id, { price: 4900, line_price: 9900 }), coupon(cut, { amount: 800 })];
    const { code, data } = await publish('p1', 'Sale', { changes, note: 'sale' });
    expect(code).toBe(0);
    expect([await titleOf('p1'), await priceOf(id), await amountOf(cut)]).toEqual(['Sale', 4900, 800]);
    const [release] = (await settle('release.list')).data.items;
    expect(release).toMatchObject({ number: data.release, documents: [{ id: 'p1' }] });
    expect(release.changes).toEqual([
      { kind: 'coupon', id: cut, title: 'Coupon', before: { amount: 500 }, after: { amount: 800 } },
      {
        kind: 'good',
        id,
        title: 'Good',
        before: { price: 9900, line_price: null },
        after: { price: 4900, line_price: 9900 },
      },
    ]);
  });

  it('ADR-770: a draft is published with them, and a price of all others stays', async () => {
    const [id, other] = [await makeGood(100), await makeGood(100)];
    await settle('draft.save', { ...page('p2', 'Draft'), base: '' });
    const documents = [{ kind: 'page', id: 'p2' }];
    expect((await settle('draft.publish', { documents, changes: [good(id, { price: 70 })] })).code).toBe(0);
    expect([await titleOf('p2'), await priceOf(id), await priceOf(other)]).toEqual(['Draft', 70, 100]);
  });

  it('ADR-823: they are published alone, and no draft goes along that was not named', async () => {
    const [id, other] = [await makeGood(100), await makeGood(100)];
    await settle('draft.save', { ...page('alone', 'Unfinished'), base: '' });
    const { code, data } = await settle('draft.publish', { changes: [good(id, { price: 70 })] });
    expect([code, data.versions, await priceOf(id), await titleOf('alone')]).toEqual([0, [], 70, undefined]);
    const [release] = (await settle('release.list')).data.items;
    expect([release.number, release.documents, release.changes.length]).toEqual([data.release, [], 1]);
    const input = { documents: [], changes: [good(other, { price: 60 })] };
    expect((await settle('page.publish', input)).code).toBe(0);
    expect(await priceOf(other)).toBe(60);
    await settle('draft.discard', { kind: 'page', id: 'alone' });
  });

  it('ADR-823: neither documents nor prices is nothing to publish', async () => {
    for (const name of ['draft.publish', 'page.publish'])
      expect(await settle(name, { documents: [] })).toMatchObject({
        code: 40000,
        data: { reason: 'nothing' },
      });
  });

  it('D127: what the save of a good refuses is refused by pointer, and nothing is published', async () => {
    const id = await makeGood(100);
    const answer = await publish('p3', 'Never', {
      changes: [good(id, { price: 50 }), good('nowhere', { price: 5 })],
    });
    expect(answer.code).toBe(40000);
    expect(answer.data.faults).toEqual([
      expect.objectContaining({ pointer: '/changes/1/id', rule: 'missing' }),
    ]);
    const wrong = await publish('p3', 'Never', { changes: [good(id, { price: -5 })] });
    expect(wrong.data.faults).toEqual([expect.objectContaining({ pointer: '/changes/0/item/price' })]);
    const field = await publish('p3', 'Never', { changes: [good(id, { title: 'Other' })] });
    expect(field.data.faults).toEqual([expect.objectContaining({ rule: 'not-of-release' })]);
    expect([await titleOf('p3'), await priceOf(id)]).toEqual([undefined, 100]);
  });

  it('D138: a stale version is a conflict with both values', async () => {
    const id = await makeGood(100);
    const { version } = (await settle('goods.get', { id })).data;
    await settle('goods.save', { id, item: { price: 120 } });
    const answer = await publish('p4', 'Never', { changes: [good(id, { price: 50 }, { version })] });
    expect(answer).toMatchObject({
      code: 40900,
      data: { sale: { kind: 'good', id }, yours: { price: 50 }, theirs: { price: 120 } },
    });
    expect(await titleOf('p4')).toBeUndefined();
  });

  it('D138: who may not change coupons publishes none with a page', async () => {
    const cut = await makeCoupon(500);
    const editor = await deskHeaders(test(), 'editor');
    const input = { documents: [page('p5', 'Never')], changes: [coupon(cut, { amount: 900 })] };
    expect((await settle('page.publish', input, editor)).code).toBe(4005);
    expect((await settle('schedule.save', { ...input, at: inMs(MINUTE) }, editor)).code).toBe(4005);
    expect([await titleOf('p5'), await amountOf(cut)]).toEqual([undefined, 500]);
  });
});

describe('prices and coupons on the calendar', () => {
  it('ADR-770: change at their moment with the page, and come back at the end', async () => {
    const [id, cut] = [await makeGood(9900, { state: 'off' }), await makeCoupon(500)];
    await publish('s1', 'Before');
    const changes = [good(id, { price: 4900, state: 'on' }), coupon(cut, { amount: 800 })];
    const answer = await schedule(changes, {
      documents: [page('s1', 'Sale')],
      take_back_at: inMs(5 * MINUTE),
    });
    expect(answer.code).toBe(0);
    expect([await titleOf('s1'), await priceOf(id)]).toEqual(['Before', 9900]);
    expect(await waiting(id)).toMatchObject({
      title: 'Good',
      before: { price: 9900 },
      after: { price: 4900 },
    });
    await pass(2 * MINUTE);
    expect([await titleOf('s1'), await priceOf(id), await amountOf(cut)]).toEqual(['Sale', 4900, 800]);
    await pass(5 * MINUTE);
    expect([await titleOf('s1'), await priceOf(id), await amountOf(cut)]).toEqual(['Before', 9900, 500]);
    expect((await itemOf(id)).state).toBe('off');
    expect([await waiting(id), await waiting(cut)]).toEqual([undefined, undefined]);
    const [back, sale] = (await settle('release.list')).data.items;
    expect([back.changes.length, sale.changes.length]).toEqual([2, 2]);
  });

  it('ADR-770: an edit of something else of the good does not stand in their way', async () => {
    const id = await makeGood(100);
    await schedule([good(id, { price: 80 })]);
    await settle('goods.save', { id, item: { title: 'Renamed' } });
    await pass(2 * MINUTE);
    expect(await itemOf(id)).toMatchObject({ price: 80, title: 'Renamed' });
  });

  it('ADR-770: a price edited since holds up all that was scheduled with it, and today says so', async () => {
    const [id, other] = [await makeGood(100), await makeGood(200)];
    await publish('s2', 'Before');
    await schedule([good(id, { price: 80 }), good(other, { price: 150 })], {
      documents: [page('s2', 'Sale')],
    });
    const blockedBefore = (await settle('today.get')).data.pages.blocked;
    await settle('goods.save', { id, item: { price: 110 } });
    await pass(2 * MINUTE);
    expect([await titleOf('s2'), await priceOf(id), await priceOf(other)]).toEqual(['Before', 110, 200]);
    expect((await waiting(id)).problem.faults).toEqual([
      expect.objectContaining({ pointer: '/item/price', rule: 'changed-since' }),
    ]);
    expect(await waiting(other)).not.toHaveProperty('problem');
    expect((await settle('today.get')).data.pages.blocked).toBe(blockedBefore + 1);
    expect((await settle('sale.resolve', { kind: 'good', id, action: 'anyway' })).code).toBe(0);
    await vi.waitFor(async () => expect(await titleOf('s2')).toBe('Sale'), { timeout: 10_000 });
    expect([await priceOf(id), await priceOf(other)]).toEqual([80, 150]);
    expect((await settle('today.get')).data.pages.blocked).toBe(blockedBefore);
  });

  it('ADR-770: one change cancelled, the rest goes live', async () => {
    const id = await makeGood(100);
    await publish('s3', 'Before');
    await schedule([good(id, { price: 80 })], { documents: [page('s3', 'Sale')] });
    await settle('goods.save', { id, item: { price: 110 } });
    await pass(2 * MINUTE);
    expect((await settle('sale.resolve', { kind: 'good', id, action: 'cancel' })).code).toBe(0);
    await vi.waitFor(async () => expect(await titleOf('s3')).toBe('Sale'), { timeout: 10_000 });
    expect([await priceOf(id), await waiting(id)]).toEqual([110, undefined]);
    expect((await settle('sale.resolve', { kind: 'good', id, action: 'cancel' })).code).toBe(40400);
  });

  it('ADR-770: what a save would refuse is refused when it is scheduled; nothing at all is no schedule', async () => {
    const id = await makeGood(100);
    const answer = await schedule([good(id, { price: 'much' })]);
    expect(answer.data.faults).toEqual([expect.objectContaining({ pointer: '/changes/0/item/price' })]);
    expect(await waiting(id)).toBeUndefined();
    expect((await schedule([])).data).toEqual({ reason: 'nothing' });
    expect(await priceOf(id)).toBe(100);
  });

  it('ADR-825: a month of the calendar has what begins or ends in it, and whatever did not go live', async () => {
    const [id, stuck] = [await makeGood(100), await makeGood(100)];
    await publish('m1', 'Before');
    const take_back_at = inMs(50 * MINUTE);
    await schedule([good(id, { price: 80 })], {
      documents: [page('m1', 'Sale')],
      at: inMs(20 * MINUTE),
      take_back_at,
    });
    await schedule([good(stuck, { price: 80 })]);
    await settle('goods.save', { id: stuck, item: { price: 110 } });
    await pass(2 * MINUTE);
    const seconds = (minutes: number) => Math.floor((Date.now() + skew) / 1000) + minutes * 60;
    const between = async (from: number, to: number) => {
      const range = { from: seconds(from), to: seconds(to) };
      const sales = (await settle('sale.list', range)).data.items.map((one: { id: string }) => one.id);
      const documents = (await settle('schedule.list', { filter: range })).data.items;
      const titles = documents.map(({ title }: { title: string }) => title);
      return [sales.includes(id), sales.includes(stuck), titles];
    };
    expect(await between(0, 10)).toEqual([false, true, []]);
    expect(await between(10, 30)).toEqual([true, true, ['Sale']]);
    expect(await between(30, 40)).toEqual([false, true, []]);
    expect(await between(40, 60)).toEqual([true, true, ['Sale']]);
    for (const one of [id, stuck]) await settle('sale.resolve', { kind: 'good', id: one, action: 'cancel' });
    await settle('schedule.cancel', { kind: 'page', id: 'm1' });
  });

  it('D6: another shop hears nothing of it', async () => {
    const id = await makeGood(100);
    await schedule([good(id, { price: 80 })]);
    expect((await settle('sale.list', { shop: 'training' })).data.items).toEqual([]);
    const elsewhere = { shop: 'training', kind: 'good', id, action: 'cancel' };
    expect((await settle('sale.resolve', elsewhere)).code).toBe(40400);
    expect(await waiting(id)).toBeDefined();
  });
});

describe('a rollback of a release', () => {
  const rollback = (release: number, more: object = {}) => settle('release.restore', { release, ...more });

  it('ADR-770: puts back the prices of all releases since, and is one itself', async () => {
    const id = await makeGood(100);
    const { release } = (await publish('r1', 'First')).data;
    await publish('r1', 'Second', { changes: [good(id, { price: 90 })] });
    await publish('r1', 'Third', { changes: [good(id, { price: 80 })] });
    expect((await rollback(release)).code).toBe(0);
    expect([await titleOf('r1'), await priceOf(id)]).toEqual(['First', 100]);
    const [newest] = (await settle('release.list')).data.items;
    expect(newest.changes).toEqual([
      expect.objectContaining({ before: { price: 80 }, after: { price: 100 } }),
    ]);
    expect((await rollback(newest.number - 1)).code).toBe(0);
    expect([await titleOf('r1'), await priceOf(id)]).toEqual(['Third', 80]);
  });

  it('ADR-770: where a price was edited since it changes nothing, or the documents alone', async () => {
    const id = await makeGood(100);
    const { release } = (await publish('r2', 'First')).data;
    await publish('r2', 'Second', { changes: [good(id, { price: 90 })] });
    await settle('goods.save', { id, item: { price: 75 } });
    const answer = await rollback(release);
    expect(answer.code).toBe(40000);
    expect(answer.data.faults).toEqual([
      expect.objectContaining({ rule: 'changed-since', pointer: '/changes/0/item/price' }),
    ]);
    // ADR-824: the caller sent no changes, so the refusal says which these are.
    expect(answer.data.changes).toEqual([
      { kind: 'good', id, title: 'Good', before: { price: 90 }, after: { price: 100 } },
    ]);
    expect(await titleOf('r2')).toBe('Second');
    expect((await rollback(release, { keep_sales: true })).code).toBe(0);
    expect([await titleOf('r2'), await priceOf(id)]).toEqual(['First', 75]);
  });

  it('ADR-824: who may not change coupons hears that the coupons are what stands in the way', async () => {
    const cut = await makeCoupon(500);
    const { release } = (await publish('r3', 'First')).data;
    await publish('r3', 'Second', { changes: [coupon(cut, { amount: 800 })] });
    const editor = await deskHeaders(test(), 'editor');
    const answer = await settle('release.restore', { release }, editor);
    expect(answer).toMatchObject({ code: 4005, data: { reason: 'sales' } });
    expect(await amountOf(cut)).toBe(800);
  });
});
