/** Room to breathe between two blocks (D36). */
import { Type } from 'typebox';
import { ChoiceSchema, withDefault } from '#schemas/page/fragments.ts';
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
      size: withDefault(
        ChoiceSchema(['xs', 's', 'm', 'l', 'xl'], 'How much room: 8, 16, 32, 64 or 96 pixels'),
        'm',
      ),
    },
    { additionalProperties: false },
  ),
});
