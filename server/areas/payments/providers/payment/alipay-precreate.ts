/** Alipay, precreate: a code the payer scans with Alipay (D71). No trade exists before the scan. */
import { defineProvider } from '#server/kernel/providers.ts';
import type {
  Notification,
  NotificationRequest,
  PaymentProvider,
  PaymentWorld,
} from '../payment-provider.ts';
import type { PaymentEvidence, RefundEvidence } from '../evidence.ts';
import { alipayCalls } from './alipay-call.ts';
import { alipayBill, alipayPayment } from './alipay-evidence.ts';
import { readAlipayOptions, type AlipayOptions } from './alipay-options.ts';
import { verifiesAlipayForm } from './alipay-signature.ts';
import { expectText, optionalText, textOf, type Fields } from './answer-fields.ts';
import { beijingText, momentOf } from './beijing-time.ts';
import { closeOrAsk } from './close-or-ask.ts';
import { companyOf, isRefusal, unknownRefund } from './company-call.ts';
import { judgeNotification } from './judge-notification.ts';
import { shorten } from './shorten.ts';
import { fenOf, yuanOf } from './yuan.ts';

const NAME = 'alipay_precreate';
const ENDPOINT = 'https://openapi.alipay.com';
const TITLE_BYTES = 256;
/** Nobody has scanned the code, so nobody has paid. */
const NO_TRADE = 'ACQ.TRADE_NOT_EXIST';
const NO_BILL: readonly string[] = ['isp.bill_not_exist', 'BILL_NOT_EXIST'];

/** What a title may not hold, and what would break a line of the bill. */
const plain = (title: string) => title.replaceAll(/[/=&,\s]+/g, ' ');

function openAlipayPrecreate(options: AlipayOptions, { clock, deadlineMs }: PaymentWorld): PaymentProvider {
  const company = companyOf(NAME, ENDPOINT, { endpoint: options.endpoint, deadlineMs });
  const { call, download } = alipayCalls(company, options, clock);

  async function query(outTradeNo: string): Promise<PaymentEvidence> {
    try {
      const trade = await call('alipay.trade.query', { out_trade_no: outTradeNo });
      expectText(trade, 'out_trade_no', outTradeNo);
      return alipayPayment(trade, 'send_pay_date');
    } catch (error) {
      if (isRefusal(error, NO_TRADE)) return { state: 'awaiting' };
      throw error;
    }
  }

  const refundedAt = (answer: Fields) => {
    const at = optionalText(answer, 'gmt_refund_pay');
    return at === undefined ? clock.now() : momentOf(at);
  };

  async function queryRefund({
    outRefundNo,
    outTradeNo,
  }: {
    outRefundNo: string;
    outTradeNo: string;
  }): Promise<RefundEvidence> {
    const answer = await call('alipay.trade.fastpay.refund.query', {
      out_trade_no: outTradeNo,
      out_request_no: outRefundNo,
      query_options: ['gmt_refund_pay'],
    });
    // The answer to a number it never took in is a success without a state.
    if (optionalText(answer, 'refund_status') !== 'REFUND_SUCCESS') throw unknownRefund(NAME);
    expectText(answer, 'out_request_no', outRefundNo);
    return { state: 'succeeded', amount: fenOf(textOf(answer, 'refund_amount')), at: refundedAt(answer) };
  }

  function read({ body }: NotificationRequest): Notification {
    const form = body.form() ?? {};
    if (!verifiesAlipayForm(options.companyKey, form)) return { kind: 'refused', why: 'wrong signature' };
    expectText(form, 'app_id', options.appId);
    const id = textOf(form, 'notify_id');
    if (form['notify_type'] !== 'trade_status_sync') return { kind: 'other', id };
    expectText(form, 'seller_id', options.sellerId);
    // What went back is told by the same kind, as the sum of all refunds; which one it was, queryRefund says.
    const evidence = alipayPayment(form, 'gmt_payment');
    return { kind: 'payment', id, outTradeNo: textOf(form, 'out_trade_no'), evidence };
  }

  return {
    async begin({ outTradeNo, amount, title, expiresAt, notifyUrl }) {
      const content = {
        out_trade_no: outTradeNo,
        total_amount: yuanOf(amount),
        subject: shorten(plain(title), TITLE_BYTES),
        seller_id: options.sellerId,
        time_expire: beijingText(expiresAt),
      };
      const answer = await call('alipay.trade.precreate', content, notifyUrl);
      expectText(answer, 'out_trade_no', outTradeNo);
      return { kind: 'qr', content: textOf(answer, 'qr_code') };
    },
    query,
    close: (outTradeNo) =>
      closeOrAsk(
        () => call('alipay.trade.close', { out_trade_no: outTradeNo }),
        [NO_TRADE],
        () => query(outTradeNo),
      ),
    async refund({ outRefundNo, outTradeNo, amount, reason }) {
      const answer = await call('alipay.trade.refund', {
        out_trade_no: outTradeNo,
        out_request_no: outRefundNo,
        refund_amount: yuanOf(amount),
        ...(reason === '' ? {} : { refund_reason: shorten(reason, TITLE_BYTES) }),
      });
      // Asked again, or no money has moved yet: what became of this one is told by its number.
      if (answer['fund_change'] !== 'Y') return queryRefund({ outRefundNo, outTradeNo });
      return { state: 'succeeded', amount, at: refundedAt(answer) };
    },
    queryRefund,
    readNotification: (request) => judgeNotification(() => read(request)),
    answerNotification: (isKept) => ({ status: 200, type: 'text/plain', body: isKept ? 'success' : 'fail' }),
    async bill(day) {
      const query = { bill_type: 'trade', bill_date: day };
      try {
        return alipayBill(
          await download(await call('alipay.data.dataservice.bill.downloadurl.query', query)),
        );
      } catch (error) {
        if (isRefusal(error, ...NO_BILL)) return [];
        throw error;
      }
    },
  };
}

export const provider = defineProvider<AlipayOptions, PaymentProvider, PaymentWorld>({
  name: NAME,
  read: readAlipayOptions,
  open: openAlipayPrecreate,
});
