/** Stripe's API and webhooks as they are: form bodies, idempotency keys, limits of a session's life, signed events. */
import { createHmac, randomBytes } from 'node:crypto';
import type { Clock } from '#server/kernel/clock.ts';
import {
  post,
  serveCompany,
  type CompanyRequest,
  type PaymentCompany,
  type CompanyAnswer,
  type Telling,
} from './company.ts';
import { Ledger, type Refund, type Trade } from './ledger.ts';

const SECRET_KEY = 'sk_test_51StandIn';
const WEBHOOK_SECRET = 'whsec_of_a_stand_in';
const HALF_HOUR_S = 1800;
const DAY_S = 86_400;

const seconds = (ms: number) => Math.floor(ms / 1000);
const refusal = (status: number, type: string, code?: string): CompanyAnswer => ({
  status,
  body: JSON.stringify({
    error: { type, ...(code === undefined ? {} : { code }), message: `${code}: somebody@example.com` },
  }),
});
const invalid = (code?: string) => refusal(400, 'invalid_request_error', code);
const json = (value: object): CompanyAnswer => ({ status: 200, body: JSON.stringify(value) });

export interface StripeCompany extends PaymentCompany {
  /** The payer has gone through the page, and the money takes days. */
  payLater(outTradeNo: string): void;
  /** That money does not come. */
  failLater(outTradeNo: string): void;
}

/** Resolves to a company that stands on this machine until it is stopped. */
export async function openStripeCompany(clock: Clock): Promise<StripeCompany> {
  const ledger = new Ledger();
  const outcomes = new Map<string, { body: string; answer: CompanyAnswer }>();
  const later = new Map<string, 'processing' | 'requires_payment_method'>();
  let webhook = '';

  const statusOf = ({ outTradeNo, paidAt, isClosed, expiresAt }: Trade) => {
    if (paidAt !== undefined || later.has(outTradeNo)) return 'complete';
    return isClosed || clock.now() > expiresAt ? 'expired' : 'open';
  };

  /** @param isWhole with its payment and charge, as `expand` asks for it */
  function sessionOf(trade: Trade, isWhole = false): Record<string, unknown> {
    const { outTradeNo, transactionId, amount, paidAt, createdAt, expiresAt } = trade;
    const status = statusOf(trade);
    const intent = {
      id: `pi_${transactionId}`,
      object: 'payment_intent',
      status: paidAt === undefined ? later.get(outTradeNo) : 'succeeded',
      last_payment_error:
        later.get(outTradeNo) === 'requires_payment_method'
          ? { code: 'payment_intent_payment_attempt_failed' }
          : null,
      latest_charge: paidAt === undefined ? null : { id: `ch_${transactionId}`, created: seconds(paidAt) },
    };
    const whole = isWhole ? intent : intent.id;
    return {
      id: `cs_test_${transactionId}`,
      object: 'checkout.session',
      client_reference_id: outTradeNo,
      metadata: { out_trade_no: outTradeNo },
      mode: 'payment',
      livemode: false,
      status,
      payment_status: paidAt === undefined ? 'unpaid' : 'paid',
      payment_intent: status === 'complete' ? whole : null,
      amount_total: amount,
      currency: 'cny',
      created: seconds(createdAt),
      expires_at: seconds(expiresAt),
      url: status === 'open' ? `https://checkout.stripe.com/c/pay/cs_test_${transactionId}` : null,
    };
  }

  const refundOf = ({ outRefundNo, refundId, trade, amount, at }: Refund) => ({
    id: `re_${refundId}`,
    object: 'refund',
    payment_intent: `pi_${trade.transactionId}`,
    amount,
    currency: 'cny',
    status: 'succeeded',
    created: seconds(at),
    metadata: { out_trade_no: trade.outTradeNo, out_refund_no: outRefundNo },
  });

  const chargeOf = ({ transactionId, outTradeNo, amount, paidAt = 0 }: Trade) => ({
    id: `ch_${transactionId}`,
    object: 'charge',
    status: 'succeeded',
    amount,
    currency: 'cny',
    created: seconds(paidAt),
    metadata: { out_trade_no: outTradeNo },
  });

  /** One page of a list, the youngest first. */
  function pageOf(
    // oxlint-disable-next-line names/no-bare-participle -- the name Stripe writes
    items: readonly { id?: unknown; created?: unknown }[],
    query: URLSearchParams,
  ): CompanyAnswer {
    const [from, until, limit] = ['created[gte]', 'created[lt]', 'limit'].map((name) => query.get(name));
    const within = items
      .filter(
        ({ created }) => Number(created) >= Number(from ?? 0) && Number(created) < Number(until ?? Infinity),
      )
      .reverse();
    const start = within.findIndex(({ id }) => id === query.get('starting_after')) + 1;
    const size = Number(limit ?? 10);
    return json({
      object: 'list',
      data: within.slice(start, start + size),
      has_more: within.length > start + size,
    });
  }

  function begin(form: URLSearchParams): CompanyAnswer {
    const of = (name: string) => form.get(name) ?? '';
    const expires = Number(of('expires_at'));
    const now = seconds(clock.now());
    if (expires < now + HALF_HOUR_S || expires > now + DAY_S) return invalid('parameter_invalid_integer');
    if (of('line_items[0][price_data][currency]') !== 'cny' || of('mode') !== 'payment')
      return invalid('parameter_invalid');
    const request = {
      outTradeNo: of('client_reference_id'),
      amount: Number(of('line_items[0][price_data][unit_amount]')),
      title: of('line_items[0][price_data][product_data][name]'),
      notifyUrl: '',
      expiresAt: expires * 1000,
    };
    if (of('payment_intent_data[metadata][out_trade_no]') !== request.outTradeNo)
      return invalid('no_metadata');
    // The real one would open a second session, which could be paid too.
    if (ledger.trades.has(request.outTradeNo)) return invalid('begun_twice');
    return json(sessionOf(ledger.begin(request, clock.now())));
  }

  function refund(form: URLSearchParams): CompanyAnswer {
    const trade = ledger.byTransaction((form.get('payment_intent') ?? '').replace('pi_', ''));
    const number = form.get('metadata[out_refund_no]') ?? '';
    const foundRefund = ledger.refund(trade, number, Number(form.get('amount')), clock.now());
    return foundRefund === undefined ? invalid('charge_already_refunded') : json(refundOf(foundRefund));
  }

  function onSession(path: string, query: URLSearchParams): CompanyAnswer {
    const [, id = '', action] = /^\/v1\/checkout\/sessions\/cs_test_(\w+?)(\/expire)?$/.exec(path) ?? [];
    const trade = ledger.byTransaction(id);
    if (trade === undefined) return refusal(404, 'invalid_request_error', 'resource_missing');
    if (action === undefined)
      return json(sessionOf(trade, query.get('expand[]') === 'payment_intent.latest_charge'));
    if (statusOf(trade) !== 'open') return invalid();
    trade.isClosed = true;
    return json(sessionOf(trade));
  }

  function work({ method, url: { pathname, searchParams }, body }: CompanyRequest): CompanyAnswer {
    const form = new URLSearchParams(body.toString());
    const trades = [...ledger.trades.values()];
    if (pathname === '/v1/checkout/sessions')
      return method === 'POST'
        ? begin(form)
        : pageOf(
            trades.map((trade) => sessionOf(trade)),
            searchParams,
          );
    if (pathname === '/v1/refunds' && method === 'POST') return refund(form);
    if (pathname === '/v1/refunds') {
      const intent = searchParams.get('payment_intent');
      const refunds = [...ledger.refunds.values()].map(refundOf);
      return pageOf(
        refunds.filter((one) => intent === null || one.payment_intent === intent),
        searchParams,
      );
    }
    if (pathname === '/v1/charges')
      return pageOf(trades.filter(({ paidAt }) => paidAt !== undefined).map(chargeOf), searchParams);
    return onSession(pathname, searchParams);
  }

  const server = await serveCompany((event) => {
    if (event.headers.authorization !== `Bearer ${SECRET_KEY}`) return refusal(401, 'invalid_request_error');
    const key = String(event.headers['idempotency-key'] ?? '');
    const knownValue = outcomes.get(key);
    const body = event.body.toString();
    if (knownValue !== undefined)
      return knownValue.body === body ? knownValue.answer : refusal(400, 'idempotency_error');
    const message = work(event);
    if (key !== '') outcomes.set(key, { body, answer: message });
    return message;
  });

  async function send(id: string, type: string, item: object, how: Telling): Promise<boolean> {
    const createTime = seconds(clock.now());
    const event = {
      id,
      object: 'event',
      api_version: '2024-06-20',
      created: createTime,
      livemode: how === 'for-another',
      type,
      data: { object: item },
    };
    const body = JSON.stringify(event, null, 2);
    const timestamp = createTime - (how === 'old' ? 600 : 0);
    const v1 = createHmac('sha256', WEBHOOK_SECRET).update(`${timestamp}.${body}`).digest('hex');
    // While the secret is rolled there are two; v0 is of another scheme.
    const header = `t=${timestamp},v1=${randomBytes(32).toString('hex')},v1=${v1},v0=${v1}`;
    const sentText = how === 'forged' ? body.replace(/"amount[a-z_]*": \d+/, '"amount_total": 1') : body;
    const { status } = await post(
      webhook,
      { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': header },
      sentText,
    );
    return status >= 200 && status < 300;
  }

  function eventOf(trade: Trade): string {
    if (later.get(trade.outTradeNo) === 'requires_payment_method')
      return 'checkout.session.async_payment_failed';
    if (later.has(trade.outTradeNo) && trade.paidAt !== undefined)
      return 'checkout.session.async_payment_succeeded';
    return statusOf(trade) === 'expired' ? 'checkout.session.expired' : 'checkout.session.completed';
  }

  return {
    env: {
      PAYMENT_PROVIDERS: 'stripe_checkout',
      STRIPE_SECRET_KEY: SECRET_KEY,
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      STRIPE_ENDPOINT: server.endpoint,
    },
    ledger,
    requests: server.heard,
    fail: server.fail,
    pay: (outTradeNo, amount) => void ledger.pay(outTradeNo, clock.now(), amount),
    payLater: (outTradeNo) => void later.set(outTradeNo, 'processing'),
    failLater: (outTradeNo) => void later.set(outTradeNo, 'requires_payment_method'),
    notify(outTradeNo, how = 'plain') {
      const trade = ledger.trade(outTradeNo);
      const type = eventOf(trade);
      return send(`evt_${trade.transactionId}${type.replaceAll(/\W/g, '')}`, type, sessionOf(trade), how);
    },
    tellRefund(outRefundNo, how = 'plain') {
      const refundRow = ledger.refunds.get(outRefundNo);
      if (refundRow === undefined) throw new Error(`no refund ${outRefundNo}`);
      return send(`evt_${refundRow.refundId}`, 'refund.updated', refundOf(refundRow), how);
    },
    registerWebhook(url) {
      webhook = url;
    },
    stop: server.stop,
  };
}
