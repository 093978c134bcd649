/** The audit log: every change by a console call is a row, with who, through what, before and after (D140). */
import { consoleOrdersConfirm } from '#schemas/api/console/orders.ts';
import { injectedClient } from './injected-client.ts';
import { describe, expect, it, vi } from 'vitest';
import { area } from '#server/areas/console/area.ts';
import { applyRetention } from '#server/start/retention.ts';
import { CONSOLE_TOKEN } from './app.ts';
import { SHOP } from './rights-fixture.ts';
import { STATE, withOrders } from './orders-fixture.ts';

const shop = withOrders();
const { somebody, create, manage } = shop;
const DAY = 86_400_000;
const OWNER = '19900000005';

async function ask(token: string, url: string, payload: object) {
  const headers = { authorization: `Bearer ${token}`, 'accept-language': 'en' };
  return (await shop.test().ask('knowledge', { method: 'POST', url, headers, payload })).json();
}
const audit = (more: object = {}) =>
  ask(CONSOLE_TOKEN, '/api/console.audit.list/1.0.0', { shop: 'knowledge', limit: 100, ...more });

async function newOrder(id: string): Promise<string> {
  const { data } = await create(await somebody(), await shop.goodWithStock(id, 2));
  return String(data['order_id']);
}

describe('the audit log', () => {
  it('D140: has who confirmed a transfer, and what the order was and is', async () => {
    const order_id = await newOrder('g_audited');
    await manage('confirm', { order_id, author: 'Mei' });
    const { data } = await audit({ q: order_id });
    expect(data.items).toEqual([
      {
        id: expect.stringMatching(/^au_/),
        at: expect.any(Number),
        who: 'Mei',
        through: 'operator',
        call: 'console.orders.confirm',
        subject: `order ${order_id}`,
        before: { state: STATE.unpaid },
        after: { state: STATE.paid },
      },
    ]);
  });

  it('D140: names the person of a personal token, whatever author is sent', async () => {
    const token = { shop: 'knowledge', phone: OWNER, name: 'till', scope: 'sell' };
    const { data: madeValue } = await ask(CONSOLE_TOKEN, '/api/console.tokens.create/1.0.0', token);
    const order_id = await newOrder('g_audited_token');
    const payload = { shop: 'knowledge', order_id, author: 'Somebody else' };
    expect((await ask(madeValue.token, '/api/console.orders.confirm/1.0.0', payload)).code).toBe(0);
    const { data } = await audit({ q: order_id });
    expect(data.items).toMatchObject([{ who: madeValue.person, through: 'token' }]);
  });

  it('D140: has what the operator changed beside a stopped server', async () => {
    const order_id = await newOrder('g_audited_stopped');
    const input = { shop: 'knowledge', order_id, author: 'Mei' };
    await injectedClient(shop.test()).ask(consoleOrdersConfirm, input);
    const { data } = await audit({ q: order_id });
    expect(data.items).toMatchObject([{ who: 'Mei', through: 'operator', call: 'console.orders.confirm' }]);
  });

  it('D140: has nothing of what was refused, and nothing of other shops', async () => {
    const order_id = await newOrder('g_audited_refused');
    expect((await manage('refund', { order_id, is_approved: true })).code).toBe(40900);
    expect((await audit({ q: order_id })).data).toEqual({ items: [], total: 0 });
    await manage('confirm', { order_id });
    expect((await audit({ q: order_id })).data.total).toBe(1);
    expect((await audit({ q: order_id, shop: 'training' })).data.total).toBe(0);
  });

  it('D140, ADR-686: has a row of what was changed though its server was gone before it could say so', async () => {
    const { audit: log } = shop.test().database.stores;
    const order_id = await newOrder('g_audited_gone');
    const onLeave = vi.spyOn(log, 'write').mockRejectedValueOnce(new Error('gone'));
    expect((await manage('confirm', { order_id, author: 'Mei' })).code).toBe(50000);
    onLeave.mockRestore();
    const { data } = await audit({ q: order_id });
    expect(data.items).toMatchObject([
      { who: 'Mei', call: 'console.orders.confirm', before: null, after: { is_finished: false } },
    ]);
    // The order is paid: another try finds nothing to do.
    expect((await manage('confirm', { order_id })).code).toBe(40900);
  });

  it('D140, ADR-686: changes nothing where the log cannot be written', async () => {
    const { audit: log } = shop.test().database.stores;
    const order_id = await newOrder('g_audited_full');
    const full = vi.spyOn(log, 'add').mockRejectedValueOnce(new Error('full'));
    expect((await manage('confirm', { order_id })).code).toBe(50000);
    full.mockRestore();
    expect((await audit({ q: order_id })).data.total).toBe(0);
    expect((await manage('confirm', { order_id })).code).toBe(0);
  });

  it('D140: is read part by part, the newest first, without a row twice or left out', async () => {
    const order_ids = [];
    for (const place of [1, 2, 3, 4, 5]) order_ids.push(await newOrder(`g_parts_${String(place)}`));
    for (const order_id of order_ids) await manage('confirm', { order_id, author: 'Parts' });
    const seenItems: string[] = [];
    let cursor: string | undefined;
    do {
      const { data } = await audit({ q: 'parts', limit: 2, ...(cursor === undefined ? {} : { cursor }) });
      expect(data.total).toBe(5);
      seenItems.push(...data.items.map(({ subject }: { subject: string }) => subject));
      cursor = data.next;
    } while (cursor !== undefined);
    expect(seenItems.toSorted()).toEqual(order_ids.map((id) => `order ${id}`).toSorted());
    expect((await audit({ cursor: 'nonsense' })).code).toBe(40000);
    // What is searched for is a text, not a pattern.
    expect((await audit({ q: '%' })).data.total).toBe(0);
  });

  it('D140: keeps a row for 400 days', async () => {
    const { db, stores } = shop.test().database;
    const row = {
      userId: '',
      through: 'operator' as const,
      call: 'x',
      subject: 'x',
      before: null,
      after: null,
    };
    const at = Date.now() - 400 * DAY;
    await stores.audit.add(SHOP, { ...row, who: 'Old', at: at - DAY });
    await stores.audit.add(SHOP, { ...row, who: 'Not so old', at: at + DAY });
    await applyRetention(db, Date.now());
    expect((await audit({ q: 'old' })).data.items).toMatchObject([{ who: 'Not so old' }]);
  });

  it('D90, D140: keeps what a person did, but not who they were, after their account is deleted', async () => {
    const { db, stores } = shop.test().database;
    const row = { through: 'token' as const, call: 'x', subject: 'order gone', before: null, after: null };
    await stores.audit.add(SHOP, { ...row, who: 'Lin', userId: 'u_gone', at: Date.now() });
    await area.forget(db, { appId: SHOP, userId: 'u_gone' });
    expect((await audit({ q: 'order gone' })).data.items).toMatchObject([{ who: '' }]);
  });
});
