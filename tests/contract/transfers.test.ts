/** Orders paid by transfer: held for days, extended by the merchant, and confirmed after their end all the same (D130). */
import { and, eq } from 'drizzle-orm';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { devMessage } from '#server/areas/messaging/tables/dev-mailbox.ts';
import { withOrders, STATE } from './orders-fixture.ts';
import { SHOP, type Me } from './rights-fixture.ts';

const shop = withOrders();
const { somebody, create, status, call, manage } = shop;
const HOUR = 3_600_000;

/** Jobs that are due by the shop's clock are run now. */
const wake = () => shop.test().database.bus.publish('jobs.queued', { kind: 'order.expire' });
const soon = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 20_000, interval: 100 });

async function transfer(me: Me, goods: string): Promise<string> {
  const { data } = await create(me, goods);
  const id = String(data['order_id']);
  expect((await call(me, 'order.pay', { order_id: id, provider: 'manual' })).code).toBe(0);
  return id;
}
const stateOf = async (me: Me, id: string) => (await status(me, id)).data['state'];
const hoursLeft = async (me: Me, id: string) =>
  Math.round((Number((await status(me, id)).data['expire_ts']) - shop.clock.now() / 1000) / 3600);

afterEach(async () => expect(await shop.brokenSums()).toEqual([]));

describe('an order paid by transfer', () => {
  it('D130: is held for 72 hours, and its buyer reads until when', async () => {
    const me = await somebody();
    const goods = await shop.goodWithStock('g_transfer', 2);
    const id = await transfer(me, goods);
    expect(await hoursLeft(me, id)).toBe(72);
    // Whoever presses again has no more time.
    shop.pass(HOUR);
    await call(me, 'order.pay', { order_id: id, provider: 'manual' });
    expect(await hoursLeft(me, id)).toBe(71);
    shop.pass(2 * HOUR);
    await wake();
    expect(await stateOf(me, id)).toBe(STATE.unpaid);
    expect(await shop.stockOf(goods)).toEqual({ stock: 2, held: 1, sold: 0 });
    const user = await shop.test().database.stores.users.byId(SHOP, me.id);
    await soon(async () => {
      const [notice] = await shop
        .db()
        .select({ text: devMessage.text })
        .from(devMessage)
        .where(and(eq(devMessage.recipient, user?.phone ?? ''), eq(devMessage.purpose, 'order-transfer')));
      expect(notice?.text).toMatch(
        /is held until [A-Z][a-z]{2} \d{1,2}, \d{4}, \d\d:\d\d Beijing time\. .*¥99\.00/,
      );
    });
    shop.pass(72 * HOUR);
    await soon(async () => {
      await wake();
      expect(await stateOf(me, id)).toBe(STATE.timedOut);
    });
  });

  it('D130: only the merchant’s extension gives an order more time', async () => {
    const me = await somebody();
    const id = await transfer(me, await shop.goodWithStock('g_extended', 2));
    expect(await manage('extend', { order_id: id, hours: 24 })).toMatchObject({ code: 0 });
    expect(await hoursLeft(me, id)).toBe(96);
    shop.pass(73 * HOUR);
    await wake();
    expect(await stateOf(me, id)).toBe(STATE.unpaid);
    expect((await manage('confirm', { order_id: id })).data['state']).toBe(STATE.paid);
    expect((await manage('extend', { order_id: id, hours: 24 })).code).toBe(40900);
    const other = await create(await somebody(), await shop.goodWithStock('g_not_extended', 2));
    expect((await manage('extend', { order_id: other.data['order_id'], hours: 24 })).code).toBe(40900);
    expect((await manage('extend', { order_id: id, hours: 0 })).code).toBe(40000);
    expect((await manage('extend', { order_id: `o_${'0'.repeat(26)}`, hours: 1 })).code).toBe(40400);
  });

  it('D130: is confirmed after its end: the buyer gets the good where one is left, else the money back', async () => {
    const [me, other] = [await somebody(), await somebody()];
    const goods = await shop.goodWithStock('g_late_transfer', 1);
    const id = await transfer(me, goods);
    shop.pass(80 * HOUR);
    await soon(async () => {
      await wake();
      expect(await stateOf(me, id)).toBe(STATE.timedOut);
    });
    const takenText = await shop.buy(other, goods);
    expect((await manage('confirm', { order_id: id })).code).toBe(0);
    await soon(async () => expect(await stateOf(me, id)).toBe(STATE.refunded));
    expect(await stateOf(other, takenText)).toBe(STATE.paid);
    const roomy = await shop.goodWithStock('g_late_but_left', 1);
    const late = await transfer(me, roomy);
    shop.pass(80 * HOUR);
    await soon(async () => {
      await wake();
      expect(await stateOf(me, late)).toBe(STATE.timedOut);
    });
    expect((await manage('confirm', { order_id: late })).data['state']).toBe(STATE.paid);
    expect(await shop.stockOf(roomy)).toEqual({ stock: 1, held: 0, sold: 1 });
  });
});
