/** The placeholder block: holds the place of what is not there yet (M68). */
import { Type } from 'typebox';
import { field } from '#schemas/page/field.ts';
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
      title: field({ cn: '标题', en: 'Heading' }, Type.Optional(TextSchema({ max: 60 }))),
      hint: field(
        { cn: '提示', en: 'Hint', help: { cn: '标题下方的一句话', en: 'One sentence below the heading' } },
        Type.Optional(TextSchema({ max: 200 })),
      ),
    },
    { additionalProperties: false },
  ),
});
