/** One order of the learner of the session. */
import { orderDetailGet } from '#schemas/api/orders/order.detail.get.ts';
import { readText } from '#schemas/page/text.ts';
import { maskPhone } from '#server/areas/identity/area.ts';
import { fail, handle, ok } from '#server/kernel/http/define-handler.ts';
import { isInvoiceOpen } from '../invoice-order.ts';
import { presentInvoice } from '../present-order.ts';
import { readRefund } from '../rules/read-refund.ts';

export const orderDetailGetHandler = handle(orderDetailGet, async ({ input, shop, deps, viewer, locale }) => {
  if (viewer === undefined) return fail('not-logged-in');
  const found = await deps.orders.ofBuyer(shop.appId, viewer.user.id, input.order_id);
  if (found === undefined) return fail('not-found');
  const { rule, way } = await readRefund(deps, found, shop.capabilities.refundRequests);
  const invoice = await deps.stores.invoices.ofOrder(found);
  return ok({
    ...(await deps.orders.detailOf(found, locale)),
    refund_terms: { ...rule, terms: readText(rule.terms, locale) },
    refund_way: way,
    buyer: {
      name: viewer.user.nickname,
      phone: viewer.user.phone === '' ? '' : maskPhone(viewer.user.phone),
    },
    invoice: {
      is_open: shop.capabilities.invoices && isInvoiceOpen(found, invoice),
      ...(invoice === undefined ? {} : { request: presentInvoice(invoice, found) }),
    },
  });
});
