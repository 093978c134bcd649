/** Makes an order: one good, one variant, one coupon at most; all of it is held, or nothing is made (requirements 34, 35). */
import type { CodeKey } from '#schemas/api/codes.ts';
import type { Locale } from '#schemas/locale.ts';
import { randomId } from '#server/kernel/db/random-id.ts';
import { runOnce } from '#server/kernel/idempotency/run-once.ts';
import type { SkuRow } from '#server/areas/catalogue/area.ts';
import type { GoodsRow } from '#schemas/content/goods-row.ts';
import { closeOrder } from './close-order.ts';
import { fulfil } from './fulfil.ts';
import { expireOrder } from '../jobs/job-kinds.ts';
import { ledgerIn, type Ledger, type LedgerDeps } from './ledger.ts';
import { ORDER_LIFE_MS } from '../limits.ts';
import type { OrderRow } from './order-rows.ts';
import { amountOf, memberPrice } from '#schemas/content/price.ts';

/** What is ordered, as the catalogue has it, the variant at what it costs now; who may buy it has been judged. */
export interface Purchase {
  appId: string;
  userId: string;
  goods: GoodsRow;
  sku: SkuRow;
  svipPrice: number | undefined;
  couponId: string;
  /** How the buyer reads the shop, and at which address. */
  locale: Locale;
  origin: string;
  /** What the buyer was shown, where they say so. */
  expectedAmount: number | undefined;
}

type Refusal = Extract<
  CodeKey,
  'already-bought' | 'sold-out' | 'coupon-gone' | 'price-changed' | 'state-conflict'
>;

export type CreateOrderResult = { ok: true; order: OrderRow } | { ok: false; code: Refusal; amount?: number };

class OrderRejectedError extends Error {
  readonly refusal: Refusal;
  readonly amount: number | undefined;
  constructor(refusal: Refusal, amount?: number) {
    super(refusal);
    this.refusal = refusal;
    this.amount = amount;
  }
}

function toResult({ refusal, amount }: OrderRejectedError): CreateOrderResult {
  return { ok: false, code: refusal, ...(amount === undefined ? {} : { amount }) };
}

/** Another order of the same person and good is being made at the same moment. */
class ConcurrentOrderError extends Error {}

const TURNS = 5;

/** Whose keys they are: nobody's meets another's. */
export const scopeOf = (appId: string, userId: string): string => `order:${appId}:${userId}`;

/**
 * The same key and body give the same order. A new key closes the person's earlier unpaid order of the good, so that
 * nothing is held twice.
 * @param request the key, and the body as it came, without the key
 */
export async function createOrder(
  world: LedgerDeps,
  purchase: Purchase,
  request: { key: string; body: unknown },
): Promise<CreateOrderResult> {
  const { appId, userId, goods } = purchase;
  const scope = scopeOf(appId, userId);
  const id = randomId('o');
  for (let turn = 1; ; turn += 1) {
    try {
      let newOrder: OrderRow | undefined;
      const once = await world.orders.transaction((tx) =>
        runOnce(
          { tx, clock: world.clock },
          { scope, ...request, read: String, knownAnswer: id },
          async () => {
            newOrder = await makeOrder(world, ledgerIn(tx, world.clock), purchase, id);
            return id;
          },
        ),
      );
      if (once.kind === 'conflict' || once.kind === 'unusable-key')
        return { ok: false, code: 'state-conflict' };
      const order = newOrder ?? (await world.orders.byId({ appId, id: once.answer }));
      if (order === undefined) return { ok: false, code: 'state-conflict' };
      if (once.kind === 'ran' && purchase.sku.stock !== undefined) await world.purge(appId, goods.id);
      return { ok: true, order };
    } catch (error) {
      if (error instanceof OrderRejectedError && (error.refusal === 'price-changed' || turn === TURNS))
        return toResult(error);
      if (!(error instanceof OrderRejectedError || error instanceof ConcurrentOrderError) || turn === TURNS)
        throw error;
      // What is gone may be what their own earlier order holds.
      const open = await world.orders.open(appId, userId, goods.id);
      if (open === undefined && error instanceof OrderRejectedError) return toResult(error);
      const earlier = open === undefined ? undefined : await closeOrder(world, open, 'replaced', 'now');
      if (earlier?.state === 'paid') return { ok: false, code: 'already-bought' };
    }
  }
}

/**
 * What a crowd wants is taken first, so that those who come too late end after one statement.
 * @throws OrderRejectedError, ConcurrentOrderError: nothing is left of it then, the key neither
 */
async function makeOrder(
  world: LedgerDeps,
  ledger: Ledger,
  purchase: Purchase,
  id: string,
): Promise<OrderRow> {
  const { orders, stock, redemptions } = ledger;
  const { appId, userId, goods, sku, couponId, svipPrice, locale, origin } = purchase;
  const now = world.clock.now();
  const { price } = memberPrice(sku, svipPrice);
  const order: OrderRow = {
    appId,
    id,
    userId,
    state: 'unpaid',
    goodsId: goods.id,
    amount: price,
    discount: 0,
    refunded: 0,
    couponId,
    closeReason: undefined,
    paidBy: undefined,
    locale,
    origin,
    createdAt: now,
    expiresAt: now + ORDER_LIFE_MS,
    paidAt: undefined,
  };
  const line = {
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
    periodDays: sku.period_days ?? null,
  };
  if (!(await stock.hold({ appId, goodsId: goods.id, skuId: sku.id })))
    throw new OrderRejectedError('sold-out');
  const discount =
    couponId === ''
      ? 0
      : await redemptions.hold({ appId, couponId, userId, orderId: id, goodsId: goods.id, price });
  if (discount === undefined) throw new OrderRejectedError('coupon-gone');
  const amount = amountOf(price, discount);
  if (purchase.expectedAmount !== undefined && purchase.expectedAmount !== amount)
    throw new OrderRejectedError('price-changed', amount);
  const pricedOrder = { ...order, amount, discount };
  if (!(await orders.add(pricedOrder, { ...line, amount }))) throw new ConcurrentOrderError();
  if (amount === 0) return fulfil(ledger, pricedOrder, { at: now, by: undefined });
  await world.queue.enqueue(
    ledger.tx,
    expireOrder,
    { appId, orderId: id },
    { key: id, runAt: order.expiresAt },
  );
  return pricedOrder;
}
