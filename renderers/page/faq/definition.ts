/** Questions with answers that open one by one, without script (D36). */
import { Type } from 'typebox';
import { headingFields } from '#schemas/page/block-fields.ts';
import { defineRenderer } from '#schemas/page/define-renderer.ts';
import { ChoiceSchema, withDefault } from '#schemas/page/fragments.ts';
import { TextSchema } from '#schemas/page/text.ts';

export const definition = defineRenderer({
  kind: 'faq',
  family: 'page',
  title: { cn: '常见问题', en: 'Questions' },
  description: {
    cn: '一问一答，点开查看答案，没有脚本时也能展开。',
    en: 'Questions whose answers open one by one, also where scripts are off.',
  },
  offers: 'page-block',
  hydrate: 'never',
  props: Type.Object(
    {
      ...headingFields('Heading of the questions'),
      items: Type.Array(
        Type.Object(
          {
            question: TextSchema({
              min: 1,
              max: 120,
              description: 'The question, as a learner would ask it',
            }),
            answer: TextSchema({ min: 1, max: 1200, description: 'The answer; line breaks are kept' }),
          },
          { additionalProperties: false },
        ),
        { minItems: 1, maxItems: 20, description: 'The questions, most asked first' },
      ),
      layout: withDefault(
        ChoiceSchema(['side', 'stack'], 'Heading beside the questions, or above them'),
        'side',
      ),
      open_first: withDefault(Type.Boolean({ description: 'The first answer stands open' }), true),
    },
    { additionalProperties: false },
  ),
});
