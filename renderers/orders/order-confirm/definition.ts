/** The screen on which one good is bought, or taken where it costs nothing (D70, D71, D74). */
import { Type } from 'typebox';
import { orderCreate, orderPay, orderQuoteGet } from '#schemas/api/orders/orders.ts';
import { defineRenderer } from '#schemas/page/define-renderer.ts';

export const definition = defineRenderer({
  kind: 'order-confirm',
  family: 'orders',
  title: { cn: '确认订单', en: 'Confirm an order' },
  description: {
    cn: '购买前的最后一页：商品、规格、优惠券、支付方式、退款说明和应付金额',
    en: 'The last page before paying: the good, its variants, coupons, ways to pay, refund terms and what is to be paid',
  },
  offers: 'screen',
  uses: ['order'],
  hydrate: 'load',
  actions: {
    quote: { endpoint: orderQuoteGet },
    create: { endpoint: orderCreate },
    pay: { endpoint: orderPay },
  },
  intents: ['page.go'],
  props: Type.Object(
    {
      /** Empty where the address names no good. */
      goods_id: Type.String({ pattern: '^[A-Za-z0-9_-]{0,64}$' }),
      goods_type: Type.Integer({ minimum: 0, maximum: 999 }),
    },
    { additionalProperties: false },
  ),
});
