/** The placeholder block: holds the place of what is not there yet (M68). */
import { Type } from 'typebox';
import { TextSchema } from '#schemas/page/text.ts';
import { defineRenderer } from '#schemas/page/define-renderer.ts';

export const definition = defineRenderer({
  kind: 'placeholder',
  family: 'system',
  title: { cn: '占位区块', en: 'Placeholder' },
  description: { cn: '为尚未上线的内容占位', en: 'Holds the place of what is not there yet' },
  offers: 'page-block',
  hydrate: 'never',
  props: Type.Object(
    {
      title: Type.Optional(TextSchema({ max: 60 })),
      hint: Type.Optional(TextSchema({ max: 200 })),
    },
    { additionalProperties: false },
  ),
});
