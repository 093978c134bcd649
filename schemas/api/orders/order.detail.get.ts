/** One order of one's own, with how it may be paid and what became of refunds and its invoice (D71). */
import { Type } from 'typebox';
import { InvoiceSchema } from '../../order/invoice.ts';
import { OrderIdSchema, OrderSchema, RefundSchema } from '../../order/order.ts';
import { RefundTermsSchema, RefundWaySchema } from '../../order/refund-rule.ts';
import { defineEndpoint } from '../define-endpoint.ts';

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
