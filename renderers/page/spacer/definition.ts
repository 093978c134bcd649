/** Room to breathe between two blocks (D36). */
import { Type } from 'typebox';
import { field } from '#schemas/page/field.ts';
import { NamedSchema, withDefault } from '#schemas/page/fragments.ts';
import { defineRenderer } from '#schemas/page/define-renderer.ts';

export const definition = defineRenderer({
  kind: 'spacer',
  family: 'page',
  title: { cn: '留白', en: 'Spacer' },
  description: { cn: '两块内容之间的空隙。', en: 'Empty room between two blocks.' },
  offers: 'page-block',
  hydrate: 'never',
  props: Type.Object(
    {
      size: field(
        { cn: '高度', en: 'Height', group: 'layout' },
        withDefault(
          NamedSchema({
            xs: { cn: '很小，8 像素', en: 'Tiny, 8 px' },
            s: { cn: '小，16 像素', en: 'Small, 16 px' },
            m: { cn: '中，32 像素', en: 'Medium, 32 px' },
            l: { cn: '大，64 像素', en: 'Large, 64 px' },
            xl: { cn: '很大，96 像素', en: 'Huge, 96 px' },
          }),
          'm',
        ),
      ),
    },
    { additionalProperties: false },
  ),
});
