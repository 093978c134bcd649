/** Orders as their buyers read them, in the language of the request. */
import type { Locale } from '#schemas/locale.ts';
import type { Invoice } from '#schemas/order/invoice.ts';
import type { Order, RefundState } from '#schemas/order/order.ts';
import { readText } from '#schemas/page/text.ts';
import { secondsOf, secondsUpTo } from '#schemas/time.ts';
import type { AttemptRow, InvoiceRow, LineRow, OrderRow, RefundRow } from './order-rows.ts';
import { wireState } from '../rules/wire-state.ts';

export function presentOrder(order: OrderRow, line: LineRow, provider: string, locale: Locale): Order {
  return {
    order_id: order.id,
    state: wireState(order),
    goods_id: line.goodsId,
    goods_type: line.goodsType,
    title: readText(line.title, locale),
    cover: line.cover,
    sku_id: line.skuId,
    sku_name: readText(line.skuName, locale),
    price: line.price,
    discount: order.discount,
    amount: order.amount,
    refunded: order.refunded,
    provider,
    created_ts: secondsOf(order.createdAt),
    expire_ts: secondsUpTo(order.expiresAt),
    paid_ts: order.paidAt === undefined ? 0 : secondsOf(order.paidAt),
  };
}

/** The way to pay that was tried last, where that try failed; empty for none. */
export function failedOf(attempts: readonly AttemptRow[]): string {
  const last = attempts.at(-1);
  return last?.state === 'failed' ? last.provider : '';
}

/** Who took the money; empty where it was free or is not paid. */
export function providerOf(order: OrderRow, attempts: readonly AttemptRow[]): string {
  return attempts.find(({ id }) => id === order.paidBy)?.provider ?? '';
}

const REFUND: Readonly<Record<RefundRow['state'], RefundState>> = {
  asked: 'asked',
  refused: 'refused',
  running: 'running',
  unknown: 'running',
  succeeded: 'done',
  failed: 'failed',
};

export function presentRefund({ amount, reason, state, answer, createdAt, decidedAt }: RefundRow) {
  return {
    amount,
    reason,
    state: REFUND[state],
    answer,
    asked_ts: secondsOf(createdAt),
    decided_ts: decidedAt === undefined ? 0 : secondsOf(decidedAt),
  };
}

export function presentInvoice(invoice: InvoiceRow, order: Pick<OrderRow, 'state'>): Invoice {
  const { kind, title, taxNumber: tax_number, email, number, answer, askedAt, decidedAt } = invoice;
  return {
    // An order whose money is all back has nothing to invoice.
    state: order.state === 'refunded' ? 'void' : invoice.state,
    kind,
    title,
    tax_number,
    email,
    number,
    answer,
    asked_ts: secondsOf(askedAt),
    decided_ts: decidedAt === undefined ? 0 : secondsOf(decidedAt),
  };
}
