/** Alipay's gateway as it answers and tells: verifies what applications sign, signs what it says. */
import { randomBytes } from 'node:crypto';
import { zipSync } from 'fflate';
import type { Clock } from '#server/kernel/clock.ts';
import { post, serveCompany, type Heard, type PaymentCompany, type Said, type Telling } from './company.ts';
import { encodeGbk } from './gbk.ts';
import { Ledger, type Trade } from './ledger.ts';
import { makePair, privatePem, publicPem, signText, verifiesText } from './rsa-keys.ts';

const ALIPAY = { appId: '2021000000000001', sellerId: '2088000000000001' };
const application = makePair();
const own = makePair();

const wall = (ms: number) => new Date(ms + 28_800_000).toISOString().slice(0, 19).replace('T', ' ');
const yuan = (fen: number) => (fen / 100).toFixed(2);
const signedText = (parameters: Record<string, string>) =>
  Object.keys(parameters)
    .sort()
    .map((name) => `${name}=${parameters[name]}`)
    .join('&');

const DONE = { code: '10000', msg: 'Success' };
const refusal = (reason: string) => ({
  code: '40004',
  msg: 'Business Failed',
  sub_code: reason,
  sub_msg: `${reason}: 详情`,
});

/** Content of a call; which of them are there its method says. */
type Asked = Record<
  | 'out_trade_no'
  | 'subject'
  | 'total_amount'
  | 'time_expire'
  | 'seller_id'
  | 'out_request_no'
  | 'refund_amount'
  | 'bill_date',
  string
>;

export interface AlipayCompany extends PaymentCompany {
  /** Somebody scans the code: from now on there is a trade. */
  scan(outTradeNo: string): void;
  /** The time in which money can go back is over. */
  finish(outTradeNo: string): void;
}

/** Resolves to a company that stands on this machine until it is stopped. */
export async function openAlipayCompany(clock: Clock): Promise<AlipayCompany> {
  const ledger = new Ledger();
  const scanned = new Set<string>();
  const finished = new Set<string>();
  const bills = new Map<string, Buffer>();

  /** The trade of a number; before the scan there is none. */
  const tradeOf = (asked: Asked): Trade | undefined =>
    scanned.has(asked['out_trade_no']) ? ledger.trades.get(asked['out_trade_no']) : undefined;

  function stateOf(trade: Trade): string {
    if (trade.paidAt === undefined) return trade.isClosed ? 'TRADE_CLOSED' : 'WAIT_BUYER_PAY';
    if (finished.has(trade.outTradeNo)) return 'TRADE_FINISHED';
    return ledger.refunded(trade) === trade.amount ? 'TRADE_CLOSED' : 'TRADE_SUCCESS';
  }

  function precreate(asked: Asked, notifyUrl: string): object {
    const { out_trade_no: outTradeNo, subject: title, total_amount: total, time_expire: expires } = asked;
    if (asked['seller_id'] !== ALIPAY.sellerId) return refusal('ACQ.INVALID_PARAMETER');
    if (!/^\d+\.\d\d$/.test(total) || /[/=&]/.test(title)) return refusal('ACQ.INVALID_PARAMETER');
    const amount = Number(total.replace('.', ''));
    if (ledger.trades.get(outTradeNo)?.paidAt !== undefined) return refusal('ACQ.TRADE_HAS_SUCCESS');
    const expiresAt = Date.parse(`${expires.replace(' ', 'T')}+08:00`);
    ledger.begin({ outTradeNo, amount, title, notifyUrl, expiresAt }, clock.now());
    return { ...DONE, out_trade_no: outTradeNo, qr_code: `https://qr.alipay.com/${outTradeNo}` };
  }

  function query(trade: Trade | undefined): object {
    if (trade === undefined) return refusal('ACQ.TRADE_NOT_EXIST');
    const { outTradeNo, transactionId, amount, paidAt } = trade;
    const paid = paidAt === undefined ? {} : { send_pay_date: wall(paidAt), receipt_amount: yuan(amount) };
    const common = {
      out_trade_no: outTradeNo,
      trade_no: transactionId,
      total_amount: yuan(amount),
      buyer_logon_id: '159****5620',
    };
    return { ...DONE, ...common, trade_status: stateOf(trade), ...paid };
  }

  function close(trade: Trade | undefined): object {
    if (trade === undefined) return refusal('ACQ.TRADE_NOT_EXIST');
    if (trade.paidAt !== undefined || trade.isClosed) return refusal('ACQ.TRADE_STATUS_ERROR');
    trade.isClosed = true;
    return { ...DONE, out_trade_no: trade.outTradeNo, trade_no: trade.transactionId };
  }

  function refund(asked: Asked): object {
    const trade = tradeOf(asked);
    if (trade === undefined) return refusal('ACQ.TRADE_NOT_EXIST');
    if (finished.has(trade.outTradeNo)) return refusal('ACQ.TRADE_HAS_FINISHED');
    const { out_request_no: number, refund_amount: text } = asked;
    const isKnown = ledger.refunds.has(number);
    const done = ledger.refund(trade, number, Number(text.replace('.', '')), clock.now());
    if (done === undefined) return refusal('ACQ.REFUND_AMT_NOT_EQUAL_TOTAL');
    // What has gone back in all, not by this call.
    const sum = yuan(ledger.refunded(trade));
    return {
      ...DONE,
      out_trade_no: trade.outTradeNo,
      trade_no: trade.transactionId,
      fund_change: isKnown ? 'N' : 'Y',
      refund_fee: sum,
    };
  }

  function queryRefund(asked: Asked): object {
    const found = ledger.refunds.get(asked['out_request_no']);
    if (tradeOf(asked) === undefined) return refusal('ACQ.TRADE_NOT_EXIST');
    if (found === undefined) return DONE;
    const { trade, outRefundNo, amount, at } = found;
    const common = {
      out_trade_no: trade.outTradeNo,
      trade_no: trade.transactionId,
      out_request_no: outRefundNo,
    };
    return {
      ...DONE,
      ...common,
      total_amount: yuan(trade.amount),
      refund_amount: yuan(amount),
      refund_status: 'REFUND_SUCCESS',
      gmt_refund_pay: wall(at),
    };
  }

  function billOf(day: string): object {
    const isOf = (at: number | undefined) => at !== undefined && wall(at).startsWith(day);
    const row = (trade: Trade, kind: string, at: number, fen: number, number: string) =>
      [
        `${trade.transactionId}\t`,
        `${trade.outTradeNo}\t`,
        kind,
        trade.title,
        wall(trade.createdAt),
        wall(at),
        '',
        '',
        '',
        '',
        '小明(159****5620)',
      ]
        .concat([
          yuan(fen),
          yuan(fen),
          '0.00',
          '0.00',
          '0.00',
          '0.00',
          '0.00',
          '',
          '0.00',
          '0.00',
          `${number}\t`,
          '-0.01',
          '0.00',
          '',
        ])
        .join(',');
    const rows = [
      ...[...ledger.trades.values()]
        .filter(({ paidAt }) => isOf(paidAt))
        .map((trade) => row(trade, '交易', trade.paidAt ?? 0, trade.amount, '')),
      ...[...ledger.refunds.values()]
        .filter(({ at }) => isOf(at))
        .map(({ trade, at, amount, outRefundNo }) => row(trade, '退款', at, -amount, outRefundNo)),
    ];
    if (rows.length === 0) return refusal('isp.bill_not_exist');
    const names =
      '支付宝交易号,商户订单号,业务类型,商品名称,创建时间,完成时间,门店编号,门店名称,操作员,终端号,对方账户,订单金额（元）,商家实收（元）,支付宝红包（元）,集分宝（元）,支付宝优惠（元）,商家优惠（元）,券核销金额（元）,券名称,商家红包消费金额（元）,卡消费金额（元）,退款批次号/请求号,服务费（元）,分润（元）,备注';
    const table = [
      '#支付宝业务明细查询',
      `#账号：[${ALIPAY.sellerId}0156]`,
      '#-----业务明细列表-----',
      names,
      ...rows,
      '#-----业务明细列表结束-----',
      '',
    ];
    const summary = ['#支付宝业务汇总查询', '门店编号,门店名称,交易订单总笔数', ',合计,1', ''];
    const token = randomBytes(8).toString('hex');
    const files = {
      [`${token}_1.csv`]: encodeGbk(summary.join('\r\n')),
      [`${token}_2.csv`]: encodeGbk(table.join('\r\n')),
    };
    bills.set(token, Buffer.from(zipSync(files)));
    return { ...DONE, bill_download_url: `${server.endpoint}/downloadBill.resource?token=${token}` };
  }

  const METHODS: Record<string, (asked: Asked, notifyUrl: string) => object> = {
    'alipay.trade.precreate': precreate,
    'alipay.trade.query': (asked) => query(tradeOf(asked)),
    'alipay.trade.close': (asked) => close(tradeOf(asked)),
    'alipay.trade.refund': refund,
    'alipay.trade.fastpay.refund.query': queryRefund,
    'alipay.data.dataservice.bill.downloadurl.query': ({ bill_date: day }) => billOf(day),
  };

  function work({ url, body }: Heard): Said {
    const bill = bills.get(url.searchParams.get('token') ?? '');
    if (bill !== undefined) return { status: 200, body: bill };
    const { sign = '', ...asked }: Record<string, string> = {
      ...Object.fromEntries(url.searchParams),
      ...Object.fromEntries(new URLSearchParams(body.toString())),
    };
    const { method = '', biz_content: content = '{}' } = asked;
    const node = `${method.replaceAll('.', '_')}_response`;
    const isTheirs = asked['app_id'] === ALIPAY.appId && asked['sign_type'] === 'RSA2';
    const isNow =
      Math.abs(Date.parse(`${asked['timestamp']?.replace(' ', 'T')}+08:00`) - clock.now()) < 600_000;
    if (!isTheirs || !isNow || !verifiesText(application, signedText(asked), sign))
      return {
        status: 200,
        body: JSON.stringify({ [node]: { ...refusal('isv.invalid-signature'), code: '40002' } }),
      };
    const answer =
      METHODS[method]?.(JSON.parse(content), asked['notify_url'] ?? '') ?? refusal('isv.invalid-method');
    // Slashes come with backslashes, and the signature is over them.
    const text = JSON.stringify(answer).replaceAll('/', String.raw`\/`);
    return { status: 200, body: `{"${node}":${text},"sign":"${signText(own, text)}"}` };
  }
  const server = await serveCompany(work);

  async function send(
    trade: Trade,
    id: string,
    more: Record<string, string>,
    how: Telling,
  ): Promise<boolean> {
    const form: Record<string, string> = {
      notify_id: id,
      notify_type: 'trade_status_sync',
      notify_time: wall(clock.now()),
      charset: 'utf-8',
      version: '1.0',
      app_id: ALIPAY.appId,
      auth_app_id: ALIPAY.appId,
      seller_id: how === 'for-another' ? '2088999999999999' : ALIPAY.sellerId,
      out_trade_no: trade.outTradeNo,
      trade_no: trade.transactionId,
      trade_status: stateOf(trade),
      subject: trade.title,
      total_amount: yuan(trade.amount),
      gmt_create: wall(trade.createdAt),
      fund_bill_list: JSON.stringify([{ amount: yuan(trade.amount), fundChannel: 'ALIPAYACCOUNT' }]),
      ...(trade.paidAt === undefined ? {} : { gmt_payment: wall(trade.paidAt) }),
      ...more,
    };
    const sign = signText(own, signedText(form));
    const sent = how === 'forged' ? { ...form, total_amount: '0.01' } : form;
    const body = new URLSearchParams({ ...sent, sign, sign_type: 'RSA2' }).toString();
    const answer = await post(
      trade.notifyUrl,
      { 'content-type': 'application/x-www-form-urlencoded; charset=utf-8' },
      body,
    );
    return answer.status === 200 && answer.body === 'success';
  }

  return {
    env: {
      PAYMENT_PROVIDERS: 'alipay_precreate',
      ALIPAY_APP_ID: ALIPAY.appId,
      ALIPAY_SELLER_ID: ALIPAY.sellerId,
      ALIPAY_PRIVATE_KEY: privatePem(application),
      ALIPAY_PUBLIC_KEY: publicPem(own),
      ALIPAY_ENDPOINT: server.endpoint,
    },
    ledger,
    heard: server.heard,
    fail: server.fail,
    scan: (outTradeNo) => void scanned.add(outTradeNo),
    finish: (outTradeNo) => void finished.add(outTradeNo),
    pay(outTradeNo, amount) {
      ledger.pay(outTradeNo, clock.now(), amount);
      scanned.add(outTradeNo);
    },
    tell: (outTradeNo, how = 'plain') => {
      const trade = ledger.trade(outTradeNo);
      return send(trade, `${trade.transactionId}-${stateOf(trade)}`, {}, how);
    },
    tellRefund(outRefundNo, how = 'plain') {
      const refunded = ledger.refunds.get(outRefundNo);
      if (refunded === undefined) throw new Error(`no refund ${outRefundNo}`);
      const { trade, refundId, at } = refunded;
      const more = {
        out_biz_no: outRefundNo,
        refund_fee: yuan(ledger.refunded(trade)),
        gmt_refund: `${wall(at)}.123`,
      };
      return send(trade, refundId, more, how);
    },
    registerWebhook: () => undefined,
    stop: server.stop,
  };
}
