/** The first screen of the desk: what happened today and what waits, each part for who may see it (D138). */
import { describe, expect, it } from 'vitest';
import { DESK_ROLES } from '#schemas/console/roles.ts';
import { TODAY_PARTS } from '#schemas/api/console/today.ts';
import { todayPartsOf } from '../support/today-parts.ts';
import { comment } from '#server/areas/comments/tables/comments.ts';
import { shopOrder } from '#server/areas/orders/area.ts';
import { goods } from '#server/areas/catalogue/tables/goods.ts';
import { eq } from 'drizzle-orm';
import { CONSOLE_TOKEN } from './app.ts';
import { withOrders } from './orders-fixture.ts';
import { SHOP } from './rights-fixture.ts';

const shop = withOrders();
const OWNER = '19900000005';

async function ask(token: string, name: string, payload: object) {
  const answer = await shop.test().ask('knowledge', {
    method: 'POST',
    url: `/api/console.${name}/1.0.0`,
    headers: { authorization: `Bearer ${token}`, 'accept-language': 'en' },
    payload: { shop: 'knowledge', ...payload },
  });
  return answer.json();
}
const today = async (token = CONSOLE_TOKEN) => (await ask(token, 'today.get', {})).data;
const tokenTo = async (scope: string) =>
  (await ask(CONSOLE_TOKEN, 'tokens.create', { phone: OWNER, name: scope, scope })).data.token;

describe('console.today.get', () => {
  it('D138: counts orders and money of today, and what waits of whatever day', async () => {
    const before = await today();
    expect(before.day).toBe(new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10));
    const me = await shop.somebody();
    const goodsId = await shop.goodWithStock('g_today', 5, 4200);
    const { data } = await shop.create(me, goodsId);
    expect((await today()).orders).toMatchObject({
      created: before.orders.created + 1,
      unpaid: before.orders.unpaid + 1,
      paid: before.orders.paid,
    });
    await shop.manage('confirm', { order_id: data['order_id'] });
    const paidAnswer = await today();
    expect(paidAnswer.orders).toEqual({
      ...before.orders,
      created: before.orders.created + 1,
      paid: before.orders.paid + 1,
    });
    expect(paidAnswer.revenue).toEqual({ ...before.revenue, charged: before.revenue.charged + 4200 });
    const { db } = shop.test().database;
    await db
      .update(shopOrder)
      .set({ state: 'refunding' })
      .where(eq(shopOrder.id, String(data['order_id'])));
    const { refunds } = await today();
    expect(refunds).toEqual({ ...before.refunds, waiting: before.refunds.waiting + 1 });
  });

  it('D88, D138: counts comments that wait, and rooms that are on air', async () => {
    const { db } = shop.test().database;
    const before = await today();
    const [row] = await db.select().from(comment).where(eq(comment.appId, SHOP)).limit(1);
    if (row === undefined) throw new Error('The demo has comments.');
    await db
      .insert(comment)
      .values({ ...row, id: 'c_today', parentId: null, state: 'pending', createdAt: Date.now() });
    await db.update(goods).set({ aliveState: 1 }).where(eq(goods.id, 'demo_replay'));
    const now = await today();
    expect(now.comments).toEqual({
      waiting: before.comments.waiting + 1,
      created: before.comments.created + 1,
    });
    const rooms: { alive_id: string; title: string; alive_state: number }[] = now.live.rooms;
    expect(rooms).toContainEqual(expect.objectContaining({ alive_id: 'demo_live', alive_state: 1 }));
    expect(rooms.find(({ alive_id: id }) => id === 'demo_replay')?.title).toMatch(/\w/);
  });

  it('D138: answers every part to the operator, and to a token the parts it holds the scope for', async () => {
    expect(Object.keys(await today()).toSorted()).toEqual(['day', ...TODAY_PARTS].toSorted());
    const decorate = Object.keys(await today(await tokenTo('decorate')));
    expect(decorate.toSorted()).toEqual(['day', 'pages', 'media'].toSorted());
    const sell = await today(await tokenTo('sell'));
    expect(Object.keys(sell).toSorted()).toEqual(['day', ...todayPartsOf('owner')].toSorted());
  });

  it.each(DESK_ROLES)('D138: answers the parts of their role to who is at the desk: %s', async (role) => {
    const { stores } = shop.test().database;
    const account = await stores.accounts.byPhone(SHOP, '19900000006');
    if (account === undefined) throw new Error('The demo has this person.');
    await stores.users.setRole(SHOP, account.id, { role, on: true });
    const meta = { userAgent: '', place: 'desk' } as const;
    const { token } = await stores.sessions.create(SHOP, account.id, meta);
    const answer = await shop.test().ask('knowledge', {
      method: 'POST',
      url: '/api/console.today.get/1.0.0',
      headers: { cookie: `__Host-desk=${token}`, 'sec-fetch-site': 'same-origin' },
      payload: { shop: 'knowledge' },
    });
    await stores.users.setRole(SHOP, account.id, { role, on: false });
    expect(Object.keys(answer.json().data).toSorted()).toEqual(['day', ...todayPartsOf(role)].toSorted());
  });
});
