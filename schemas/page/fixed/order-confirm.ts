/** Fixed screen: confirming an order. */
import { openingSoon } from './opening-soon.ts';

export const orderConfirm = openingSoon({
  id: 'order-confirm',
  title: { cn: '确认订单', en: 'Confirm your order' },
  about: {
    cn: '核对课程、价格和优惠券，并选择支付方式。',
    en: 'What you buy, what it costs with your coupons, and how you pay.',
  },
});
