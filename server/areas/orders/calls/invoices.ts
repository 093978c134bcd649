/** Answers the calls of invoices. */
import { orderInvoiceAsk } from '#schemas/api/orders/invoices.ts';
import { readInvoice } from '#schemas/order/invoice.ts';
import { fail, handle, ok } from '#server/kernel/http/define-handler.ts';
import { presentInvoice } from '../services/present-order.ts';

/** Asks for an invoice of an order of the learner of the session. */
export const orderInvoiceAskHandler = handle(orderInvoiceAsk, async ({ input, shop, deps, viewer }) => {
  if (viewer === undefined) return fail('not-logged-in');
  const order = await deps.orders.ofBuyer(shop.appId, viewer.user.id, input.order_id);
  if (order === undefined) return fail('not-found');
  const read = readInvoice(input);
  if (!read.ok)
    return fail('bad-parameters', {
      fields: read.wrong.map((name) => ({ field: `/${name}`, rule: 'pattern' })),
    });
  if (!shop.capabilities.invoices) return fail('state-conflict');
  const result = await deps.orders.askForInvoice(order, read.invoice);
  if (!result.ok) return fail(result.code);
  return ok({ order_id: order.id, invoice: presentInvoice(result.invoice, result.order) });
});
