/** Who waits for what is sold out, or not on sale yet, is told once it can be bought: once, in their language, and not after they left. */
import { and, eq } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { REMINDERS_MAX } from '#schemas/api/reminders/reminders.ts';
import { goods } from '#server/areas/catalogue/tables/goods.ts';
import { goodsSku } from '#server/areas/catalogue/tables/skus.ts';
import { devMessage } from '#server/areas/messaging/tables/dev-mailbox.ts';
import { saleReminder } from '#server/areas/reminders/tables/reminders.ts';
import { tellOrder } from '#server/areas/orders/jobs/job-kinds.ts';
import { createJobQueue } from '#server/kernel/jobs/job-queue.ts';
import { withOrders } from './orders-fixture.ts';
import { NOBODY, SHOP, type Me } from './rights-fixture.ts';

const MINUTE = 60_000;
const shop = withOrders();
const db = () => shop.db();

const set = (me: Me, goods_id: string, on: boolean, language = 'en') =>
  shop.send(me, 'goods.remind.set', { goods_id, on }, language);
const heardBy = async (me: Me) => {
  const phone = (await shop.test().database.stores.users.byId(SHOP, me.id))?.phone ?? 'nobody';
  const rows = await db()
    .select({ text: devMessage.text })
    .from(devMessage)
    .where(and(eq(devMessage.recipient, phone), eq(devMessage.purpose, 'sale-open')));
  return rows.map(({ text }) => text);
};
const putOnSale = (id: string, stock: number) =>
  db()
    .update(goodsSku)
    .set({ stock })
    .where(and(eq(goodsSku.appId, SHOP), eq(goodsSku.goodsId, id)));
/** The job looks each minute by the server's clock; another job that is asked for wakes whoever runs them. */
const nextLook = async (check: () => Promise<void>) => {
  shop.pass(MINUTE + 1);
  const queue = createJobQueue({ bus: shop.test().database.bus, clock: shop.clock });
  await queue.enqueue(db(), tellOrder, { appId: SHOP, orderId: 'none', refundId: '' });
  return vi.waitFor(check, { timeout: 20_000, interval: 100 });
};

describe('reminders', () => {
  it('ADR-488: people on the waiting list are notified once when a seat is free; those who left it are not', async () => {
    const id = await shop.goodWithStock('g_wait', 0);
    const [stays, leaves] = [await shop.somebody(), await shop.somebody()];
    expect(await set(stays, id, true)).toMatchObject({ code: 0, data: { is_on: true } });
    await set(stays, id, true);
    await set(leaves, id, true, 'zh-CN');
    expect(await set(leaves, id, false)).toMatchObject({ code: 0, data: { is_on: false } });
    await putOnSale(id, 3);
    await nextLook(async () => expect(await heardBy(stays)).toHaveLength(1));
    const [text = ''] = await heardBy(stays);
    expect(text).toContain('is available now');
    expect(text).toContain('/detail/g_wait/50');
    expect(await heardBy(leaves)).toEqual([]);
    const left = await db().select().from(saleReminder).where(eq(saleReminder.goodsId, id));
    expect(left).toEqual([]);
    // What can be bought is waited for by nobody.
    expect(await set(stays, id, true)).toMatchObject({ code: 40900 });
  });

  it('ADR-488: the start of a sale is announced in the language the reminder was set in', async () => {
    const id = await shop.goodWithStock('g_soon', 5);
    const isIt = and(eq(goods.appId, SHOP), eq(goods.id, id));
    await db().update(goods).set({ payState: 3 }).where(isIt);
    const me = await shop.somebody();
    expect(await set(me, id, true, 'zh-CN')).toMatchObject({ code: 0 });
    await db().update(goods).set({ payState: 1 }).where(isIt);
    await nextLook(async () => expect(await heardBy(me)).toHaveLength(1));
    expect((await heardBy(me))[0]).toContain('现在可以购买了');
  });

  it('ADR-488: a stranger sets none, no one more than the limit, and none for an unknown good', async () => {
    const id = await shop.goodWithStock('g_many', 0);
    const me = await shop.somebody();
    expect((await set(NOBODY, id, true)).code).not.toBe(0);
    expect(await set(me, 'no_such_good', true)).toMatchObject({ code: 40400 });
    const rows = Array.from({ length: REMINDERS_MAX }, (_none, place) => ({
      appId: SHOP,
      goodsId: `g_gone_${String(place)}`,
      userId: me.id,
      locale: 'en' as const,
      origin: '',
      createdAt: 0,
    }));
    await db().insert(saleReminder).values(rows);
    expect(await set(me, id, true)).toMatchObject({ code: 42900 });
  });
});
