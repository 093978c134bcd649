/** The merchant's invoices: what is asked for, as a list or as a CSV file, and what becomes of it (D71). */
import { valuesOf } from '#schemas/api/console/define-console-call.ts';
import {
  consoleInvoicesExport,
  consoleInvoicesIssue,
  consoleInvoicesList,
  consoleInvoicesRefuse,
  INVOICE_SORTS,
} from '#schemas/api/console/invoices.ts';
import type { Deps } from '#server/kernel/area.ts';
import { toSortedPlace } from '#server/kernel/cursor.ts';
import { okChanged, handleConsole } from '#server/kernel/http/console-handler.ts';
import { fail, ok } from '#server/kernel/http/define-handler.ts';
import type { InvoiceDecision } from '../services/invoice-order.ts';
import type { OrderRow } from '../services/order-rows.ts';
import { presentInvoice } from '../services/present-order.ts';
import { invoiceFile, listInvoices } from '../rules/invoice-list.ts';

/** Decides a request, and answers what it was and is for the audit log; whom an invoice is for stands in no log. */
async function decide(
  { orders, stores }: Pick<Deps, 'orders' | 'stores'>,
  key: Pick<OrderRow, 'appId' | 'id'>,
  decision: InvoiceDecision,
) {
  const before = await stores.invoices.ofOrder(key);
  const result = await orders.decideInvoice(key, decision);
  if (!result.ok) return fail(result.code);
  const { state, number, answer } = result.invoice;
  return okChanged(
    { order_id: result.order.id, invoice: presentInvoice(result.invoice, result.order) },
    {
      subject: `invoice of order ${key.id}`,
      before: before === undefined ? null : { state: before.state },
      after: state === 'issued' ? { state, number } : { state, answer },
    },
  );
}

export const invoiceCalls = [
  handleConsole(consoleInvoicesList, async ({ input, shop, deps, locale }) => {
    const place = toSortedPlace(input, INVOICE_SORTS);
    if (place === undefined) return fail('bad-parameters');
    return ok(
      await listInvoices(
        deps,
        shop.appId,
        { states: valuesOf(input.filter?.state), q: input.q, locale },
        place,
      ),
    );
  }),
  handleConsole(consoleInvoicesExport, async ({ input, shop, deps, locale }) =>
    ok({ csv: await invoiceFile(deps, shop.appId, { states: valuesOf(input.filter?.state), locale }) }),
  ),
  handleConsole(consoleInvoicesIssue, ({ input, shop, deps, actor }) => {
    const { order_id: id, number } = input;
    return decide(deps, { appId: shop.appId, id }, { number, answer: '', by: actor.name });
  }),
  handleConsole(consoleInvoicesRefuse, ({ input, shop, deps, actor }) => {
    const { order_id: id, answer } = input;
    const decision = { number: undefined, answer: answer.trim(), by: actor.name };
    return decide(deps, { appId: shop.appId, id }, decision);
  }),
];
