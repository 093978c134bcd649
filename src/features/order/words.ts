/** What orders are called wherever they are shown: their states, and the ways to pay. */
import { defineWords } from '#i18n/define-words.ts';

export const orderWords = defineWords('order', {
  cn: {
    unpaid: '待支付',
    paid: '已支付',
    timedOut: '超时未支付，已关闭',
    cancelled: '已取消',
    refunding: '退款处理中',
    refundFailed: '退款失败',
    refunded: '已退款',
    partRefunded: '已部分退款',
    sandbox: '模拟收银台',
    manual: '转账付款',
    wechat_native: '微信支付',
    alipay_precreate: '支付宝',
    stripe_checkout: '银行卡（Stripe）',
    otherWay: '其他方式',
  },
  en: {
    unpaid: 'Awaiting payment',
    paid: 'Paid',
    timedOut: 'Closed: not paid in time',
    cancelled: 'Cancelled',
    refunding: 'Refund in progress',
    refundFailed: 'Refund failed',
    refunded: 'Refunded',
    partRefunded: 'Partly refunded',
    sandbox: 'Sandbox cashier',
    manual: 'Bank transfer',
    wechat_native: 'WeChat Pay',
    alipay_precreate: 'Alipay',
    stripe_checkout: 'Card (Stripe)',
    otherWay: 'Another way',
  },
});

const WAYS = ['sandbox', 'manual', 'wechat_native', 'alipay_precreate', 'stripe_checkout'] as const;

/** The word for a way to pay by the name the installation gives it. */
export function wayKey(name: string): (typeof WAYS)[number] | 'otherWay' {
  return WAYS.find((way) => way === name) ?? 'otherWay';
}
