/** A company that takes money, in this process: honest, sometimes away, and free to tell anything it ever knew at any time. */
import {
  NO_SUCH_REFUND,
  PaymentRefused,
  PaymentUnknown,
  type PaymentEvidence,
  type PaymentProvider,
} from '#server/areas/payments/area.ts';

interface CompanyTrade {
  outTradeNo: string;
  /** The payer's own moves; nothing happens to what has ended. */
  pay(): void;
  fail(): void;
  isPaid(): boolean;
  /** What came in less what went back. */
  balance(): number;
  evidence(): PaymentEvidence;
  /** Whatever was true of it at some time. */
  everything(): PaymentEvidence[];
}

export interface Company {
  provider: PaymentProvider;
  trades(): CompanyTrade[];
  /** So many calls from now on get no answer, though half of them are heard. */
  isAway(calls: number): void;
}

export function makeCompany(clock: { now(): number }): Company {
  const trades = new Map<
    string,
    CompanyTrade & {
      close(): void;
      refund(no: string, amount: number): number;
      refundOf(no: string): number | undefined;
    }
  >();
  let away = 0;
  const readHeardResult = <Result>(work: () => Result): Promise<Result> => {
    if (away <= 0) return Promise.resolve().then(work);
    away -= 1;
    if (away % 2 === 0)
      try {
        work();
      } catch {
        // Refused, and nobody hears of it.
      }
    return Promise.reject(new PaymentUnknown('no answer'));
  };
  const of = (outTradeNo: string) => {
    const trade = trades.get(outTradeNo);
    if (trade === undefined) throw new PaymentRefused('company', 'no-such-trade');
    return trade;
  };
  const add = (outTradeNo: string, amount: number) => {
    const knownValue = trades.get(outTradeNo);
    if (knownValue !== undefined) return knownValue;
    let evidence: PaymentEvidence = { state: 'awaiting' };
    const everything: PaymentEvidence[] = [evidence];
    const become = (next: PaymentEvidence) => {
      if (evidence.state !== 'awaiting') return;
      evidence = next;
      everything.push(next);
    };
    const refunds = new Map<string, number>();
    const paidBack = () => [...refunds.values()].reduce((sum, one) => sum + one, 0);
    const trade = {
      outTradeNo,
      pay: () =>
        become({
          state: 'succeeded',
          transactionId: `t-${outTradeNo}`,
          amount,
          currency: 'CNY',
          paidAt: clock.now(),
        }),
      fail: () => become({ state: 'failed', reason: 'declined' }),
      close: () => become({ state: 'closed' }),
      isPaid: () => evidence.state === 'succeeded',
      balance: () => (evidence.state === 'succeeded' ? amount - paidBack() : 0),
      evidence: () => evidence,
      everything: () => everything,
      refund: (no: string, askedValue: number) => {
        // Its memory of numbers is short: asked for again, it pays again where there is anything left.
        const again = refunds.has(no) ? `${no} again` : no;
        if (paidBack() + askedValue > amount) throw new PaymentRefused('company', 'too-much');
        refunds.set(again, askedValue);
        return askedValue;
      },
      refundOf: (no: string) => refunds.get(no),
    };
    trades.set(outTradeNo, trade);
    return trade;
  };
  return {
    trades: () => [...trades.values()],
    isAway: (calls) => {
      away = calls;
    },
    provider: {
      begin: ({ outTradeNo, amount }) =>
        readHeardResult(() => {
          add(outTradeNo, amount);
          return { kind: 'qr', content: `pay:${outTradeNo}` };
        }),
      query: (outTradeNo) => readHeardResult(() => of(outTradeNo).evidence()),
      close: (outTradeNo) =>
        readHeardResult(() => {
          of(outTradeNo).close();
          return of(outTradeNo).evidence();
        }),
      refund: ({ outRefundNo, outTradeNo, amount }) =>
        readHeardResult(() => ({
          state: 'succeeded',
          amount: of(outTradeNo).refund(outRefundNo, amount),
          at: clock.now(),
        })),
      queryRefund: ({ outRefundNo, outTradeNo }) =>
        readHeardResult(() => {
          const amount = of(outTradeNo).refundOf(outRefundNo);
          if (amount === undefined) throw new PaymentRefused('company', NO_SUCH_REFUND);
          return { state: 'succeeded', amount, at: clock.now() };
        }),
    },
  };
}
