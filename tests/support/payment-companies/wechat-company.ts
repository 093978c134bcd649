/** WeChat Pay API v3 as it answers and tells: verifies what merchants sign, signs what it says, seals what it tells. */
import { createCipheriv, createHash, randomBytes } from 'node:crypto';
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
import {
  makePair,
  privatePem,
  PUBLISHED_CERTIFICATE,
  PUBLISHED_PAIR,
  publicPem,
  signText,
  verifiesText,
} from './rsa-keys.ts';

const WECHAT = {
  appId: 'wx8888888888888888',
  mchId: '1900000001',
  serial: '5157F09EFDC096DE15EBE81A47057A72',
};
const API_KEY = 'an-api-v3-key-of-32-letters-here';
const CERTIFICATE = 'F5765756002FDD77';
const PUBLIC_KEY_ID = 'PUB_KEY_ID_0119000000012026112300000001';
const merchant = makePair();
const newer = makePair();
const TEN_MINUTES_S = 600;

const iso = (ms: number) => `${new Date(ms + 28_800_000).toISOString().slice(0, 19)}+08:00`;
const wall = (ms: number) => new Date(ms + 28_800_000).toISOString().slice(0, 19).replace('T', ' ');
const yuan = (fen: number) => (fen / 100).toFixed(2);
const refusal = (status: number, code: string): CompanyAnswer => ({
  status,
  body: JSON.stringify({ code, message: `${code} of somebody@example.com` }),
});

/** Body of an order. */
interface WechatRequest {
  appid: string;
  mchid: string;
  out_trade_no: string;
  description: string;
  notify_url: string;
  time_expire: string;
  amount: { total: number };
}

/** Resolves to a company that stands on this machine until it is stopped. */
export async function openWechatCompany(clock: Clock): Promise<PaymentCompany> {
  const ledger = new Ledger();
  const bills = new Map<string, string>();
  const seconds = () => Math.floor(clock.now() / 1000);

  function signedHeaders(serial: string, body: string, timestamp = seconds()): Record<string, string> {
    const nonce = randomBytes(16).toString('hex');
    const pair = serial === PUBLIC_KEY_ID ? newer : PUBLISHED_PAIR;
    return {
      'content-type': 'application/json',
      'wechatpay-serial': serial,
      'wechatpay-timestamp': String(timestamp),
      'wechatpay-nonce': nonce,
      'wechatpay-signature': signText(pair, `${timestamp}\n${nonce}\n${body}\n`),
    };
  }

  function isSigned({ method, url, headers, body }: CompanyRequest): boolean {
    const [scheme, text = ''] = (headers.authorization ?? '').split(' ');
    const parts = Object.fromEntries(
      [...text.matchAll(/(\w+)="([^"]*)"/g)].map(([, name, value]) => [name, value]),
    );
    const { timestamp, nonce_str: nonce, signature = '' } = parts;
    const signedText = `${method}\n${url.pathname}${url.search}\n${timestamp}\n${nonce}\n${body.toString()}\n`;
    return (
      scheme === 'WECHATPAY2-SHA256-RSA2048' &&
      parts['mchid'] === WECHAT.mchId &&
      parts['serial_no'] === WECHAT.serial &&
      Math.abs(Number(timestamp) - seconds()) <= 300 &&
      verifiesText(merchant, signedText, signature)
    );
  }

  function transactionOf(trade: Trade): object {
    const { outTradeNo, transactionId, amount, paidAt, isClosed } = trade;
    const common = { appid: WECHAT.appId, mchid: WECHAT.mchId, out_trade_no: outTradeNo, attach: '' };
    if (paidAt === undefined) return { ...common, trade_state: isClosed ? 'CLOSED' : 'NOTPAY' };
    return {
      ...common,
      transaction_id: transactionId,
      trade_type: 'NATIVE',
      trade_state: ledger.refundedTotal(trade) > 0 ? 'REFUND' : 'SUCCESS',
      bank_type: 'OTHERS',
      success_time: iso(paidAt),
      payer: { openid: 'oUpF8uMuAJO_M2pxb1Q9zNjWeS6o' },
      amount: { total: amount, payer_total: amount, currency: 'CNY', payer_currency: 'CNY' },
    };
  }

  const refundOf = ({ outRefundNo, refundId, trade, amount, at }: Refund) => ({
    refund_id: refundId,
    out_refund_no: outRefundNo,
    transaction_id: trade.transactionId,
    out_trade_no: trade.outTradeNo,
    success_time: iso(at),
    amount: {
      total: trade.amount,
      refund: amount,
      payer_total: trade.amount,
      payer_refund: amount,
      currency: 'CNY',
    },
  });

  function billOf(day: string): string {
    const names =
      '交易时间,公众账号ID,商户号,特约商户号,设备号,微信订单号,商户订单号,用户标识,交易类型,交易状态,付款银行,货币种类,应结订单金额,代金券金额,微信退款单号,商户退款单号,退款金额,充值券退款金额,退款类型,退款状态,商品名称,商户数据包,手续费,费率,订单金额,申请退款金额,费率备注';
    const row = (
      at: number,
      trade: Trade,
      state: string,
      refund: readonly string[],
      [paidText, back]: [string, string],
    ) =>
      [
        wall(at),
        WECHAT.appId,
        WECHAT.mchId,
        '0',
        '',
        trade.transactionId,
        trade.outTradeNo,
        'oUpF8',
        'NATIVE',
        state,
      ]
        .concat([
          'OTHERS',
          'CNY',
          paidText,
          '0.00',
          ...refund,
          `${trade.title},和`,
          '',
          '0.00000',
          '0.60%',
          paidText,
          back,
          '',
        ])
        .map((cell) => `\`${cell}`)
        .join(',');
    const isOf = (at: number | undefined) => at !== undefined && wall(at).startsWith(day);
    const paidTrades = [...ledger.trades.values()].filter(({ paidAt }) => isOf(paidAt));
    const rows = [
      ...paidTrades.map((trade) =>
        row(
          trade.paidAt ?? 0,
          trade,
          'SUCCESS',
          ['0', '0', '0.00', '0.00', '', ''],
          [yuan(trade.amount), '0.00'],
        ),
      ),
      ...[...ledger.refunds.values()]
        .filter(({ at }) => isOf(at))
        .map(({ at, trade, refundId, outRefundNo, amount }) =>
          row(
            at,
            trade,
            'REFUND',
            [refundId, outRefundNo, yuan(amount), '0.00', 'ORIGINAL', 'SUCCESS'],
            ['0.00', yuan(amount)],
          ),
        ),
    ];
    if (rows.length === 0) return '';
    return [
      `\uFEFF${names}`,
      ...rows,
      '总交易单数,应结订单总金额,退款总金额,充值券退款总金额,手续费总金额',
      '`1,`1.00,`0.00,`0.00,`0.00',
      '',
    ].join('\r\n');
  }

  function begin(request: WechatRequest): CompanyAnswer {
    if (request.appid !== WECHAT.appId || request.mchid !== WECHAT.mchId) return refusal(400, 'PARAM_ERROR');
    const { out_trade_no: outTradeNo, description: title, notify_url: notifyUrl } = request;
    if (!/^\w{6,32}$/.test(outTradeNo) || Buffer.byteLength(title) > 127) return refusal(400, 'PARAM_ERROR');
    const knownTrade = ledger.trades.get(outTradeNo);
    if (knownTrade?.paidAt !== undefined) return refusal(400, 'ORDERPAID');
    if (knownTrade !== undefined && knownTrade.amount !== request.amount.total)
      return refusal(403, 'OUT_TRADE_NO_USED');
    const expiresAt = Date.parse(request.time_expire);
    const trade = ledger.begin(
      { outTradeNo, amount: request.amount.total, title, notifyUrl, expiresAt },
      clock.now(),
    );
    return {
      status: 200,
      body: JSON.stringify({ code_url: `weixin://wxpay/bizpayurl?pr=${trade.outTradeNo}` }),
    };
  }

  function closeTrade(trade: Trade | undefined): CompanyAnswer {
    if (trade === undefined) return refusal(404, 'ORDER_NOT_EXIST');
    if (trade.paidAt !== undefined) return refusal(400, 'ORDERPAID');
    trade.isClosed = true;
    return { status: 204, body: '' };
  }

  function work({ method, url, body }: CompanyRequest): CompanyAnswer {
    const request = body.length === 0 ? {} : JSON.parse(body.toString());
    const [, outTradeNo = '', action] =
      /^\/v3\/pay\/transactions\/out-trade-no\/(\w+)(\/close)?$/.exec(url.pathname) ?? [];
    const trade = ledger.trades.get(outTradeNo);
    if (action !== undefined) return closeTrade(trade);
    if (outTradeNo !== '')
      return trade === undefined
        ? refusal(404, 'ORDER_NOT_EXIST')
        : { status: 200, body: JSON.stringify(transactionOf(trade)) };
    if (url.pathname === '/v3/pay/transactions/native') return begin(request);
    if (url.pathname === '/v3/refund/domestic/refunds' && method === 'POST') {
      const { out_refund_no: number, transaction_id: transaction, amount } = request;
      const refund = ledger.refund(ledger.byTransaction(transaction), number, amount.refund, clock.now());
      return refund === undefined
        ? refusal(403, 'NOT_ENOUGH')
        : {
            status: 200,
            body: JSON.stringify({ ...refundOf(refund), success_time: undefined, status: 'PROCESSING' }),
          };
    }
    if (url.pathname.startsWith('/v3/refund/domestic/refunds/')) {
      const refund = ledger.refunds.get(url.pathname.split('/').at(-1) ?? '');
      return refund === undefined
        ? refusal(404, 'RESOURCE_NOT_EXISTS')
        : { status: 200, body: JSON.stringify({ ...refundOf(refund), status: 'SUCCESS' }) };
    }
    if (url.pathname === '/v3/bill/tradebill') {
      const bill = billOf(url.searchParams.get('bill_date') ?? '');
      if (bill === '') return refusal(400, 'NO_STATEMENT_EXIST');
      const token = randomBytes(8).toString('hex');
      bills.set(token, bill);
      const hash = createHash('sha1').update(bill).digest('hex');
      const download = `${server.endpoint}/v3/billdownload/file?token=${token}`;
      return {
        status: 200,
        body: JSON.stringify({ hash_type: 'SHA1', hash_value: hash, download_url: download }),
      };
    }
    return refusal(404, 'RESOURCE_NOT_EXISTS');
  }

  const server = await serveCompany((event) => {
    if (!isSigned(event)) return refusal(401, 'SIGN_ERROR');
    const bill = bills.get(event.url.searchParams.get('token') ?? '');
    if (bill !== undefined) return { status: 200, body: bill };
    const message = work(event);
    const serial = event.headers['wechatpay-serial'] === PUBLIC_KEY_ID ? PUBLIC_KEY_ID : CERTIFICATE;
    return { ...message, headers: signedHeaders(serial, String(message.body)) };
  });

  let noticeCount = 0;
  async function send(
    url: string,
    id: string,
    type: string,
    resource: object,
    how: Telling,
  ): Promise<boolean> {
    const nonce = randomBytes(6).toString('hex');
    const seal = createCipheriv('aes-256-gcm', API_KEY, nonce);
    seal.setAAD(Buffer.from('transaction'));
    const text = JSON.stringify(how === 'for-another' ? { ...resource, mchid: '1900009999' } : resource);
    const ciphertext = Buffer.concat([seal.update(text), seal.final(), seal.getAuthTag()]).toString('base64');
    const sealedValue = {
      original_type: 'transaction',
      algorithm: 'AEAD_AES_256_GCM',
      ciphertext,
      associated_data: 'transaction',
      nonce,
    };
    const event = {
      id,
      create_time: iso(clock.now()),
      resource_type: 'encrypt-resource',
      event_type: type,
      summary: '支付',
      resource: sealedValue,
    };
    const body = JSON.stringify(event);
    // Notifications change over from certificate to public key one by one.
    noticeCount += 1;
    const serial = noticeCount % 2 === 0 ? CERTIFICATE : PUBLIC_KEY_ID;
    const headers = signedHeaders(serial, body, seconds() - (how === 'old' ? TEN_MINUTES_S : 0));
    const answer = await post(url, headers, how === 'forged' ? body.replace('支付', '收款') : body);
    return answer.status === 200 || answer.status === 204;
  }

  return {
    env: {
      PAYMENT_PROVIDERS: 'wechat_native',
      WECHAT_PAY_APP_ID: WECHAT.appId,
      WECHAT_PAY_MCH_ID: WECHAT.mchId,
      WECHAT_PAY_SERIAL: WECHAT.serial,
      WECHAT_PAY_PRIVATE_KEY: privatePem(merchant),
      WECHAT_PAY_API_KEY: API_KEY,
      WECHAT_PAY_PUBLIC_KEY_ID: PUBLIC_KEY_ID,
      WECHAT_PAY_PUBLIC_KEY: publicPem(newer),
      WECHAT_PAY_CERTIFICATES: PUBLISHED_CERTIFICATE,
      WECHAT_PAY_ENDPOINT: server.endpoint,
    },
    ledger,
    requests: server.heard,
    fail: server.fail,
    pay: (outTradeNo, amount) => void ledger.pay(outTradeNo, clock.now(), amount),
    notify(outTradeNo, how = 'plain') {
      const trade = ledger.trade(outTradeNo);
      return send(
        trade.notifyUrl,
        `EV-${trade.transactionId}`,
        'TRANSACTION.SUCCESS',
        transactionOf(trade),
        how,
      );
    },
    tellRefund(outRefundNo, how = 'plain') {
      const refund = ledger.refunds.get(outRefundNo);
      if (refund === undefined) throw new Error(`no refund ${outRefundNo}`);
      const resource = { mchid: WECHAT.mchId, ...refundOf(refund), refund_status: 'SUCCESS' };
      return send(refund.trade.notifyUrl, `EV-${refund.refundId}`, 'REFUND.SUCCESS', resource, how);
    },
    registerWebhook: () => undefined,
    stop: server.stop,
  };
}
