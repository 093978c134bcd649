/** One payment at the sandbox cashier. */
import type { PaymentEvidence } from '../providers/evidence.ts';

export type TradeState = 'awaiting' | 'succeeded' | 'failed' | 'closed';

export interface Trade {
  outTradeNo: string;
  token: string;
  secret: string;
  state: TradeState;
  /** Fen. */
  amount: number;
  title: string;
  notifyUrl: string;
  returnUrl: string;
  transactionId: string;
  /** Unix milliseconds. */
  expiresAt: number;
  paidAt: number | null;
}

export function evidenceOf({ state, transactionId, amount, paidAt }: Trade): PaymentEvidence {
  if (state === 'succeeded') return { state, transactionId, amount, currency: 'CNY', paidAt: paidAt ?? 0 };
  return state === 'failed' ? { state, reason: 'declined' } : { state };
}
