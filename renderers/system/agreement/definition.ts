/** An agreement somebody accepts with a login (M289): the same page for all shops until a merchant writes one. */
import { Type } from 'typebox';
import { defineRenderer } from '#schemas/page/define-renderer.ts';

export const definition = defineRenderer({
  kind: 'agreement',
  family: 'system',
  title: { cn: '协议', en: 'Agreement' },
  description: { cn: '登录时接受的协议全文', en: 'The full text of an agreement accepted with a login' },
  offers: 'screen',
  hydrate: 'never',
  props: Type.Object(
    {
      agreement: Type.Union([
        Type.Literal('charge'),
        Type.Literal('privacy'),
        Type.Literal('merchant_privacy'),
      ]),
      /** The address says the language of the text, whatever the language of the page (M289). */
      language: Type.Union([Type.Literal('cn'), Type.Literal('en')]),
    },
    { additionalProperties: false },
  ),
});
