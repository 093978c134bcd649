/** What Alipay says of payments, refunds and days, read as evidence. */
import { PaymentUnknown } from '../payment-provider.ts';
import type { BillLine, PaymentEvidence } from '../evidence.ts';
import { optionalText, textOf, type Fields } from './answer-fields.ts';
import { momentOf } from './beijing-time.ts';
import { readBillTable } from './bill-table.ts';
import { fenOf } from './yuan.ts';

/** First column of the table of trades; the summary beside it has none of them. */
export const TRADE_COLUMN = '支付宝交易号';

/**
 * A trade, as a query or a notification has it.
 * @param paidAt the field that is there once it was paid: answers and notifications differ
 * @throws PaymentUnknown
 */
export function alipayPayment(trade: Fields, paidAt: 'send_pay_date' | 'gmt_payment'): PaymentEvidence {
  const state = textOf(trade, 'trade_status');
  if (state === 'WAIT_BUYER_PAY') return { state: 'awaiting' };
  // A trade that was paid is closed too, once all of it has gone back.
  if (state === 'TRADE_CLOSED' && optionalText(trade, paidAt) === undefined) return { state: 'closed' };
  if (!['TRADE_SUCCESS', 'TRADE_FINISHED', 'TRADE_CLOSED'].includes(state))
    throw new PaymentUnknown('another trade_status');
  return {
    state: 'succeeded',
    transactionId: textOf(trade, 'trade_no'),
    amount: fenOf(textOf(trade, 'total_amount')),
    currency: 'CNY',
    paidAt: momentOf(textOf(trade, paidAt)),
  };
}

export function alipayBill(text: string): BillLine[] {
  return readBillTable(text, TRADE_COLUMN, '商品名称').flatMap((row): BillLine[] => {
    const amount = fenOf(row('订单金额（元）'));
    if (row('业务类型') === '交易') return [{ kind: 'payment', ours: row('商户订单号'), amount }];
    if (row('业务类型') !== '退款') return [];
    return [{ kind: 'refund', ours: row('退款批次号/请求号'), amount }];
  });
}
