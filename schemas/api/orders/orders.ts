/** Orders of a learner: quote, order, payment, receipt, cancellation. */
import { Type } from 'typebox';
import { SkuSchema } from '../../content/detail.ts';
import { RefundTermsSchema, RefundWaySchema } from '../../order/refund-rule.ts';
import { WHAT, OrderIdSchema, ProviderNameSchema, OrderSchema, RefundSchema } from '../../order/order.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { OrderStateSchema } from '../../order/order-state.ts';
import { ListSchema, PAGE_INPUT } from '../list.ts';
import { InvoiceSchema } from '../../order/invoice.ts';

/** What the buyer would pay now; asked before an order is made, and again when the price has changed (D70). */
export const orderQuoteGet = defineEndpoint({
  name: 'order.quote.get',
  alsoNamed: ['goods.latest_price.get'],
  area: 'orders',
  summary: 'The price of one variant for this person now, the variants there are, and the coupons that fit.',
  method: 'POST',
  /** Without `sku_id` the first variant that is left; `coupon_id` empty: without one, absent: the best that fits. */
  input: Type.Object({
    ...WHAT,
    coupon_id: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9_-]{0,64}$' })),
  }),
  data: Type.Object({
    goods: Type.Object({
      id: Type.String(),
      type: Type.Integer(),
      title: Type.String(),
      cover: Type.String(),
      teacher: Type.String(),
    }),
    sku_id: Type.String(),
    skus: Type.Array(SkuSchema),
    price: Type.Integer(),
    line_price: Type.Integer(),
    discount: Type.Integer(),
    amount: Type.Integer(),
    coupon_id: Type.String(),
    coupons: Type.Array(
      Type.Object({
        id: Type.String(),
        title: Type.String(),
        discount: Type.Integer(),
        is_claimed: Type.Boolean(),
        end_ts: Type.Integer(),
      }),
    ),
    /** Names of the ways to pay, in the order they are offered. */
    providers: Type.Array(Type.String()),
    refund: RefundTermsSchema,
    /** Unix seconds the lower price ends at, 0 where it does not. */
    offer_end_ts: Type.Integer(),
    server_ts: Type.Integer(),
  }),
  codes: [
    'already-bought',
    'sold-out',
    'coupon-gone',
    'not-entitled',
    'super-vip-only',
    'not-designated',
    'course-password-needed',
    'state-conflict',
    'delisted',
  ],
  access: 'learner',
  gate: 'order',
  rate: 'order-quote',
});

/** Makes an order: the price is the server's, one piece and one coupon are held until it is paid or closed (D71, requirements 34, 35). */
export const orderCreate = defineEndpoint({
  name: 'order.create',
  area: 'orders',
  summary:
    'One order for one good. The same key and body give the same order; what costs nothing is paid at once.',
  method: 'POST',
  input: Type.Object({
    ...WHAT,
    idempotency_key: Type.String({ minLength: 1, maxLength: 100 }),
    /** What the buyer was shown: where it is another now, nothing is made (40903). */
    expected_amount: Type.Optional(Type.Integer({ minimum: 0 })),
  }),
  data: Type.Object({
    order_id: Type.String(),
    amount: Type.Integer(),
    expire_at: Type.String(),
    expire_ts: Type.Integer(),
    state: OrderStateSchema,
  }),
  codes: [
    'already-bought',
    'sold-out',
    'price-changed',
    'state-conflict',
    'coupon-gone',
    'not-entitled',
    'super-vip-only',
    'not-designated',
    'course-password-needed',
    'delisted',
  ],
  access: 'learner',
  gate: 'order',
  rate: 'order-create',
});

/** Begins to pay an order by one of the installation's providers; asked again it answers the same payment (D71). */
export const orderPay = defineEndpoint({
  name: 'order.pay',
  area: 'orders',
  summary: 'How to pay: the text of a code to scan, an address to go to, or what to do.',
  method: 'POST',
  input: Type.Object({ order_id: OrderIdSchema, provider: ProviderNameSchema }),
  data: Type.Object({
    pay_id: Type.String(),
    qr_url: Type.Optional(Type.String()),
    redirect_url: Type.Optional(Type.String()),
    instructions: Type.Optional(Type.String()),
  }),
  codes: ['state-conflict', 'payment-unreachable', 'payment-refused'],
  access: 'learner',
  gate: 'order',
  rate: 'order-pay',
});

/** Where an order stands; polled every 2 s for at most 5 min while its buyer pays (D71). */
export const orderStatus = defineEndpoint({
  name: 'order.status',
  area: 'orders',
  summary: 'The state of an order of one’s own.',
  input: Type.Object({ order_id: OrderIdSchema }),
  data: Type.Object({
    order_id: Type.String(),
    state: OrderStateSchema,
    amount: Type.Integer(),
    expire_ts: Type.Integer(),
    paid_at: Type.Optional(Type.String()),
  }),
  access: 'learner',
  gate: 'order',
  rate: 'order-status',
});

/** Orders of one's own, the newest first (D71). */
export const orderListGet = defineEndpoint({
  name: 'order.list.get',
  area: 'orders',
  summary: 'Orders of the person of the session, of one state or of several where they are named.',
  method: 'POST',
  input: Type.Object({
    state: Type.Optional(OrderStateSchema),
    states: Type.Optional(Type.Array(OrderStateSchema, { minItems: 1, maxItems: 8 })),
    ...PAGE_INPUT,
  }),
  data: ListSchema(OrderSchema, {}),
  access: 'learner',
  gate: 'order',
});

/** One order of one's own, with how it may be paid and what became of refunds and its invoice (D71). */
export const orderDetailGet = defineEndpoint({
  name: 'order.detail.get',
  area: 'orders',
  summary: 'One order, the ways to pay it, its refunds, the newest first, and its invoice.',
  input: Type.Object({ order_id: OrderIdSchema }),
  data: Type.Object({
    order: OrderSchema,
    /** Names of the providers, in the order they are offered; none for one that cannot be paid any more. */
    providers: Type.Array(Type.String()),
    refunds: Type.Array(RefundSchema),
    /** Whose order it is, as a receipt names them; the middle of the phone is covered. */
    buyer: Type.Object({ name: Type.String(), phone: Type.String() }),
    /** On which terms the good is sold today. */
    refund_terms: RefundTermsSchema,
    /** What asking for it comes to now: given back as asked, decided by the seller, or not offered. */
    refund_way: RefundWaySchema,
    /** The way to pay that was tried last and failed, while it is unpaid; empty for none. */
    failed_provider: Type.String(),
    invoice: Type.Object({
      /** Whether it may be asked for, or changed, now. */
      is_open: Type.Boolean(),
      /** Absent where none was asked for. */
      request: Type.Optional(InvoiceSchema),
    }),
    server_ts: Type.Integer(),
  }),
  access: 'learner',
  gate: 'order',
});

/** Gives an unpaid order up: its piece and its coupon are free again (D71). */
export const orderCancel = defineEndpoint({
  name: 'order.cancel',
  area: 'orders',
  summary: 'Closes an unpaid order, at the provider first; one that was paid meanwhile stays paid.',
  method: 'POST',
  input: Type.Object({ order_id: OrderIdSchema }),
  data: Type.Object({ order_id: Type.String(), state: OrderStateSchema }),
  codes: ['state-conflict'],
  access: 'learner',
  gate: 'order',
});
