/** The abnormal-situation screen (M68). */
import { Type } from 'typebox';
import { TextSchema } from '#schemas/page/text.ts';
import { defineRenderer } from '#schemas/page/define-renderer.ts';

export const definition = defineRenderer({
  kind: 'abnormal',
  family: 'system',
  title: { cn: '异常页面', en: 'Abnormal situation' },
  description: { cn: '页面出错时显示，可重试', en: 'Shown when a page could not be had; offers another try' },
  offers: 'screen',
  hydrate: 'load',
  props: Type.Object(
    {
      title: Type.Optional(TextSchema({ max: 60 })),
      hint: Type.Optional(TextSchema({ max: 200 })),
      code: Type.Optional(Type.String({ maxLength: 40 })),
      request_id: Type.Optional(Type.String({ maxLength: 80 })),
    },
    { additionalProperties: false },
  ),
  intents: ['page.reload'],
});
