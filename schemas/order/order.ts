/** An order as its buyer sees it; money in fen, texts as they were when the order was made (D71). */
import { Type, type Static } from 'typebox';
import { GoodsId, GoodsType } from '../content/goods-id.ts';
import { ID_PATTERN } from '../id.ts';
import { ChoiceSchema } from '../page/fragments.ts';
import { ORDER_ID_PATTERN, PAY_WAY_PATTERN } from './order-id.ts';
import { OrderStateSchema } from './order-state.ts';

export const OrderIdSchema = Type.String({ pattern: ORDER_ID_PATTERN });
const ORDER_ID = new RegExp(ORDER_ID_PATTERN);

/** Whether a text could be the id of an order; a text that could not names none. */
export const isOrderId = (text: string): boolean => ORDER_ID.test(text);
export const ProviderNameSchema = Type.String({ pattern: PAY_WAY_PATTERN });

/** A buyer's reason is this long at most. */
export const REFUND_REASON_MAX = 200;

/** What is bought, beside the key and the price. */
export const WHAT = {
  goods_id: GoodsId,
  goods_type: GoodsType,
  sku_id: Type.Optional(Type.String({ pattern: ID_PATTERN })),
  coupon_id: Type.Optional(Type.String({ pattern: ID_PATTERN })),
};

const REFUND_STATES = ['asked', 'running', 'done', 'refused', 'failed'] as const;

export const RefundSchema = Type.Object({
  amount: Type.Integer(),
  reason: Type.String(),
  state: ChoiceSchema(REFUND_STATES),
  /** The merchant's word to a decision; empty where there is none. */
  answer: Type.String(),
  asked_ts: Type.Integer(),
  /** 0 until it is decided. */
  decided_ts: Type.Integer(),
});
export type OrderRefund = Static<typeof RefundSchema>;
export type RefundState = (typeof REFUND_STATES)[number];

export const OrderSchema = Type.Object({
  order_id: Type.String(),
  state: OrderStateSchema,
  goods_id: Type.String(),
  goods_type: Type.Integer(),
  title: Type.String(),
  cover: Type.String(),
  sku_id: Type.String(),
  sku_name: Type.String(),
  /** What the good cost, what a coupon took off, what is to be paid, and what was paid back. */
  price: Type.Integer(),
  discount: Type.Integer(),
  amount: Type.Integer(),
  refunded: Type.Integer(),
  /** Empty where it was free or is not paid. */
  provider: Type.String(),
  created_ts: Type.Integer(),
  expire_ts: Type.Integer(),
  /** 0 until it is paid. */
  paid_ts: Type.Integer(),
});
export type Order = Static<typeof OrderSchema>;
