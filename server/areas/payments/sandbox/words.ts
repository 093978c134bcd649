/** Words of the sandbox cashier. */
import { defineWords } from '#i18n/define-words.ts';

export const cashierWords = defineWords('cashier', {
  cn: {
    title: '模拟收银台',
    about: '这是演示用的收银台，不会产生真实扣款。选择一个结果，店铺会像收到真实通知一样处理。',
    paid: '支付成功',
    failed: '支付失败',
    later: '稍后支付',
    back: '返回订单',
    'ended.succeeded': '这笔订单已支付。',
    'ended.failed': '这次支付没有成功，可回到订单重新支付。',
    'ended.closed': '这笔支付已关闭，无法继续付款。',
  },
  en: {
    title: 'Sandbox cashier',
    about:
      'A cashier for demos: no money moves. Choose a result, and the shop handles it like a real notification.',
    paid: 'Pay',
    failed: 'Fail the payment',
    later: 'Pay later',
    back: 'Back to the order',
    'ended.succeeded': 'This has been paid.',
    'ended.failed': 'This payment did not go through. You can try again from the order.',
    'ended.closed': 'This payment has been closed.',
  },
});
