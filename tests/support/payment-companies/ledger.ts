/** What a payment company that stands in keeps: trades and refunds, whatever protocol tells of them. */
import { randomBytes } from 'node:crypto';

export interface Trade {
  outTradeNo: string;
  transactionId: string;
  amount: number;
  title: string;
  notifyUrl: string;
  expiresAt: number;
  createdAt: number;
  paidAt?: number;
  isClosed: boolean;
}

export interface Refund {
  outRefundNo: string;
  refundId: string;
  trade: Trade;
  amount: number;
  at: number;
}

const digits = () =>
  BigInt(`0x${randomBytes(10).toString('hex')}`)
    .toString()
    .slice(0, 20);

export class Ledger {
  readonly trades = new Map<string, Trade>();
  readonly refunds = new Map<string, Refund>();

  /** The same number is one trade. */
  begin(
    request: Pick<Trade, 'outTradeNo' | 'amount' | 'title' | 'notifyUrl' | 'expiresAt'>,
    now: number,
  ): Trade {
    const knownTrade = this.trades.get(request.outTradeNo);
    if (knownTrade !== undefined) return knownTrade;
    const trade = { ...request, transactionId: `42${digits()}`, createdAt: now, isClosed: false };
    this.trades.set(trade.outTradeNo, trade);
    return trade;
  }

  trade(outTradeNo: string): Trade {
    const trade = this.trades.get(outTradeNo);
    if (trade === undefined) throw new Error(`nobody began ${outTradeNo}`);
    return trade;
  }

  /** @throws Error where nobody can pay it any more */
  pay(outTradeNo: string, now: number, amount?: number): Trade {
    const trade = this.trade(outTradeNo);
    if (trade.isClosed || now > trade.expiresAt) throw new Error(`${outTradeNo} takes no money any more`);
    trade.amount = amount ?? trade.amount;
    trade.paidAt ??= now;
    return trade;
  }

  byTransaction(transactionId: string): Trade | undefined {
    return [...this.trades.values()].find((trade) => trade.transactionId === transactionId);
  }

  refundsOf(trade: Trade): Refund[] {
    return [...this.refunds.values()].filter((refund) => refund.trade === trade);
  }

  /** What has gone back of a trade, in fen. */
  refundedTotal(trade: Trade): number {
    return this.refundsOf(trade).reduce((sum, { amount }) => sum + amount, 0);
  }

  /** Undefined where it was never paid, or would give back more than was paid. */
  refund(trade: Trade | undefined, outRefundNo: string, amount: number, now: number): Refund | undefined {
    const knownRefund = this.refunds.get(outRefundNo);
    if (knownRefund !== undefined) return knownRefund;
    if (trade?.paidAt === undefined || this.refundedTotal(trade) + amount > trade.amount) return undefined;
    const refund = { outRefundNo, refundId: `50${digits()}`, trade, amount, at: now };
    this.refunds.set(outRefundNo, refund);
    return refund;
  }
}
