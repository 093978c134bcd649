/** Invoices: asked for by the buyer of a paid order, issued by the merchant elsewhere, and kept here as what was said. */
import type { InvoiceWritten } from '#schemas/order/invoice.ts';
import { tellInvoice } from '../jobs/job-kinds.ts';
import { ledgerIn, type LedgerDeps } from './ledger.ts';
import type { InvoiceRow, OrderRow } from './order-rows.ts';
import { createInvoiceStore } from '../store/invoices.store.ts';

type Key = Pick<OrderRow, 'appId' | 'id'>;

export type InvoiceResult =
  | { ok: true; order: OrderRow; invoice: InvoiceRow }
  | { ok: false; code: 'not-found' | 'state-conflict' };

/** While money is on its way back nobody knows what there will be to invoice. */
const INVOICED: ReadonlySet<OrderRow['state']> = new Set(['paid', 'part_refunded', 'refund_failed']);

/** Whether it may be asked for or changed now, of an order whose shop gives invoices. */
export function isInvoiceOpen(
  { state, amount }: Pick<OrderRow, 'state' | 'amount'>,
  invoice: Pick<InvoiceRow, 'state'> | undefined,
): boolean {
  return amount > 0 && INVOICED.has(state) && invoice?.state !== 'issued';
}

/** Asked for, or asked for otherwise: there is one an order. */
export async function askForInvoice(
  world: LedgerDeps,
  key: Key,
  { tax_number: taxNumber, ...invoiceInput }: InvoiceWritten,
): Promise<InvoiceResult> {
  return world.orders.transaction(async (tx) => {
    const { orders } = ledgerIn(tx, world.clock);
    const invoices = createInvoiceStore(tx);
    const order = await orders.lock(key);
    if (order === undefined) return { ok: false, code: 'not-found' };
    if (!isInvoiceOpen(order, await invoices.ofOrder(key))) return { ok: false, code: 'state-conflict' };
    const invoice: InvoiceRow = {
      ...invoiceInput,
      taxNumber,
      appId: key.appId,
      orderId: key.id,
      state: 'asked',
      number: '',
      answer: '',
      decidedBy: '',
      askedAt: world.clock.now(),
      decidedAt: undefined,
    };
    await invoices.put(invoice);
    return { ok: true, order, invoice };
  });
}

export interface InvoiceDecision {
  /** The invoice's own number; undefined where it is refused. */
  number: string | undefined;
  /** Why it is refused: the buyer reads it. */
  answer: string;
  by: string;
}

/** The merchant's word on what is asked for; the buyer is told by a job of the same transaction. */
export async function decideInvoice(
  world: LedgerDeps,
  key: Key,
  { number, answer, by }: InvoiceDecision,
): Promise<InvoiceResult> {
  return world.orders.transaction(async (tx) => {
    const { orders } = ledgerIn(tx, world.clock);
    const invoices = createInvoiceStore(tx);
    const order = await orders.lock(key);
    const request = order === undefined ? undefined : await invoices.ofOrder(key);
    if (order === undefined || request === undefined) return { ok: false, code: 'not-found' };
    if (request.state !== 'asked' || order.state === 'refunded') return { ok: false, code: 'state-conflict' };
    const decidedAt = world.clock.now();
    const invoice: InvoiceRow = {
      ...request,
      state: number === undefined ? 'refused' : 'issued',
      number: number ?? '',
      answer: number === undefined ? answer : '',
      decidedBy: by,
      decidedAt,
    };
    await invoices.put(invoice);
    await world.queue.enqueue(tx, tellInvoice, { appId: key.appId, orderId: key.id, decidedAt });
    return { ok: true, order, invoice };
  });
}
