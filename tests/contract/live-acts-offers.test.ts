/** Offers, doors, hosting and the report of live rooms over the wire (M245, M249, M250, D101, D103, D105). */
import { eq } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { CODES } from '#schemas/api/codes.ts';
import { LIVE_STATE } from '#schemas/content/goods-state.ts';
import { LOOK_TYPE } from '#schemas/live/room.ts';
import { secondsOf } from '#schemas/time.ts';
import { personMessage } from '#server/areas/messaging/tables/person-messages.ts';
import { goods } from '#server/areas/catalogue/tables/goods.ts';
import { shopOrder } from '#server/areas/orders/tables/orders.ts';
import { DAY, LEARNER, NOBODY, SHOP } from './rights-fixture.ts';
import { CONSOLE_TOKEN } from './app.ts';
import { withActs } from './live-acts-fixture.ts';

const acts = withActs();
const { test, clock, pass, somebody, demo, send, get, newRoom, newGoods, eventsOf, enter, host, wake } = acts;
const HOUR_S = 3600;

describe('what is offered', () => {
  it('M245, D101: two of each are shown, all of them listed; the host pushes one to everybody', async () => {
    const [owner, me] = [await host(), await somebody()];
    const alive_id = await newRoom();
    const ids = [];
    for (const name of ['a', 'b', 'c']) ids.push(await newGoods(`v_offer_${name}`));
    const offeredValue = { alive_id, goods_ids: ids, coupon_ids: ['demo_coupon_once'] };
    expect((await send(me, 'live.offer.set', offeredValue)).code).toBe(CODES['not-entitled'].code);
    expect((await send(owner, 'live.offer.set', offeredValue)).code).toBe(0);
    const { data } = await get(me, 'live.card.list', { alive_id });
    expect(data.goods.map(({ id }: { id: string }) => id)).toEqual(ids.slice(0, 2));
    expect(data).toMatchObject({ goods_total: 3, coupons_total: 1 });
    expect((await get(NOBODY, 'live.goods.get', { alive_id })).data.list).toHaveLength(3);
    expect((await get(me, 'live.coupon.get', { alive_id })).data.list).toMatchObject([
      { id: 'demo_coupon_once', is_claimed: false },
    ]);
    const push = (who: typeof me, id: string) =>
      send(who, 'live.offer.push', { alive_id, kind: 'goods', id });
    expect((await push(me, ids[2] ?? '')).code).toBe(CODES['not-entitled'].code);
    expect((await push(owner, 'v_nowhere')).code).toBe(CODES['not-found'].code);
    expect((await push(owner, ids[2] ?? '')).code).toBe(0);
    expect((await eventsOf(alive_id)).at(-1)).toMatchObject({ kind: 'goods', data: { goods_id: ids[2] } });
    // Whatever its host speaks, each viewer reads their own language (ADR-432).
    const coupon = { alive_id, kind: 'coupon', id: 'demo_coupon_once' };
    const titles = [];
    for (const locale of ['zh-CN', 'en']) {
      await send(owner, 'live.offer.push', coupon, locale);
      const message = (await eventsOf(alive_id)).at(-1)?.data;
      titles.push([message?.['title_cn'], message?.['title_en']]);
    }
    expect(titles[1]).toEqual(titles[0]);
    expect(new Set(titles[0]).size).toBe(2);
  });
});

describe('doors of a room', () => {
  it('M249, D103: looking is limited by the server’s clock, for who has no right of their own', async () => {
    const [owner, me] = [await host(), await somebody()];
    const now = secondsOf(clock.now());
    const readPaidText = (look: object) => newRoom(look, LIVE_STATE.live, now, { price: 900, payState: 1 });
    const ask = async (who: typeof me, alive_id: string) =>
      (await get(who, 'live.look.get', { alive_id })).data;
    const seconds = await readPaidText({ lookType: LOOK_TYPE.seconds, lookSeconds: 60 });
    await enter(me, seconds);
    pass(90_000);
    expect(await ask(me, seconds)).toEqual({
      expire_type: 1,
      start: now,
      expire: now + 60,
      server_time: now + 90,
    });
    expect((await ask(owner, seconds)).expire_type).toBe(LOOK_TYPE.none);
    const window = { lookType: LOOK_TYPE.window, lookStartTs: now, lookEndTs: now + 300 };
    expect(await ask(me, await readPaidText(window))).toMatchObject({
      expire_type: 2,
      start: now,
      expire: now + 300,
    });
    expect((await ask(me, await newRoom(window))).expire_type).toBe(LOOK_TYPE.none);
  });

  it('M250: people with a reminder are notified once, even where the start was postponed', async () => {
    const me = await demo(LEARNER);
    const startTs = secondsOf(clock.now()) + HOUR_S;
    const alive_id = await newRoom({}, LIVE_STATE.notStarted, startTs);
    expect((await send(me, 'live.subscribe.arrival', { alive_id, on: true }, 'en')).data).toEqual({
      is_subscribed: true,
    });
    const { db } = test().database;
    const readNotices = async () =>
      (await db.select().from(personMessage).where(eq(personMessage.purpose, 'live-arrival'))).filter(
        ({ id }) => id.includes(alive_id),
      );
    await db
      .update(goods)
      .set({ startTs: startTs + HOUR_S })
      .where(eq(goods.id, alive_id));
    pass(55 * 60_000);
    await wake('live.arrival.tell');
    await vi.waitFor(async () => {
      pass(HOUR_S * 1000);
      await wake('live.arrival.tell');
      expect(await readNotices()).toHaveLength(1);
    }, 10_000);
    const [message] = await readNotices();
    expect(message).toMatchObject({ userId: me.id, locale: 'en' });
    expect(message?.text).toContain(`/live/${alive_id}`);
    const onAir = await newRoom();
    const late = await send(me, 'live.subscribe.arrival', { alive_id: onAir, on: true });
    expect(late.code).toBe(CODES['state-conflict'].code);
  });
});

describe('the host', () => {
  it.each([
    [true, true],
    [false, false],
  ])(
    'M243: where a recording is kept (%s), what is over can be seen again (%s)',
    async (can_record, is_lookback) => {
      const [owner, me] = [await host(), await somebody()];
      const alive_id = await newRoom();
      await send(owner, 'live.switch.set', { alive_id, can_record });
      await send(owner, 'live.host.set', { alive_id, alive_state: 'ended', is_lookback: true });
      const { data } = await get(me, 'live.page.get', { alive_id });
      expect(data.switches.can_record).toBe(can_record);
      expect(data.state).toMatchObject({ alive_state: LIVE_STATE.ended, is_lookback });
    },
  );

  it('begins and ends a room; what runs ends with it, and the report counts what was sold', async () => {
    const [owner, me] = [await host(), await somebody()];
    const alive_id = await newRoom({}, LIVE_STATE.notStarted);
    const set = (alive_state: string) => send(owner, 'live.host.set', { alive_id, alive_state });
    expect((await set('ended')).code).toBe(CODES['state-conflict'].code);
    expect((await set('live')).data.alive_state).toBe(LIVE_STATE.live);
    expect((await set('live')).code).toBe(CODES['state-conflict'].code);
    const soldText = await newGoods('v_sold_here');
    await send(owner, 'live.offer.set', { alive_id, goods_ids: [soldText] });
    await enter(me, alive_id, 61);
    const prize = { alive_id, name: 'P', seconds: 600, winners: 1, condition: 0 };
    await send(owner, 'live.prize.start', prize);
    await send(owner, 'live.vote.start', { alive_id, title: 'Q', options: ['a', 'b'] });
    pass(1000);
    const order = { appId: SHOP, id: 'o_sold_here', userId: me.id, goodsId: soldText, couponId: '' };
    const times = { createdAt: clock.now(), expiresAt: clock.now() + DAY, paidAt: clock.now() };
    await test()
      .database.db.insert(shopOrder)
      .values({ ...order, ...times, state: 'paid', amount: 900, discount: 0, refunded: 100 });
    expect((await set('ended')).data.alive_state).toBe(LIVE_STATE.ended);
    expect((await get(me, 'live.vote.get', { alive_id })).data.is_open).toBe(false);
    expect((await get(me, 'live.prize.get', { alive_id })).data.is_drawn).toBe(true);
    const { data } = await get(owner, 'live.report.get', { alive_id });
    expect(data).toMatchObject({ members: 1, watched_seconds: 61, messages: 0 });
    expect(data.sales).toMatchObject([{ goods_id: soldText, orders: 1, amount: 800 }]);
    const table = await test().ask('knowledge', {
      method: 'POST',
      url: '/api/console.live_report.export/1.0.0',
      payload: { shop: 'knowledge', alive_id },
      headers: { authorization: `Bearer ${CONSOLE_TOKEN}` },
    });
    const { csv } = table.json().data;
    expect(csv).toContain('members,');
    expect(csv).toMatch(/\nsale,.+,1,800\r\n/);
    const file = (who: typeof me, of = alive_id) =>
      test().ask('knowledge', { url: `/live-report/${of}.csv`, headers: { cookie: who.cookie } });
    const savedResponse = await file(owner);
    expect(savedResponse.body).toBe(csv);
    expect(savedResponse.headers).toMatchObject({
      'content-disposition': 'attachment; filename="live-report.csv"',
      'cache-control': 'private, no-store',
    });
    expect((await file(me)).statusCode).toBe(403);
    expect((await file(NOBODY)).statusCode).toBe(401);
    expect((await file(owner, 'l_nowhere')).statusCode).toBe(404);
    const phases = (await eventsOf(alive_id)).map(
      ({ kind, data: message }) => `${kind} ${String(message['phase'])}`,
    );
    expect(phases).toEqual([
      'system begin',
      'prize start',
      'vote start',
      'prize drawn',
      'vote end',
      'system end',
    ]);
  });
});
