/** What to know before one buys: the terms of refunds in the merchant's words (D39). */
import { Type } from 'typebox';
import { defineRenderer } from '#schemas/page/define-renderer.ts';

export const definition = defineRenderer({
  kind: 'detail-notice',
  family: 'detail',
  title: { cn: '购前须知', en: 'Before you buy' },
  description: { cn: '退款期限与退款说明', en: 'How long refunds may be asked for, and on which terms' },
  offers: 'detail-tab',
  hydrate: 'never',
  props: Type.Object(
    {
      refund: Type.Object({
        days: Type.Integer({ minimum: 0, description: 'Days a refund may be asked for; 0 for none' }),
        terms: Type.String({ description: 'The terms in words' }),
      }),
    },
    { additionalProperties: false },
  ),
});
