/** Alipay's gateway as it answers and tells: verifies what applications sign, signs what it says. */
import { randomBytes } from 'node:crypto';
import { zipSync } from 'fflate';
import type { Clock } from '#server/kernel/clock.ts';
import {
  post,
  serveCompany,
  type CompanyRequest,
  type PaymentCompany,
  type CompanyAnswer,
  type Telling,
} from './company.ts';
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
type AlipayRequest = Record<
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
  const scannedItems = new Set<string>();
  const finishedItems = new Set<string>();
  const bills = new Map<string, Buffer>();

  /** The trade of a number; before the scan there is none. */
  const tradeOf = (request: AlipayRequest): Trade | undefined =>
    scannedItems.has(request['out_trade_no']) ? ledger.trades.get(request['out_trade_no']) : undefined;

  function stateOf(trade: Trade): string {
    if (trade.paidAt === undefined) return trade.isClosed ? 'TRADE_CLOSED' : 'WAIT_BUYER_PAY';
    if (finishedItems.has(trade.outTradeNo)) return 'TRADE_FINISHED';
    return ledger.refundedTotal(trade) === trade.amount ? 'TRADE_CLOSED' : 'TRADE_SUCCESS';
  }

  function precreate(request: AlipayRequest, notifyUrl: string): object {
    const { out_trade_no: outTradeNo, subject: title, total_amount: total, time_expire: expires } = request;
    if (request['seller_id'] !== ALIPAY.sellerId) return refusal('ACQ.INVALID_PARAMETER');
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
    const paidValue =
      paidAt === undefined ? {} : { send_pay_date: wall(paidAt), receipt_amount: yuan(amount) };
    const common = {
      out_trade_no: outTradeNo,
      trade_no: transactionId,
      total_amount: yuan(amount),
      buyer_logon_id: '159****5620',
    };
    return { ...DONE, ...common, trade_status: stateOf(trade), ...paidValue };
  }

  function close(trade: Trade | undefined): object {
    if (trade === undefined) return refusal('ACQ.TRADE_NOT_EXIST');
    if (trade.paidAt !== undefined || trade.isClosed) return refusal('ACQ.TRADE_STATUS_ERROR');
    trade.isClosed = true;
    return { ...DONE, out_trade_no: trade.outTradeNo, trade_no: trade.transactionId };
  }

  function refund(request: AlipayRequest): object {
    const trade = tradeOf(request);
    if (trade === undefined) return refusal('ACQ.TRADE_NOT_EXIST');
    if (finishedItems.has(trade.outTradeNo)) return refusal('ACQ.TRADE_HAS_FINISHED');
    const { out_request_no: number, refund_amount: text } = request;
    const isKnown = ledger.refunds.has(number);
    const doneRefund = ledger.refund(trade, number, Number(text.replace('.', '')), clock.now());
    if (doneRefund === undefined) return refusal('ACQ.REFUND_AMT_NOT_EQUAL_TOTAL');
    // What has gone back in all, not by this call.
    const sum = yuan(ledger.refundedTotal(trade));
    return {
      ...DONE,
      out_trade_no: trade.outTradeNo,
      trade_no: trade.transactionId,
      fund_change: isKnown ? 'N' : 'Y',
      refund_fee: sum,
    };
  }

  function queryRefund(request: AlipayRequest): object {
    const foundRefund = ledger.refunds.get(request['out_request_no']);
    if (tradeOf(request) === undefined) return refusal('ACQ.TRADE_NOT_EXIST');
    if (foundRefund === undefined) return DONE;
    const { trade, outRefundNo, amount, at } = foundRefund;
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

  const METHODS: Record<string, (request: AlipayRequest, notifyUrl: string) => object> = {
    'alipay.trade.precreate': precreate,
    'alipay.trade.query': (request) => query(tradeOf(request)),
    'alipay.trade.close': (request) => close(tradeOf(request)),
    'alipay.trade.refund': refund,
    'alipay.trade.fastpay.refund.query': queryRefund,
    'alipay.data.dataservice.bill.downloadurl.query': ({ bill_date: day }) => billOf(day),
  };

  function work({ url, body }: CompanyRequest): CompanyAnswer {
    const bill = bills.get(url.searchParams.get('token') ?? '');
    if (bill !== undefined) return { status: 200, body: bill };
    const { sign = '', ...request }: Record<string, string> = {
      ...Object.fromEntries(url.searchParams),
      ...Object.fromEntries(new URLSearchParams(body.toString())),
    };
    const { method = '', biz_content: content = '{}' } = request;
    const node = `${method.replaceAll('.', '_')}_response`;
    const isTheirs = request['app_id'] === ALIPAY.appId && request['sign_type'] === 'RSA2';
    const isNow =
      Math.abs(Date.parse(`${request['timestamp']?.replace(' ', 'T')}+08:00`) - clock.now()) < 600_000;
    if (!isTheirs || !isNow || !verifiesText(application, signedText(request), sign))
      return {
        status: 200,
        body: JSON.stringify({ [node]: { ...refusal('isv.invalid-signature'), code: '40002' } }),
      };
    const answer =
      METHODS[method]?.(JSON.parse(content), request['notify_url'] ?? '') ?? refusal('isv.invalid-method');
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
    const payload = how === 'forged' ? { ...form, total_amount: '0.01' } : form;
    const body = new URLSearchParams({ ...payload, sign, sign_type: 'RSA2' }).toString();
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
    requests: server.heard,
    fail: server.fail,
    scan: (outTradeNo) => void scannedItems.add(outTradeNo),
    finish: (outTradeNo) => void finishedItems.add(outTradeNo),
    pay(outTradeNo, amount) {
      ledger.pay(outTradeNo, clock.now(), amount);
      scannedItems.add(outTradeNo);
    },
    notify: (outTradeNo, how = 'plain') => {
      const trade = ledger.trade(outTradeNo);
      return send(trade, `${trade.transactionId}-${stateOf(trade)}`, {}, how);
    },
    tellRefund(outRefundNo, how = 'plain') {
      const refundRow = ledger.refunds.get(outRefundNo);
      if (refundRow === undefined) throw new Error(`no refund ${outRefundNo}`);
      const { trade, refundId, at } = refundRow;
      const more = {
        out_biz_no: outRefundNo,
        refund_fee: yuan(ledger.refundedTotal(trade)),
        gmt_refund: `${wall(at)}.123`,
      };
      return send(trade, refundId, more, how);
    },
    registerWebhook: () => undefined,
    stop: server.stop,
  };
}
