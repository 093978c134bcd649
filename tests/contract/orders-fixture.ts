/** What tests of orders share: goods of their own with variants, buyers, the sandbox cashier, and sums nobody may break. */
import { and, eq, sql } from 'drizzle-orm';
import { goodsSku } from '#server/areas/catalogue/tables/skus.ts';
import { coupon } from '#server/areas/coupons/tables/coupons.ts';
import { signatureOf } from '#server/areas/payments/providers/payment/sandbox.ts';
import { withRights, SHOP, type Me } from './rights-fixture.ts';

export const STATE = { unpaid: 0, paid: 1, timedOut: 6, cancelled: 7, refunding: 8, refunded: 10 } as const;

export interface Answer {
  code: number;
  msg: string;
  data: Record<string, unknown>;
}

let count = 0;
export const newKey = (): string => {
  count += 1;
  return `key-${String(count)}`;
};

export function withOrders() {
  const rights = withRights();
  const { test, send, newGoods } = rights;
  const db = () => test().database.db;

  /** A good with one variant, of which there are so many. */
  async function goodWithStock(id: string, stock: number | null, price = 9900): Promise<string> {
    await newGoods(id, { price, linePrice: 0, payState: price === 0 ? 0 : 1, type: 50, marketingType: -1 });
    const row = { appId: SHOP, goodsId: id, id: 'one', name: 'One', linePrice: 0, position: 1 };
    await db()
      .insert(goodsSku)
      .values({ ...row, price, stock });
    return id;
  }

  async function addCoupon(id: string, change: Partial<typeof coupon.$inferInsert> = {}): Promise<string> {
    const row = { appId: SHOP, id, title: id, amount: 1000, threshold: 0, total: 0, goodsIds: [] };
    const times = { startTs: 0, endTs: 4_000_000_000, state: 'on' as const, position: 99 };
    await db()
      .insert(coupon)
      .values({ ...row, ...times, ...change });
    return id;
  }

  const call = (me: Me, name: string, payload: object): Promise<Answer> => send(me, name, payload);

  const create = (me: Me, goodsId: string, more: object = {}): Promise<Answer> =>
    call(me, 'order.create', { goods_id: goodsId, goods_type: 50, idempotency_key: newKey(), ...more });

  async function status(me: Me, orderId: unknown): Promise<Answer> {
    const answer = await test().ask('knowledge', {
      url: `/api/order.status/1.0.0?order_id=${String(orderId)}`,
      headers: { cookie: me.cookie },
    });
    return answer.json();
  }

  /** The path of the cashier's page. */
  async function pay(me: Me, orderId: unknown): Promise<string> {
    const { code, data } = await call(me, 'order.pay', { order_id: orderId, provider: 'sandbox' });
    if (code !== 0) throw new Error(`order.pay answered ${String(code)}`);
    return new URL(String(data['redirect_url'])).pathname;
  }

  async function answer(cashier: string, result: string): Promise<Answer> {
    const sent = await test().ask('knowledge', {
      method: 'POST',
      url: `${cashier}/answer`,
      payload: { result },
    });
    return sent.json();
  }

  /** What the cashier sends to the shop about the payment of this page. */
  async function notify(cashier: string, forge: { signature?: string; path?: string } = {}) {
    const trade = await test().database.stores.sandbox.ofToken(cashier.split('/').at(-1) ?? '');
    if (trade === undefined) throw new Error(`Nothing is paid at ${cashier}.`);
    const body = JSON.stringify({
      id: `${trade.outTradeNo}:${trade.state}`,
      out_trade_no: trade.outTradeNo,
      state: trade.state,
    });
    return test().ask('knowledge', {
      method: 'POST',
      url: forge.path ?? '/pay/notify/sandbox',
      payload: body,
      headers: {
        'content-type': 'application/json',
        'sandbox-signature': forge.signature ?? signatureOf(trade.secret, body),
      },
    });
  }

  /** Bought and paid for. */
  async function buy(me: Me, goodsId: string, more: object = {}): Promise<string> {
    const { data } = await create(me, goodsId, more);
    const cashier = await pay(me, data['order_id']);
    await answer(cashier, 'paid');
    await notify(cashier);
    return String(data['order_id']);
  }

  async function stockOf(goodsId: string) {
    const [row] = await db()
      .select({ stock: goodsSku.stock, held: goodsSku.held, sold: goodsSku.sold })
      .from(goodsSku)
      .where(and(eq(goodsSku.appId, SHOP), eq(goodsSku.goodsId, goodsId)));
    return row;
  }

  const usedOf = async (couponId: string) => {
    const [row] = await db().select({ used: coupon.used }).from(coupon).where(eq(coupon.id, couponId));
    return row?.used;
  };

  /** Sums that hold at any moment, of all orders together: what breaks one, by its name. */
  async function brokenSums(): Promise<Record<string, unknown>[]> {
    const { rows } = await db().execute(sql`
      select 'more captured than asked for' as law, o.id from shop_order o
        join payment_event e on e.app_id = o.app_id and e.order_id = o.id and e.kind = 'charged'
        left join refund r on r.app_id = o.app_id and r.order_id = o.id and r.attempt_id = e.attempt_id
        where e.attempt_id <> coalesce(o.paid_by, '') and r.id is null
      union all
      select 'more paid back than came in', o.id from shop_order o
        where (select coalesce(sum(e.amount), 0) from payment_event e where e.order_id = o.id and e.kind = 'refunded')
            > (select coalesce(sum(e.amount), 0) from payment_event e where e.order_id = o.id and e.kind = 'charged')
      union all
      select 'more sold than there is', goods_id from goods_sku where stock is not null and held + sold > stock
      union all
      select 'a count below nothing', goods_id from goods_sku where held < 0 or sold < 0
      union all
      select 'paid without the good', o.id from shop_order o where o.state = 'paid' and not exists
        (select 1 from entitlement t where t.app_id = o.app_id and t.order_id = o.id and t.revoked_at is null)
      union all
      select 'the good without a payment', t.order_id from entitlement t
        join shop_order o on o.app_id = t.app_id and o.id = t.order_id
        where t.revoked_at is null and o.state in ('unpaid', 'closed', 'refunded')
      union all
      select 'held for nothing', s.goods_id from goods_sku s where s.held <>
        (select count(*) from shop_order o join order_line l on l.app_id = o.app_id and l.order_id = o.id
          where o.app_id = s.app_id and l.goods_id = s.goods_id and l.sku_id = s.id and o.state = 'unpaid')`);
    return rows;
  }

  return {
    ...rights,
    db,
    goodWithStock,
    addCoupon,
    call,
    create,
    status,
    pay,
    answer,
    notify,
    buy,
    stockOf,
    usedOf,
    brokenSums,
  };
}
