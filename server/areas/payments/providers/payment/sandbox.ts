/** The sandbox cashier: a page of this server in place of a company's, with books, signatures and notifications of its own (D71). */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { isObject } from '#schemas/page/json.ts';
import type { Clock } from '#server/kernel/clock.ts';
import { defineProvider } from '#server/kernel/providers.ts';
import {
  NO_SUCH_REFUND,
  PaymentRefused,
  type Notification,
  type PaymentProvider,
  type PaymentWorld,
} from '../payment-provider.ts';
import { evidenceOf, type Trade } from '../../sandbox/trade.ts';
import type { SandboxStore } from '../../store/sandbox.store.ts';
import { dayOf } from './beijing-time.ts';

export const SANDBOX = 'sandbox';
export const SIGNATURE_HEADER = 'sandbox-signature';

const cashierPath = (token: string): string => `/pay/sandbox/${token}`;

export function signatureOf(secret: string, body: Buffer | string): string {
  return createHmac('sha256', secret).update(body).digest('base64url');
}

function isSigned({ secret }: Trade, body: Buffer, signature: unknown): boolean {
  if (typeof signature !== 'string') return false;
  const [claim, right] = [Buffer.from(signature), Buffer.from(signatureOf(secret, body))];
  return claim.length === right.length && timingSafeEqual(claim, right);
}

const refuse = (why: string): Notification => ({ kind: 'refused', why });

export function openSandbox(trades: SandboxStore, clock: Clock): PaymentProvider {
  const tradeOf = async (outTradeNo: string): Promise<Trade> => {
    const trade = await trades.ofNumber(outTradeNo);
    if (trade === undefined) throw new PaymentRefused(SANDBOX, 'no-such-trade');
    return trade;
  };
  return {
    begin: async ({ outTradeNo, amount, title, expiresAt, notifyUrl, returnUrl }) => {
      const { token } = await trades.add({
        outTradeNo,
        token: randomBytes(18).toString('base64url'),
        secret: randomBytes(18).toString('base64url'),
        state: 'awaiting',
        amount,
        title,
        notifyUrl,
        returnUrl,
        transactionId: `sandbox_${randomBytes(9).toString('hex')}`,
        expiresAt,
        paidAt: null,
      });
      return { kind: 'redirect', url: `${new URL(returnUrl).origin}${cashierPath(token)}` };
    },
    query: async (outTradeNo) => evidenceOf(await tradeOf(outTradeNo)),
    close: async (outTradeNo) => {
      const trade = await tradeOf(outTradeNo);
      const isClosed = await trades.end(trade.outTradeNo, 'closed', null, () => Promise.resolve());
      return evidenceOf(isClosed ?? (await tradeOf(outTradeNo)));
    },
    refund: async ({ outRefundNo, outTradeNo, amount }) => {
      const refund = await trades.refund({ outRefundNo, outTradeNo, amount, at: clock.now() });
      if (refund === undefined) throw new PaymentRefused(SANDBOX, 'more-than-is-left');
      return { state: 'succeeded', amount: refund.amount, at: refund.at };
    },
    queryRefund: async ({ outRefundNo }) => {
      const refund = await trades.refundOf(outRefundNo);
      if (refund === undefined) throw new PaymentRefused(SANDBOX, NO_SUCH_REFUND);
      return { state: 'succeeded', amount: refund.amount, at: refund.at };
    },
    bill: async (day) => {
      const { from, until } = dayOf(day);
      return trades.billOf(from, until);
    },
    readNotification: async ({ headers, body }) => {
      const notice = body.json();
      const [id, outTradeNo] = isObject(notice) ? [notice['id'], notice['out_trade_no']] : [];
      if (typeof id !== 'string' || typeof outTradeNo !== 'string') return refuse('not a notification');
      const trade = await trades.ofNumber(outTradeNo);
      if (trade === undefined) return refuse('no such trade');
      if (!isSigned(trade, body.bytes, headers[SIGNATURE_HEADER])) return refuse('the signature is wrong');
      return { kind: 'payment', id, outTradeNo, evidence: evidenceOf(trade) };
    },
    answerNotification: (isKept) => ({
      status: isKept ? 200 : 500,
      type: 'text/plain',
      body: isKept ? 'success' : 'fail',
    }),
  };
}

export const provider = defineProvider<object, PaymentProvider, PaymentWorld>({
  name: SANDBOX,
  isBuiltIn: true,
  read: () => ({}),
  open: (_settings, { trades, clock }) => (trades === undefined ? undefined : openSandbox(trades, clock)),
});
