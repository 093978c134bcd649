/** What one payment company has and the others have not, and the variables each reads (D71, requirements 36 and 63). */
import { afterEach, describe, expect, it } from 'vitest';
import { openAlipayCompany } from '../../../../../tests/support/payment-companies/alipay-company.ts';
import type { PaymentCompany } from '../../../../../tests/support/payment-companies/company.ts';
import { makePair, privatePem } from '../../../../../tests/support/payment-companies/rsa-keys.ts';
import { openStripeCompany } from '../../../../../tests/support/payment-companies/stripe-company.ts';
import { openWechatCompany } from '../../../../../tests/support/payment-companies/wechat-company.ts';
import { PaymentUnknown, type PaymentAsked, type PaymentProvider } from '../payment-provider.ts';
import { paymentProviders } from '../registries.ts';

const NOON = Date.parse('2026-11-23T12:00:00+08:00');
const MINUTE = 60_000;
let now = NOON;
const clock = { now: () => now };
const PUBLIC = { allowsBuiltIn: false, hostname: 'shop.example' };

const closers: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  now = NOON;
  await Promise.all(closers.splice(0).map((close) => close()));
});

async function company<Company extends PaymentCompany>(open: (time: typeof clock) => Promise<Company>) {
  const openedCompany = await open(clock);
  closers.push(openedCompany.stop);
  return openedCompany;
}

function providerOf(env: Readonly<Record<string, string>>): PaymentProvider {
  const provider = paymentProviders.choose(env, PUBLIC)[0]?.open({ clock });
  if (provider === undefined) throw new Error('no provider');
  return provider;
}

const request: PaymentAsked = {
  outTradeNo: 'o_abcdefghij0123456789abcdef',
  amount: 19_990,
  title: '三分钟',
  expiresAt: NOON + 15 * MINUTE,
  notifyUrl: 'http://127.0.0.1:9/notify',
  returnUrl: 'https://shop.example/pay/back',
  locale: 'cn',
};
const refund = {
  outRefundNo: 'r_abcdefghij0123456789abcdef',
  outTradeNo: request.outTradeNo,
  amount: 19_990,
  total: 19_990,
  reason: '',
  notifyUrl: request.notifyUrl,
};

describe('WeChat Pay', () => {
  it('D71: believes answers by the public key, the platform certificate, or either while they change', async () => {
    const { env } = await company(openWechatCompany);
    const { WECHAT_PAY_PUBLIC_KEY_ID: _id, WECHAT_PAY_PUBLIC_KEY: _key, ...byCertificate } = env;
    const { WECHAT_PAY_CERTIFICATES: _certificates, ...byKey } = env;
    for (const variables of [env, byCertificate, byKey])
      expect(await providerOf(variables).begin(request)).toMatchObject({ kind: 'qr' });
  });

  it('D71: a merchant whose signature it does not believe hears nothing of a payment', async () => {
    const { env } = await company(openWechatCompany);
    const stranger = providerOf({ ...env, WECHAT_PAY_PRIVATE_KEY: privatePem(makePair()) });
    await expect(stranger.begin(request)).rejects.toThrow('wechat_native: status-401');
    await expect(stranger.query(request.outTradeNo)).rejects.toBeInstanceOf(PaymentUnknown);
  });

  it('D71: an answer of another application is none', async () => {
    const openedCompany = await company(openWechatCompany);
    await providerOf(openedCompany.env).begin(request);
    const other = providerOf({ ...openedCompany.env, WECHAT_PAY_APP_ID: 'wx1' });
    await expect(other.query(request.outTradeNo)).rejects.toThrow('another appid');
  });

  it('D71: a title of any length is taken, cut between letters', async () => {
    const openedCompany = await company(openWechatCompany);
    await providerOf(openedCompany.env).begin({ ...request, title: `a${'课'.repeat(60)}` });
    expect(openedCompany.ledger.trade(request.outTradeNo).title).toBe(`a${'课'.repeat(42)}`);
  });
});

describe('Alipay', () => {
  async function readSoldValue() {
    const alipay = await company(openAlipayCompany);
    const provider = providerOf(alipay.env);
    await provider.begin(request);
    alipay.pay(request.outTradeNo);
    return { alipay, provider };
  }

  it('D71: before the scan there is no trade, after it there is one that awaits', async () => {
    const alipay = await company(openAlipayCompany);
    const provider = providerOf(alipay.env);
    await provider.begin(request);
    expect(await provider.close(request.outTradeNo)).toEqual({ state: 'closed' });
    alipay.scan(request.outTradeNo);
    expect(await provider.query(request.outTradeNo)).toEqual({ state: 'awaiting' });
    expect(await provider.close(request.outTradeNo)).toEqual({ state: 'closed' });
    expect(await provider.query(request.outTradeNo)).toEqual({ state: 'closed' });
    expect(() => alipay.pay(request.outTradeNo)).toThrow('takes no money');
  });

  it('D71: a trade that is finished, or closed because all of it went back, was paid', async () => {
    const { alipay, provider } = await readSoldValue();
    const paidEvidence = await provider.query(request.outTradeNo);
    expect(paidEvidence).toMatchObject({ state: 'succeeded', amount: 19_990 });
    const transactionId = paidEvidence.state === 'succeeded' ? paidEvidence.transactionId : '';
    await provider.refund({ ...refund, amount: 990, transactionId });
    alipay.finish(request.outTradeNo);
    expect(await provider.query(request.outTradeNo)).toEqual(paidEvidence);

    const other = await readSoldValue();
    await other.provider.refund({ ...refund, transactionId });
    expect(await other.provider.query(request.outTradeNo)).toMatchObject({
      state: 'succeeded',
      amount: 19_990,
    });
    expect(await other.provider.close(request.outTradeNo)).toMatchObject({ state: 'succeeded' });
  });

  it('D71: amounts are letters all the way: every fen comes back as it went', async () => {
    const alipay = await company(openAlipayCompany);
    const provider = providerOf(alipay.env);
    for (const amount of [1, 10, 29, 57, 100, 1_001, 113_799, 9_999_999_999]) {
      const outTradeNo = `${request.outTradeNo.slice(0, 18)}${amount}`;
      await provider.begin({ ...request, outTradeNo, amount });
      alipay.pay(outTradeNo);
      expect(await provider.query(outTradeNo)).toMatchObject({ amount });
    }
  });

  it('R36: the answer to a notification is exactly what Alipay reads', () => {
    const env = { PAYMENT_PROVIDERS: 'alipay_precreate', ALIPAY_APP_ID: '1', ALIPAY_SELLER_ID: '2' };
    const pem = privatePem(makePair());
    const provider = providerOf({ ...env, ALIPAY_PRIVATE_KEY: pem, ALIPAY_PUBLIC_KEY: pem });
    expect(provider.answerNotification?.(true)).toMatchObject({ status: 200, body: 'success' });
    expect(provider.answerNotification?.(false)).toMatchObject({ status: 200, body: 'fail' });
  });
});

describe('Stripe', () => {
  it('D71: a session lives half an hour longer than the order, and is ended by us', async () => {
    const stripe = await company(openStripeCompany);
    const provider = providerOf(stripe.env);
    const start = await provider.begin(request);
    expect(stripe.ledger.trade(request.outTradeNo).expiresAt).toBe(request.expiresAt + 30 * MINUTE);
    now = request.expiresAt + 1;
    const reference = start.kind === 'redirect' ? start.reference : undefined;
    expect(await provider.close(request.outTradeNo, reference)).toEqual({ state: 'closed' });
    expect(() => stripe.pay(request.outTradeNo)).toThrow('takes no money');
  });

  it('D71: where its own id was lost a session is found among those of the day, page by page', async () => {
    const stripe = await company(openStripeCompany);
    const provider = providerOf(stripe.env);
    await provider.begin(request);
    stripe.pay(request.outTradeNo);
    for (let count = 0; count < 250; count += 1) {
      const outTradeNo = `o_${count}`;
      stripe.ledger.begin({ ...request, outTradeNo }, now);
    }
    expect(await provider.query(request.outTradeNo)).toMatchObject({ state: 'succeeded', amount: 19_990 });
    expect(stripe.requests.filter((one) => one === 'GET /v1/checkout/sessions')).toHaveLength(3);
  });

  it('D71: money that takes days awaits, then comes or fails; meanwhile nothing can be closed', async () => {
    const stripe = await company(openStripeCompany);
    const provider = providerOf(stripe.env);
    await provider.begin(request);
    stripe.payLater(request.outTradeNo);
    expect(await provider.query(request.outTradeNo)).toEqual({ state: 'awaiting' });
    expect(await provider.close(request.outTradeNo)).toEqual({ state: 'awaiting' });
    stripe.failLater(request.outTradeNo);
    expect(await provider.query(request.outTradeNo)).toEqual({
      state: 'failed',
      reason: 'payment_intent_payment_attempt_failed',
    });
    stripe.pay(request.outTradeNo);
    expect(await provider.query(request.outTradeNo)).toMatchObject({ state: 'succeeded' });
  });

  it('D71: a key that is not let in hears nothing of a payment', async () => {
    const { env } = await company(openStripeCompany);
    const stranger = providerOf({ ...env, STRIPE_SECRET_KEY: 'sk_test_other' });
    await expect(stranger.query(request.outTradeNo)).rejects.toBeInstanceOf(PaymentUnknown);
  });
});

describe('variables', () => {
  const neededValue = {
    wechat_native: [
      'WECHAT_PAY_APP_ID',
      'WECHAT_PAY_MCH_ID',
      'WECHAT_PAY_SERIAL',
      'WECHAT_PAY_PRIVATE_KEY',
      'WECHAT_PAY_API_KEY',
      'WECHAT_PAY_PUBLIC_KEY_ID',
      'WECHAT_PAY_PUBLIC_KEY',
    ],
    alipay_precreate: ['ALIPAY_APP_ID', 'ALIPAY_SELLER_ID', 'ALIPAY_PRIVATE_KEY', 'ALIPAY_PUBLIC_KEY'],
    stripe_checkout: ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
  };
  it.each([
    ['wechat_native', openWechatCompany],
    ['alipay_precreate', openAlipayCompany],
    ['stripe_checkout', openStripeCompany],
  ] as const)('R63: %s cannot be chosen without any one of what it needs', async (name, open) => {
    const { env } = await company<PaymentCompany>(open);
    for (const variable of neededValue[name])
      expect(() => paymentProviders.choose({ ...env, [variable]: '' }, PUBLIC)).toThrow(/^\w+ must be /);
  });

  it.each([
    ['WECHAT_PAY_API_KEY', 'too-short'],
    ['WECHAT_PAY_PRIVATE_KEY', 'no-key'],
    ['WECHAT_PAY_CERTIFICATES', 'no-certificate'],
    ['WECHAT_PAY_ENDPOINT', 'no-address'],
  ])('R63: a bad %s ends the start and is not repeated where it is secret', async (variable, value) => {
    const { env } = await company(openWechatCompany);
    const choose = () => paymentProviders.choose({ ...env, [variable]: value }, PUBLIC);
    expect(choose).toThrow(variable);
    if (variable !== 'WECHAT_PAY_ENDPOINT') expect(choose).not.toThrow(value);
  });

  it('D71: keys are taken as PEM in one line, or as bare base64', async () => {
    const { env } = await company(openAlipayCompany);
    const oneLine = (pem = '') => pem.replaceAll('\n', String.raw`\n`);
    const bare = (pem = '') => pem.replaceAll(/-----[^-]+-----|\s/g, '');
    for (const form of [oneLine, bare]) {
      const { ALIPAY_PRIVATE_KEY: mine, ALIPAY_PUBLIC_KEY: theirs } = env;
      const provider = providerOf({
        ...env,
        ALIPAY_PRIVATE_KEY: form(mine),
        ALIPAY_PUBLIC_KEY: form(theirs),
      });
      expect(await provider.begin(request)).toMatchObject({ kind: 'qr' });
    }
  });
});
