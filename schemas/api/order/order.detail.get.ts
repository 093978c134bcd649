/** One order of one's own, with how it may be paid and what became of refunds and its invoice (D71). */
import { Type } from 'typebox';
import { RefundTermsSchema } from '../../content/detail.ts';
import { InvoiceSchema } from '../../order/invoice.ts';
import { OrderIdSchema, OrderSchema, RefundSchema } from '../../order/order.ts';
import { defineEndpoint } from '../define-endpoint.ts';

export const orderDetailGet = defineEndpoint({
  name: 'order.detail.get',
  area: 'order',
  summary: 'One order, the ways to pay it, its refunds, the newest first, and its invoice.',
  input: Type.Object({ order_id: OrderIdSchema }),
  data: Type.Object({
    order: OrderSchema,
    /** Names of the providers, in the order they are offered; none for one that cannot be paid any more. */
    providers: Type.Array(Type.String()),
    refunds: Type.Array(RefundSchema),
    /** On which terms the good is sold today. */
    refund_terms: RefundTermsSchema,
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
