/** A quiet line between two stretches of the page (D36). */
import { Type } from 'typebox';
import { ChoiceSchema, withDefault } from '#schemas/page/fragments.ts';
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
      look: withDefault(
        ChoiceSchema(['line', 'dashed', 'dots'], 'A thin line, dashes, or three dots'),
        'line',
      ),
      width: withDefault(
        ChoiceSchema(['page', 'short'], 'As wide as the column, or a short stroke in its middle'),
        'page',
      ),
    },
    { additionalProperties: false },
  ),
});
