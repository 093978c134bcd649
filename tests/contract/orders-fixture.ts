/** What tests of orders share: goods of their own with variants, buyers, the sandbox cashier, and sums nobody may break. */
import { and, eq } from 'drizzle-orm';
import { goodsSku } from '#server/areas/catalogue/tables/skus.ts';
import { coupon } from '#server/areas/coupons/tables/coupons.ts';
import { brokenSums } from '#server/areas/orders/store/broken-sums.ts';
import { signatureOf } from '#server/areas/payments/providers/payment/sandbox.ts';
import { CONSOLE_TOKEN } from './app.ts';
import { withRights, SHOP, type Me, type MoreDeps } from './rights-fixture.ts';

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

export function withOrders(more?: MoreDeps) {
  const rights = withRights(more);
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
    const sentResponse = await test().ask('knowledge', {
      method: 'POST',
      url: `${cashier}/answer`,
      payload: { result },
    });
    return sentResponse.json();
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

  /** The console of the shop, as its merchant. */
  async function manage(verb: string, payload: object): Promise<Answer> {
    const sentResponse = await test().ask('knowledge', {
      method: 'POST',
      url: `/api/console.orders.${verb}/1.0.0`,
      headers: { authorization: `Bearer ${CONSOLE_TOKEN}` },
      payload: { shop: 'knowledge', ...payload },
    });
    return sentResponse.json();
  }

  const decideRefund = (order_id: string, is_approved: boolean, answer = ''): Promise<Answer> =>
    manage('refund', { order_id, is_approved, answer });

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
    manage,
    decideRefund,
    stockOf,
    usedOf,
    brokenSums: () => brokenSums(db()),
  };
}
