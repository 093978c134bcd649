/** Coupons over the wire: who sees what, who may claim, and what each refusal says. */
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { CODES } from '#schemas/api/codes.ts';
import { readDemoShop } from '#demo/read-shop.ts';
import { coupon } from '#server/areas/coupons/tables/coupons.ts';
import { withApp } from './app.ts';

const WRITE = { 'app-id': 'appknowledge', origin: 'http://knowledge.localhost:3000' };
const COUPON_IDS = readDemoShop('knowledge', Date.now()).coupons.map(({ id }) => id);
const [WELCOME = '', SERIES = '', MEMBERS = '', ONE_COURSE = ''] = COUPON_IDS;
const test = withApp({ labels: ['knowledge', 'training'] });

async function send(name: string, payload: object, headers: Record<string, string> = {}) {
  const url = `/api/${name}/1.0.0`;
  const response = await test().ask('knowledge', {
    method: 'POST',
    url,
    payload,
    headers: { ...WRITE, ...headers },
  });
  return response.json();
}
const personOf = async (phone: string) => ({ cookie: (await test().login('appknowledge', phone)).cookie });
const claim = (coupon_id: string, headers?: Record<string, string>, more: object = {}) =>
  send('coupon.claim', { coupon_id, ...more }, headers);

describe('coupons', () => {
  it('R31: anybody sees coupons, but neither how many there were nor who has one', async () => {
    const queries = [
      { source: 'manual', ids: [MEMBERS, SERIES], limit: 9 },
      { source: 'running', limit: 9 },
    ];
    const { code, data } = await send('coupon.cards.get', { queries });
    expect(code).toBe(0);
    const lists: { id: string }[][] = data.lists;
    expect(lists.map((list) => list.map(({ id }) => id))).toEqual([
      [MEMBERS, SERIES],
      [WELCOME, SERIES, ONE_COURSE],
    ]);
    expect(lists[0]?.[1]).toMatchObject({ amount: 4000, threshold: 16_800, left: 18, some_goods: true });
    const fields = 'amount end_ts id left some_goods start_ts threshold title'.split(' ');
    expect(Object.keys(lists[0]?.[1] ?? {}).sort()).toEqual(fields);
  });

  it('D101: a claim needs a login; afterwards the coupon belongs to that person alone', async () => {
    expect(await claim(WELCOME)).toMatchObject({ code: 8504, data: null });
    const learner = await personOf('19900000001');
    expect(await claim(WELCOME, learner, { user_id: 'u_other', left: 9 })).toMatchObject({
      code: 0,
      data: { coupon_id: WELCOME, left: -1 },
    });
    expect(await claim(WELCOME, learner)).toMatchObject({ code: 40910, msg: CODES['coupon-claimed'].cn });
    const mine = (headers: Record<string, string>) =>
      send('coupon.mine.get', { ids: COUPON_IDS }, headers).then(({ data }) => data.claimed);
    expect(await mine(learner)).toEqual([{ coupon_id: WELCOME, claimed_ts: expect.any(Number) }]);
    expect(await mine(await personOf('19900000006'))).toEqual([]);
  });

  it('D4: one that has not begun, one used up and one of another shop are refused in words', async () => {
    const learner = await personOf('19900000007');
    const english = { ...learner, 'accept-language': 'en-US' };
    expect(await claim(MEMBERS, english)).toMatchObject({ code: 40912, msg: CODES['coupon-not-running'].en });
    await test().database.db.update(coupon).set({ claimed: 499 }).where(eq(coupon.id, SERIES));
    expect(await claim(SERIES, learner)).toMatchObject({ code: 0, data: { left: 0 } });
    expect(await claim(SERIES, await personOf('19900000002'))).toMatchObject({ code: 40911 });
    expect(await claim('cu_none', learner)).toMatchObject({ code: 40400 });
    expect(await claim('../x', learner)).toMatchObject({ code: 40000 });
  });

  it('R40: a claim sent from another site does nothing', async () => {
    const learner = await personOf('19900000005');
    const foreign = await claim(WELCOME, { ...learner, origin: 'https://evil.example' });
    expect(foreign.code).not.toBe(0);
    const { data } = await send('coupon.mine.get', { ids: [WELCOME] }, learner);
    expect(data.claimed).toEqual([]);
  });

  it('D114: pages that showed a coupon are made anew once its last piece is gone', async () => {
    const { database } = test();
    const purgedItems: string[] = [];
    const stop = database.bus.subscribe('purge', ({ tags }) => purgedItems.push(...tags));
    await database.db.update(coupon).set({ total: 2, claimed: 0 }).where(eq(coupon.id, WELCOME));
    await claim(WELCOME, await personOf('19900000003'));
    expect(purgedItems).toEqual([]);
    await claim(WELCOME, await personOf('19900000002'));
    expect(purgedItems).toEqual([`coupon:${WELCOME}`]);
    stop();
  });

  it('R16: claiming is limited for each person', async () => {
    const learner = await personOf('19900000006');
    const codes: number[] = [];
    for (let round = 0; round < 31; round += 1) codes.push((await claim('cu_none', learner)).code);
    expect(codes.slice(0, 30)).toEqual(Array.from({ length: 30 }, () => 40400));
    expect(codes[30]).toBe(42900);
  });
});
