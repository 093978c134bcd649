/** What is said of refunds, everywhere from the one rule (D132): beside a price, on the way to pay, and with an order. */
import type { Locale } from '#schemas/locale.ts';
import type { RefundRule } from '#schemas/order/refund-rule.ts';
import { defineWords } from '#i18n/define-words.ts';

const refundWords = defineWords('refund', {
  cn: {
    days_other: '购买后 {{count}} 天内且开始学习的课时不超过 {{share}}%，可全额退款',
    after: '之后可向商家申请',
    request: '不支持无理由退款，可向商家申请',
    none: '购买后不支持退款',
  },
  en: {
    days_one: 'Full refund within {{count}} day if no more than {{share}}% of the lessons have been started',
    days_other:
      'Full refund within {{count}} days if no more than {{share}}% of the lessons have been started',
    after: 'after that, on request',
    request: 'No automatic refunds; you can ask the seller',
    none: 'No refunds after purchase',
  },
});

/** One line without a full stop. */
export function sayRefundRule({ days, share, by_request: byRequest }: RefundRule, locale: Locale): string {
  const t = refundWords.in(locale);
  if (days === 0) return t(byRequest ? 'request' : 'none');
  const within = t('days', { count: days, share });
  const mark = locale === 'cn' ? '；' : '; ';
  return byRequest ? `${within}${mark}${t('after')}` : within;
}
