/** What is kept of orders, tries to pay and refunds. Money in fen, times in unix milliseconds. */
import type { Locale } from '#schemas/locale.ts';
import type { OrderStateName } from '#schemas/order/order-state.ts';
import type { InvoiceState, InvoiceWritten } from '#schemas/order/invoice.ts';
import type { Text } from '#schemas/page/text.ts';
import type { PaymentBegun } from '#server/areas/payments/area.ts';

/**
 * unpaid → paid | closed; paid → refunding → refunded | part_refunded | refund_failed, or paid again where it was
 * refused. A closed one that is paid late becomes paid, or refunding where the good is gone.
 */
export type OrderState = Exclude<OrderStateName, 'timed_out' | 'cancelled'> | 'closed';

export type CloseReason = 'timed-out' | 'cancelled' | 'replaced';

/** `unknown` is no failure: the provider did not answer, and will be asked again. */
export type AttemptState = 'created' | 'awaiting' | 'unknown' | 'succeeded' | 'failed' | 'closed';

/** `mismatch`: money that came in is not what was asked for; people look at it. */
export type PaymentEventKind = 'charged' | 'mismatch' | 'refunded';

/** `unknown` as of an attempt. */
export type RefundState = 'asked' | 'refused' | 'running' | 'unknown' | 'succeeded' | 'failed';

/** Why money is refunded: the buyer asked for it, or it was paid too late or twice. */
export type RefundCause = 'asked' | 'late' | 'overcharged';

export interface PaymentEventRow {
  kind: PaymentEventKind;
  amount: number;
  attemptId: string;
  provider: string;
  at: number;
}

export interface OrderRow {
  appId: string;
  id: string;
  userId: string;
  state: OrderState;
  goodsId: string;
  amount: number;
  discount: number;
  // oxlint-disable-next-line names/no-bare-participle -- a column of the table
  refunded: number;
  couponId: string;
  closeReason: CloseReason | undefined;
  paidBy: string | undefined;
  /** In which language, and at which address of the shop, it was made. */
  locale: Locale;
  origin: string;
  createdAt: number;
  expiresAt: number;
  paidAt: number | undefined;
  closedAt?: number | undefined;
}

export interface LineRow {
  goodsId: string;
  goodsType: number;
  skuId: string;
  title: Text;
  skuName: Text;
  cover: string;
  price: number;
  amount: number;
  // oxlint-disable-next-line names/no-bare-participle -- a column of the table
  refunded: number;
  periodDays: number | undefined;
}

export interface AttemptRow {
  appId: string;
  id: string;
  orderId: string;
  provider: string;
  outTradeNo: string;
  amount: number;
  state: AttemptState;
  // oxlint-disable-next-line names/no-bare-participle -- a column of the table
  begun: PaymentBegun | undefined;
  transactionId: string | undefined;
  createdAt: number;
  askedAt: number;
}

export interface RefundRow {
  appId: string;
  id: string;
  orderId: string;
  attemptId: string | undefined;
  outRefundNo: string;
  amount: number;
  state: RefundState;
  cause: RefundCause;
  reason: string;
  answer: string;
  createdAt: number;
  decidedAt: number | undefined;
}

/** What a buyer asked to have invoiced; that it is void is read from the order, and not kept. */
export interface InvoiceRow {
  appId: string;
  orderId: string;
  state: Exclude<InvoiceState, 'void'>;
  kind: InvoiceWritten['kind'];
  title: string;
  taxNumber: string;
  email: string;
  number: string;
  answer: string;
  decidedBy: string;
  askedAt: number;
  decidedAt: number | undefined;
}
