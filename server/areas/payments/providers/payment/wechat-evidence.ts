/** What WeChat Pay says of payments, refunds and days, read as evidence. */
import { PaymentUnknown } from '../payment-provider.ts';
import type { BillLine, PaymentEvidence, RefundEvidence } from '../evidence.ts';
import { expectText, objectOf, textOf, wholeOf, type Fields } from './answer-fields.ts';
import { momentOf } from './beijing-time.ts';
import { readBillTable } from './bill-table.ts';
import { fenOf } from './yuan.ts';

/** A transaction, as a query or a notification has it. @throws PaymentUnknown for one of another merchant too */
export function wechatPayment(
  { appId, mchId }: { appId: string; mchId: string },
  transaction: Fields,
): { outTradeNo: string; evidence: PaymentEvidence } {
  expectText(transaction, 'appid', appId);
  expectText(transaction, 'mchid', mchId);
  return { outTradeNo: textOf(transaction, 'out_trade_no'), evidence: evidenceOf(transaction) };
}

function evidenceOf(transaction: Fields): PaymentEvidence {
  const state = textOf(transaction, 'trade_state');
  switch (state) {
    case 'SUCCESS':
    // Paid, and something has gone back since.
    case 'REFUND': {
      const amount = objectOf(transaction['amount'], 'amount');
      return {
        state: 'succeeded',
        transactionId: textOf(transaction, 'transaction_id'),
        amount: wholeOf(amount, 'total'),
        currency: textOf(amount, 'currency'),
        paidAt: momentOf(textOf(transaction, 'success_time')),
      };
    }
    case 'NOTPAY':
    case 'USERPAYING':
    case 'ACCEPT':
      return { state: 'awaiting' };
    case 'CLOSED':
    case 'REVOKED':
      return { state: 'closed' };
    case 'PAYERROR':
      return { state: 'failed', reason: state };
    default:
      throw new PaymentUnknown('another trade_state');
  }
}

/** @param field that holds the state: answers and notifications differ */
export function wechatRefund(refund: Fields, field: 'status' | 'refund_status'): RefundEvidence {
  const state = textOf(refund, field);
  if (state === 'PROCESSING') return { state: 'processing' };
  if (state === 'ABNORMAL' || state === 'CLOSED') return { state: 'failed', reason: state };
  if (state !== 'SUCCESS') throw new PaymentUnknown(`another ${field}`);
  const amount = wholeOf(objectOf(refund['amount'], 'amount'), 'refund');
  return { state: 'succeeded', amount, at: momentOf(textOf(refund, 'success_time')) };
}

export function wechatBill(text: string): BillLine[] {
  return readBillTable(text, '交易时间', '商品名称').flatMap((row): BillLine[] => {
    const state = row('交易状态');
    if (state === 'SUCCESS')
      return [{ kind: 'payment', ours: row('商户订单号'), amount: fenOf(row('订单金额')) }];
    if (state !== 'REFUND' || row('退款状态') === 'FAIL') return [];
    return [{ kind: 'refund', ours: row('商户退款单号'), amount: fenOf(row('申请退款金额')) }];
  });
}
