/** One order of the learner of the session. */
import { orderDetailGet } from '#schemas/api/order/order.detail.get.ts';
import { readText } from '#schemas/page/text.ts';
import { fail, handle, ok } from '#server/kernel/http/define-handler.ts';
import { isInvoiceOpen } from '../invoice-order.ts';
import { presentInvoice } from '../present-order.ts';

export const orderDetailGetHandler = handle(orderDetailGet, async ({ input, shop, deps, viewer, locale }) => {
  if (viewer === undefined) return fail('not-logged-in');
  const found = await deps.orders.ofBuyer(shop.appId, viewer.user.id, input.order_id);
  if (found === undefined) return fail('not-found');
  const terms = await deps.catalogue.refundTermsOf(shop.appId, found.goodsId);
  const invoice = await deps.stores.invoices.ofOrder(found);
  return ok({
    ...(await deps.orders.detailOf(found, locale)),
    refund_terms: { days: terms.days, terms: readText(terms.terms, locale) },
    invoice: {
      is_open: shop.capabilities.invoices && isInvoiceOpen(found, invoice),
      ...(invoice === undefined ? {} : { request: presentInvoice(invoice, found) }),
    },
  });
});
