/** The page of one order of one's own: where it stands, how it is paid, its receipt and invoice, and the way to the money back (D71). */
import { Type } from 'typebox';
import { orderCancel, orderDetailGet, orderPay, orderStatus } from '#schemas/api/orders/orders.ts';
import { orderInvoiceAsk } from '#schemas/api/orders/invoices.ts';
import { orderRefundApply } from '#schemas/api/orders/refunds.ts';
import { OrderIdSchema, ProviderNameSchema } from '#schemas/order/order.ts';
import { defineRenderer } from '#schemas/page/define-renderer.ts';

export const definition = defineRenderer({
  kind: 'order-page',
  family: 'orders',
  title: { cn: '订单详情', en: 'An order' },
  description: {
    cn: '一笔订单：状态、倒计时、支付、收据、发票和退款进度',
    en: 'One order: its state, the time left to pay, payment, receipt, invoice and the progress of refunds',
  },
  offers: 'screen',
  uses: ['order'],
  hydrate: 'load',
  actions: {
    detail: { endpoint: orderDetailGet },
    status: { endpoint: orderStatus },
    pay: { endpoint: orderPay },
    cancel: { endpoint: orderCancel },
    refund: { endpoint: orderRefundApply },
    invoice: { endpoint: orderInvoiceAsk },
  },
  intents: ['page.go', 'message.ask', 'message.toast'],
  props: Type.Object(
    {
      order_id: OrderIdSchema,
      /** The way to pay that was chosen on the page before: it is begun at once; empty for none. */
      pay: Type.Union([Type.Literal(''), ProviderNameSchema]),
    },
    { additionalProperties: false },
  ),
});
