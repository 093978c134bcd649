/** Super members: what makes one, until when, and what it opens (M158-M160, D75, ADR-329). */
import { describe, expect, it, vi } from 'vitest';
import { STATE, withOrders } from './orders-fixture.ts';
import { DAY, SVIP, type Me } from './rights-fixture.ts';

const {
  somebody,
  onAnotherDevice,
  demo,
  send,
  call,
  buy,
  status,
  decideRefund,
  accessOf,
  goodsTitled,
  pass,
  test,
} = withOrders();
const YEAR = goodsTitled('Lumen membership, one year');
const MEMBERSHIP = { goods_type: 5 };

const info = (me: Me) => send(me, 'svip.info.get', {});
async function courseIds(me: Me): Promise<string[]> {
  const answer = await test().ask('knowledge', {
    url: '/api/learn.courses.get/1.0.0?page_size=50',
    headers: { cookie: me.cookie },
  });
  return answer.json().data.list.map(({ goods_id }: { goods_id: string }) => goods_id);
}
async function isMarked(me: Me): Promise<number> {
  const answer = await test().ask('knowledge', { url: '/auth/user_info', headers: { cookie: me.cookie } });
  return answer.json().data.user_info.is_svip;
}

describe('a membership that makes super members', () => {
  it('R32: is gone with the money', async () => {
    const me = await somebody();
    const order = await buy(me, YEAR, MEMBERSHIP);
    expect(await isMarked(me)).toBe(1);
    await call(me, 'order.refund.apply', { order_id: order, reason: 'not for me' });
    await decideRefund(order, true);
    await vi.waitFor(async () => expect((await info(me)).code).toBe(3010), { timeout: 20_000 });
    expect(await isMarked(me)).toBe(0);
  });

  it('M158: whom the merchant made one is one without an end', async () => {
    expect((await info(await demo(SVIP))).data).toMatchObject({ is_svip: 1, expire_at: '' });
  });

  it('M158, M159, D75: is bought, opens what is free for them, and ends after its year', async () => {
    const me = await somebody();
    const free = goodsTitled('index fund');
    expect(await info(me)).toMatchObject({ code: 3010 });
    expect(await accessOf(me, free)).toMatchObject({ can_study: false });
    const order = await buy(me, YEAR, MEMBERSHIP);
    expect((await status(me, order)).data).toMatchObject({ state: STATE.paid });
    expect(await info(me)).toMatchObject({
      code: 0,
      data: { url: '/page/svip', is_svip: 1, expire_at: expect.stringMatching(/^\d{4}-\d\d-\d\d /) },
    });
    expect(await isMarked(me)).toBe(1);
    expect(await accessOf(me, free)).toMatchObject({ can_study: true, source: 'svip' });
    expect(await courseIds(me)).toContain(free);
    pass(366 * DAY);
    // Their session ended meanwhile.
    const again = await onAnotherDevice(me);
    expect(await info(again)).toMatchObject({ code: 3010 });
    expect(await accessOf(again, free)).toMatchObject({ can_study: false });
  });
});
