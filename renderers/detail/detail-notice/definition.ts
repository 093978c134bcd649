/** What to know before one buys: the terms of refunds in the merchant's words (D39). */
import { Type } from 'typebox';
import { RefundTermsSchema } from '#schemas/order/refund-rule.ts';
import { defineRenderer } from '#schemas/page/define-renderer.ts';
import { field } from '#schemas/page/field.ts';

export const definition = defineRenderer({
  kind: 'detail-notice',
  family: 'detail',
  title: { cn: '购前须知', en: 'Before you buy' },
  description: { cn: '退款期限与退款说明', en: 'How long refunds may be asked for, and on which terms' },
  offers: 'detail-tab',
  hydrate: 'never',
  props: Type.Object(
    {
      refund: field({ cn: '退款规则', en: 'Refund terms' }, RefundTermsSchema),
    },
    { additionalProperties: false },
  ),
});
