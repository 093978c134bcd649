/** The screen of content the PC shop cannot show (M30, D21). */
import { Type } from 'typebox';
import { defineRenderer } from '#schemas/page/define-renderer.ts';
import { withDefault } from '#schemas/page/fragments.ts';

export const definition = defineRenderer({
  kind: 'unsupport',
  family: 'system',
  title: { cn: 'PC 暂不支持', en: 'Not supported on PC' },
  description: {
    cn: 'PC 店铺暂不支持的内容：说出它是什么，扫码到手机查看',
    en: 'Content the PC shop cannot show: what it is, and a code that opens it on a phone',
  },
  offers: 'screen',
  hydrate: 'idle',
  intents: ['page.back'],
  props: Type.Object(
    {
      id: withDefault(
        Type.String({
          pattern: '^[A-Za-z0-9_-]{0,64}$',
          description: 'Id of the content; empty where nobody knows',
        }),
        '',
      ),
      type: withDefault(
        Type.Integer({ minimum: 0, maximum: 999, description: 'Resource type; 0 where nobody knows' }),
        0,
      ),
      name: withDefault(
        Type.String({ maxLength: 120, description: 'What the link calls it, as plain text' }),
        '',
      ),
    },
    { additionalProperties: false },
  ),
});
