/** Invoices a buyer asks for. */
import { Type } from 'typebox';
import { InvoiceAskedSchema, InvoiceSchema } from '../../order/invoice.ts';
import { defineEndpoint } from '../define-endpoint.ts';

/** Asks for an invoice of a paid order, or changes what was asked for; the merchant issues it (D71). */
export const orderInvoiceAsk = defineEndpoint({
  name: 'order.invoice.ask',
  area: 'orders',
  summary:
    'One request an order, of the same terms as the form; it may be changed until it is issued. 40900 where there is nothing to invoice (any more), or the shop gives none.',
  method: 'POST',
  input: InvoiceAskedSchema,
  data: Type.Object({ order_id: Type.String(), invoice: InvoiceSchema }),
  codes: ['state-conflict'],
  access: 'learner',
  gate: 'order',
});
