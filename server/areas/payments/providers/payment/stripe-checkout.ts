/** Stripe Checkout: a page of Stripe's where the payer pays by card or wallet (D71). */
import { DAY_MS, HOUR_MS, MINUTE_MS, msOf, secondsOf, secondsUpTo } from '#schemas/time.ts';
import { defineProvider } from '#server/kernel/providers.ts';
import type {
  Notification,
  NotificationRequest,
  PaymentProvider,
  PaymentWorld,
} from '../payment-provider.ts';
import type { BillLine, PaymentEvidence } from '../evidence.ts';
import { expectText, objectOf, readFields, textOf, wholeOf, type Fields } from './answer-fields.ts';
import { dayOf } from './beijing-time.ts';
import { closeOrAsk } from './close-or-ask.ts';
import { companyOf, unknownRefund } from './company-call.ts';
import { judgeNotification } from './judge-notification.ts';
import { shorten } from './shorten.ts';
import { stripeCalls } from './stripe-call.ts';
import { chargedAt, ourNumber, stripePayment, stripeRefund } from './stripe-evidence.ts';
import { readStripeOptions, type StripeOptions } from './stripe-options.ts';
import { verifyStripe } from './stripe-signature.ts';

const NAME = 'stripe_checkout';
const ENDPOINT = 'https://api.stripe.com';
const SESSIONS = '/v1/checkout/sessions';
const TITLE_BYTES = 250;
/** A session lives half an hour at least and a day at most; it is ours to end it sooner. */
const LEAST_LIFE_MS = 30 * MINUTE_MS;
const SESSION_EVENT = /^checkout\.session\.(completed|expired|async_payment_(succeeded|failed))$/;
const REFUND_EVENT = /^(refund\.(created|updated|failed)|charge\.refund\.updated)$/;

function openStripeCheckout(options: StripeOptions, { clock, deadlineMs }: PaymentWorld): PaymentProvider {
  const company = companyOf(NAME, ENDPOINT, { endpoint: options.endpoint, deadlineMs });
  const { get, post, list } = stripeCalls(company, options);
  const isLive = options.secretKey.includes('_live_');

  /** Stripe finds no session by our number, so where its own id was lost those of the last day are looked through. */
  async function findSession(outTradeNo: string): Promise<string | undefined> {
    const since = String(secondsOf(clock.now() - DAY_MS - HOUR_MS));
    for await (const session of list(SESSIONS, { 'created[gte]': since }))
      if (session['client_reference_id'] === outTradeNo) return textOf(session, 'id');
    return undefined;
  }

  async function readSession(outTradeNo: string, id: string): Promise<PaymentEvidence> {
    const session = await get(`${SESSIONS}/${encodeURIComponent(id)}`, {
      'expand[]': 'payment_intent.latest_charge',
    });
    expectText(session, 'client_reference_id', outTradeNo);
    return stripePayment(session, () => chargedAt(session));
  }

  function readEvent(event: Fields): Notification {
    const id = textOf(event, 'id');
    const type = textOf(event, 'type');
    if (event['livemode'] !== isLive) return { kind: 'refused', why: 'another livemode' };
    const item = objectOf(objectOf(event['data'], 'data')['object'], 'object');
    if (SESSION_EVENT.test(type)) {
      const outTradeNo = ourNumber(item, 'out_trade_no');
      if (outTradeNo === undefined) return { kind: 'other', id };
      const evidence: PaymentEvidence = type.endsWith('_failed')
        ? { state: 'failed', reason: 'async_payment_failed' }
        : stripePayment(item, () => msOf(wholeOf(event, 'created')));
      return { kind: 'payment', id, outTradeNo, evidence };
    }
    const outRefundNo = REFUND_EVENT.test(type) ? ourNumber(item, 'out_refund_no') : undefined;
    if (outRefundNo === undefined) return { kind: 'other', id };
    return { kind: 'refund', id, outRefundNo, evidence: stripeRefund(item) };
  }

  function read({ headers, body: { bytes } }: NotificationRequest): Notification {
    verifyStripe(options.webhookSecret, String(headers['stripe-signature'] ?? ''), bytes, clock.now());
    return readEvent(readFields(bytes.toString('utf8')));
  }

  async function linesOf(
    kind: BillLine['kind'],
    path: string,
    name: 'out_trade_no' | 'out_refund_no',
    day: string,
  ): Promise<BillLine[]> {
    const { from, until } = dayOf(day);
    const period = { 'created[gte]': String(secondsOf(from)), 'created[lt]': String(secondsOf(until)) };
    const lines: BillLine[] = [];
    for await (const item of list(path, period)) {
      const ours = ourNumber(item, name);
      const isDone =
        kind === 'payment' ? item['status'] === 'succeeded' : stripeRefund(item).state !== 'failed';
      if (ours !== undefined && isDone) lines.push({ kind, ours, amount: wholeOf(item, 'amount') });
    }
    return lines;
  }

  return {
    async begin({ outTradeNo, amount, title, expiresAt, returnUrl, locale }) {
      const form = {
        mode: 'payment',
        client_reference_id: outTradeNo,
        'metadata[out_trade_no]': outTradeNo,
        'payment_intent_data[metadata][out_trade_no]': outTradeNo,
        'line_items[0][quantity]': '1',
        'line_items[0][price_data][currency]': 'cny',
        'line_items[0][price_data][unit_amount]': String(amount),
        'line_items[0][price_data][product_data][name]': shorten(title, TITLE_BYTES),
        // Out of the order alone, never of the clock: begun again it has to be the same call, letter for letter.
        expires_at: String(secondsUpTo(expiresAt + LEAST_LIFE_MS)),
        success_url: returnUrl,
        cancel_url: returnUrl,
        locale: locale === 'cn' ? 'zh' : 'en',
      };
      const session = await post(SESSIONS, form, `begin:${outTradeNo}`);
      return { kind: 'redirect', url: textOf(session, 'url'), reference: textOf(session, 'id') };
    },
    async query(outTradeNo, reference) {
      const id = reference ?? (await findSession(outTradeNo));
      return id === undefined ? { state: 'awaiting' } : readSession(outTradeNo, id);
    },
    async close(outTradeNo, reference) {
      const id = reference ?? (await findSession(outTradeNo));
      if (id === undefined) return { state: 'closed' };
      return closeOrAsk(
        () => post(`${SESSIONS}/${encodeURIComponent(id)}/expire`, {}),
        [],
        () => readSession(outTradeNo, id),
      );
    },
    async refund({ outRefundNo, outTradeNo, transactionId, amount }) {
      const form = {
        payment_intent: transactionId,
        amount: String(amount),
        'metadata[out_trade_no]': outTradeNo,
        'metadata[out_refund_no]': outRefundNo,
      };
      return stripeRefund(await post('/v1/refunds', form, `refund:${outRefundNo}`));
    },
    async queryRefund({ outRefundNo, transactionId }) {
      for await (const item of list('/v1/refunds', { payment_intent: transactionId }))
        if (ourNumber(item, 'out_refund_no') === outRefundNo) return stripeRefund(item);
      throw unknownRefund(NAME);
    },
    readNotification: (request) => judgeNotification(() => read(request)),
    answerNotification: (isKept) => ({ status: isKept ? 200 : 500, type: 'text/plain', body: '' }),
    bill: async (day) => [
      ...(await linesOf('payment', '/v1/charges', 'out_trade_no', day)),
      ...(await linesOf('refund', '/v1/refunds', 'out_refund_no', day)),
    ],
  };
}

export const provider = defineProvider<StripeOptions, PaymentProvider, PaymentWorld>({
  name: NAME,
  read: readStripeOptions,
  open: openStripeCheckout,
});
