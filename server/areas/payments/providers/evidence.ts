/** What companies tell of payments and refunds. All money is CNY in fen. */

/** What a provider knows of one payment; what it cannot say now is no evidence but a `PaymentUnknown`. */
export type PaymentEvidence =
  /** Nobody has paid yet, or (Alipay before the scan) there is no such trade yet. */
  | { state: 'awaiting' }
  /** `paidAt` in unix milliseconds. */
  | { state: 'succeeded'; transactionId: string; amount: number; currency: string; paidAt: number }
  /** Nobody can pay it any more, and nobody has. */
  | { state: 'closed' }
  /** This try was refused (a card, say); `reason` is a short code. */
  | { state: 'failed'; reason: string };

/** What a provider knows of one refund; `at` in unix milliseconds. */
export type RefundEvidence =
  | { state: 'processing' }
  | { state: 'succeeded'; amount: number; at: number }
  | { state: 'failed'; reason: string };

/** One line of a provider's bill of a day. */
export interface BillLine {
  kind: 'payment' | 'refund';
  /** outTradeNo or outRefundNo. */
  ours: string;
  amount: number;
}
