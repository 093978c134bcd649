/** A quiet line between two stretches of the page (D36). */
import { Type } from 'typebox';
import { field } from '#schemas/page/field.ts';
import { NamedSchema, withDefault } from '#schemas/page/fragments.ts';
import { defineRenderer } from '#schemas/page/define-renderer.ts';

export const definition = defineRenderer({
  kind: 'divider',
  family: 'page',
  title: { cn: '分割线', en: 'Divider' },
  description: { cn: '把两段内容轻轻分开。', en: 'Sets two stretches of the page gently apart.' },
  offers: 'page-block',
  hydrate: 'never',
  props: Type.Object(
    {
      look: field(
        { cn: '线条样式', en: 'Line', group: 'style' },
        withDefault(
          NamedSchema({
            line: { cn: '细线', en: 'Thin line' },
            dashed: { cn: '虚线', en: 'Dashes' },
            dots: { cn: '三个点', en: 'Three dots' },
          }),
          'line',
        ),
      ),
      width: field(
        { cn: '宽度', en: 'Width', group: 'layout' },
        withDefault(
          NamedSchema({
            page: { cn: '与内容同宽', en: 'Page column' },
            short: { cn: '居中短线', en: 'Short, in the middle' },
          }),
          'page',
        ),
      ),
    },
    { additionalProperties: false },
  ),
});
