/** Writes the orders behind what demo people bought: paid, and given back where the right was taken back; and dates them anew. */
import { sql } from 'drizzle-orm';
import type { Text } from '#schemas/page/text.ts';
import { MINUTE_MS } from '#schemas/time.ts';
import { goodsSku } from '#server/areas/catalogue/tables/skus.ts';
import { orderLine, shopOrder } from '#server/areas/orders/tables/orders.ts';
import { paymentAttempt, paymentEvent } from '#server/areas/orders/tables/payments.ts';
import { refund } from '#server/areas/orders/tables/refunds.ts';
import type { Database } from '#server/kernel/db/db.ts';
import type { DemoRight, DemoShop } from './demo-shop.ts';

/** Of goods that are sold in one variant, as `catalogue/rules/skus.ts` names it. */
const ONLY_SKU = 'default';
/** No company stands behind the demo's money, so none is asked for its bills. */
const PROVIDER = 'manual';
const PAID_AFTER_MS = 2 * MINUTE_MS;
const MAY_PAY_MS = 15 * MINUTE_MS;

interface DemoOrder {
  id: string;
  userId: string;
  goods: DemoShop['goods'][number];
  sku: { id: string; name: Text; price: number };
  at: number;
  /** When the money went back; absent where it did not. */
  backAt: number | undefined;
}

/** The orders behind what was bought; what was given has none. */
function ordersOf({ goods, details, rights }: DemoShop, userIdOf: (right: DemoRight) => string): DemoOrder[] {
  return rights.entitlements.flatMap((right): DemoOrder[] => {
    const one = goods.find(({ id }) => id === right.resource_id);
    if (right.source !== 'order' || right.order_id === '' || one === undefined) return [];
    const variant = details.skus.find(({ goodsId }) => goodsId === one.id);
    const { id, name, price } = variant ?? { id: ONLY_SKU, name: one.title, price: one.price };
    return [
      {
        id: right.order_id,
        userId: userIdOf(right),
        goods: one,
        sku: { id, name, price },
        at: right.from,
        backAt: right.revoked_at ?? undefined,
      },
    ];
  });
}

async function seedOrder(tx: Database, appId: string, order: DemoOrder): Promise<void> {
  const { id, goods, sku, at, backAt } = order;
  const { price } = sku;
  const attemptId = `${id}.1`;
  const refundAmount = backAt === undefined ? 0 : price;
  await tx.insert(shopOrder).values({
    appId,
    id,
    userId: order.userId,
    state: backAt === undefined ? 'paid' : 'refunded',
    goodsId: goods.id,
    amount: price,
    discount: 0,
    refunded: refundAmount,
    couponId: '',
    paidBy: attemptId,
    createdAt: at - PAID_AFTER_MS,
    expiresAt: at - PAID_AFTER_MS + MAY_PAY_MS,
    paidAt: at,
  });
  await tx.insert(orderLine).values({
    appId,
    orderId: id,
    number: 1,
    goodsId: goods.id,
    goodsType: goods.type,
    skuId: sku.id,
    title: goods.title,
    skuName: sku.name,
    cover: goods.cover,
    price,
    amount: price,
    refunded: refundAmount,
  });
  await tx.insert(paymentAttempt).values({
    appId,
    id: attemptId,
    orderId: id,
    provider: PROVIDER,
    outTradeNo: `${appId}.${attemptId}`,
    amount: price,
    state: 'succeeded',
    createdAt: at - PAID_AFTER_MS,
    askedAt: at,
  });
  const event = { appId, orderId: id, attemptId, provider: PROVIDER, amount: price };
  await tx.insert(paymentEvent).values({ ...event, key: `${appId}.${id}`, kind: 'charged', at });
  if (backAt === undefined) return;
  await tx
    .insert(paymentEvent)
    .values({ ...event, key: `${appId}.${id}.back`, kind: 'refunded', at: backAt });
  await tx.insert(refund).values({
    appId,
    id: `${id}.r`,
    orderId: id,
    attemptId,
    outRefundNo: `${appId}.${id}.r`,
    amount: price,
    state: 'succeeded',
    cause: 'asked',
    reason: '买错了，想换另一门课。',
    answer: '没关系，已经为您办理退款。',
    createdAt: backAt - MAY_PAY_MS,
    decidedAt: backAt - MINUTE_MS,
    endedAt: backAt,
  });
}

export async function seedOrders(
  tx: Database,
  shop: DemoShop,
  userIdOf: (right: DemoRight) => string,
): Promise<void> {
  const appId = shop.info.app_id;
  for (const order of ordersOf(shop, userIdOf)) {
    await seedOrder(tx, appId, order);
    if (order.backAt !== undefined) continue;
    await tx
      .update(goodsSku)
      .set({ sold: sql`${goodsSku.sold} + 1` })
      .where(
        sql`${goodsSku.appId} = ${appId} and ${goodsSku.goodsId} = ${order.goods.id} and ${goodsSku.id} = ${order.sku.id}`,
      );
  }
}

/** Orders move with the rights they gave. What became of money since is another order's. */
export async function freshenOrders(tx: Database, shop: DemoShop): Promise<void> {
  const appId = shop.info.app_id;
  const rows = ordersOf(shop, () => '').map(({ id, at, backAt }) => ({ id, at, back_at: backAt ?? at }));
  if (rows.length === 0) return;
  const fresh = sql`json_to_recordset(${JSON.stringify(rows)}::json) as fresh(id text, at bigint, back_at bigint)`;
  await tx.execute(sql`
    update ${shopOrder} set created_at = fresh.at - ${PAID_AFTER_MS}, paid_at = fresh.at,
      expires_at = fresh.at - ${PAID_AFTER_MS} + ${MAY_PAY_MS}
    from ${fresh} where ${shopOrder.appId} = ${appId} and ${shopOrder.id} = fresh.id`);
  await tx.execute(sql`
    update ${paymentEvent} set at = case when ${paymentEvent.kind} = 'refunded' then fresh.back_at else fresh.at end
    from ${fresh} where ${paymentEvent.appId} = ${appId} and ${paymentEvent.orderId} = fresh.id`);
  await tx.execute(sql`
    update ${refund} set created_at = fresh.back_at - ${MAY_PAY_MS}, decided_at = fresh.back_at - ${MINUTE_MS},
      ended_at = fresh.back_at
    from ${fresh} where ${refund.appId} = ${appId} and ${refund.orderId} = fresh.id`);
}
