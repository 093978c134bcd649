/** WeChat Pay API v3, native: a code the payer scans with WeChat (D71). */
import { defineProvider } from '#server/kernel/providers.ts';
import type {
  Notification,
  NotificationRequest,
  PaymentProvider,
  PaymentWorld,
} from '../payment-provider.ts';
import type { PaymentEvidence } from '../evidence.ts';
import { expectText, objectOf, readFields, textOf } from './answer-fields.ts';
import { beijingIso } from './beijing-time.ts';
import { closeOrAsk } from './close-or-ask.ts';
import { companyOf, isRefusal, unknownRefund } from './company-call.ts';
import { judgeNotification } from './judge-notification.ts';
import { shorten } from './shorten.ts';
import { wechatCalls } from './wechat-call.ts';
import { wechatBill, wechatPayment, wechatRefund } from './wechat-evidence.ts';
import { readWechatOptions, type WechatPayOptions } from './wechat-options.ts';
import { openResource, verifyWechat } from './wechat-signature.ts';

const NAME = 'wechat_native';
const ENDPOINT = 'https://api.mch.weixin.qq.com';
const TITLE_BYTES = 127;
const REASON_BYTES = 80;
/** No such order, so nobody has paid it. */
const NO_ORDER = 'ORDER_NOT_EXIST';

function openWechatNative(options: WechatPayOptions, { clock, deadlineMs }: PaymentWorld): PaymentProvider {
  const { appId, mchId, apiKey, companyKeys } = options;
  const company = companyOf(NAME, ENDPOINT, { endpoint: options.endpoint, deadlineMs });
  const { call, download } = wechatCalls(company, options, clock);
  const pathOf = (outTradeNo: string) =>
    `/v3/pay/transactions/out-trade-no/${encodeURIComponent(outTradeNo)}`;

  async function query(outTradeNo: string): Promise<PaymentEvidence> {
    try {
      const transaction = await call('GET', `${pathOf(outTradeNo)}?mchid=${encodeURIComponent(mchId)}`);
      expectText(transaction, 'out_trade_no', outTradeNo);
      return wechatPayment(options, transaction).evidence;
    } catch (error) {
      if (isRefusal(error, NO_ORDER)) return { state: 'awaiting' };
      throw error;
    }
  }

  function read({ headers, body }: NotificationRequest): Notification {
    verifyWechat(companyKeys, (name) => String(headers[name] ?? ''), body.bytes, clock.now());
    const event = readFields(body.bytes.toString('utf8'));
    const id = textOf(event, 'id');
    const type = textOf(event, 'event_type');
    if (!/^(TRANSACTION|REFUND)\./.test(type)) return { kind: 'other', id };
    const resource = openResource(apiKey, objectOf(event['resource'], 'resource'));
    if (type.startsWith('TRANSACTION.')) return { kind: 'payment', id, ...wechatPayment(options, resource) };
    expectText(resource, 'mchid', mchId);
    const evidence = wechatRefund(resource, 'refund_status');
    return { kind: 'refund', id, outRefundNo: textOf(resource, 'out_refund_no'), evidence };
  }

  return {
    async begin({ outTradeNo, amount, title, expiresAt, notifyUrl }) {
      const answer = await call('POST', '/v3/pay/transactions/native', {
        appid: appId,
        mchid: mchId,
        description: shorten(title, TITLE_BYTES),
        out_trade_no: outTradeNo,
        time_expire: beijingIso(expiresAt),
        notify_url: notifyUrl,
        amount: { total: amount, currency: 'CNY' },
      });
      return { kind: 'qr', content: textOf(answer, 'code_url') };
    },
    query,
    close: (outTradeNo) =>
      closeOrAsk(
        () => call('POST', `${pathOf(outTradeNo)}/close`, { mchid: mchId }),
        [NO_ORDER, 'ORDER_CLOSED'],
        () => query(outTradeNo),
      ),
    async refund({ outRefundNo, transactionId, amount, total, reason, notifyUrl }) {
      const answer = await call('POST', '/v3/refund/domestic/refunds', {
        transaction_id: transactionId,
        out_refund_no: outRefundNo,
        ...(reason === '' ? {} : { reason: shorten(reason, REASON_BYTES) }),
        notify_url: notifyUrl,
        amount: { refund: amount, total, currency: 'CNY' },
      });
      expectText(answer, 'out_refund_no', outRefundNo);
      return wechatRefund(answer, 'status');
    },
    async queryRefund({ outRefundNo }) {
      try {
        const answer = await call('GET', `/v3/refund/domestic/refunds/${encodeURIComponent(outRefundNo)}`);
        expectText(answer, 'out_refund_no', outRefundNo);
        return wechatRefund(answer, 'status');
      } catch (error) {
        throw isRefusal(error, 'RESOURCE_NOT_EXISTS') ? unknownRefund(NAME) : error;
      }
    },
    readNotification: (request) => judgeNotification(() => read(request)),
    answerNotification: (isKept) =>
      isKept
        ? { status: 204, type: 'application/json', body: '' }
        : { status: 500, type: 'application/json', body: JSON.stringify({ code: 'FAIL', message: '失败' }) },
    async bill(day) {
      try {
        return wechatBill(
          await download(await call('GET', `/v3/bill/tradebill?bill_date=${day}&bill_type=ALL`)),
        );
      } catch (error) {
        if (isRefusal(error, 'NO_STATEMENT_EXIST')) return [];
        throw error;
      }
    },
  };
}

export const provider = defineProvider<WechatPayOptions, PaymentProvider, PaymentWorld>({
  name: NAME,
  read: readWechatOptions,
  open: openWechatNative,
});
