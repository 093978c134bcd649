/** What demo people bought has an order, paid or given back, and every sum of money holds. */
import { describe, expect, it } from 'vitest';
import { ORDER_ID_PATTERN } from '#schemas/order/order-id.ts';
import { brokenSums } from '#server/areas/orders/store/broken-sums.ts';
import { shopOrder } from '#server/areas/orders/tables/orders.ts';
import { withDatabase } from '../tests/support/database.ts';
import { freshenDemo } from './freshen.ts';
import { readDemoShop } from './read-shop.ts';

const SEEDED = Date.UTC(2026, 4, 20, 3);
const DAY_MS = 86_400_000;
const shop = readDemoShop('knowledge', SEEDED);
const database = withDatabase({ shops: [shop], clock: { now: () => SEEDED } });
const boughtRights = shop.rights.entitlements.filter(({ source }) => source === 'order');

describe('orders of the demo', () => {
  it('D71: each right that was bought has its order, paid, or refunded where it was taken back', async () => {
    const orders = await database().db.select().from(shopOrder);
    expect(boughtRights.length).toBeGreaterThan(8);
    for (const right of boughtRights) {
      expect(right.order_id).toMatch(new RegExp(ORDER_ID_PATTERN));
      const order = orders.find(({ id }) => id === right.order_id);
      const state = right.revoked_at === null ? 'paid' : 'refunded';
      expect(order, right.order_id).toMatchObject({ state, goodsId: right.resource_id, paidAt: right.from });
      expect(order?.amount).toBeGreaterThan(0);
    }
    expect(orders.some(({ state }) => state === 'refunded')).toBe(true);
  });

  it('D71: every law of money holds', async () => {
    expect(await brokenSums(database().db)).toEqual([]);
  });

  it('D71: orders move with the rights they gave', async () => {
    const later = SEEDED + 30 * DAY_MS;
    await freshenDemo(database().db, [readDemoShop('knowledge', later)], later);
    const orders = await database().db.select().from(shopOrder);
    const [right] = boughtRights;
    const order = orders.find(({ id }) => id === right?.order_id);
    expect(order?.paidAt).toBe((right?.from ?? 0) + 30 * DAY_MS);
    expect(order?.createdAt).toBeLessThan(order?.paidAt ?? 0);
  });
});
