/** Tells a buyer that their invoice was issued or refused: once for each decision. */
import { pathTo } from '#schemas/paths.ts';
import type { OrderRow } from '../services/order-rows.ts';
import { hrefAt, readOrder, sendOrderMessage, type TellDeps } from './tell-order.ts';

/** @param decidedAt what was decided then; told of no more where it was asked for otherwise meanwhile */
export async function tellDecidedInvoice(
  deps: TellDeps,
  key: Pick<OrderRow, 'appId' | 'id'>,
  decidedAt: number,
): Promise<void> {
  const invoice = await deps.stores.invoices.ofOrder(key);
  const match = await readOrder(deps, key);
  if (invoice === undefined || match === undefined || invoice.decidedAt !== decidedAt) return;
  const { order, line } = match;
  const isIssued = invoice.state === 'issued';
  await sendOrderMessage(deps, {
    appId: key.appId,
    id: `invoice.${key.id}.${String(decidedAt)}`,
    userId: order.userId,
    kind: isIssued ? 'invoice-issued' : 'invoice-refused',
    locale: order.locale,
    title: line.title,
    facts: isIssued ? { number: invoice.number } : { reply: invoice.answer },
    link: hrefAt(order.origin, pathTo('order', { id: order.id })),
  });
}
