/** A learning path: two to eight numbered steps that lead somewhere (D36). */
import { Type } from 'typebox';
import { headingFields } from '#schemas/page/block-fields.ts';
import { defineRenderer } from '#schemas/page/define-renderer.ts';
import { LinkSchema } from '#schemas/page/link.ts';
import { TextSchema } from '#schemas/page/text.ts';

export const definition = defineRenderer({
  kind: 'steps',
  family: 'page',
  title: { cn: '学习路径', en: 'Learning path' },
  description: {
    cn: '二到八个有先后的步骤，告诉学员从哪里开始、接着学什么。',
    en: 'Two to eight steps in order: where to begin and what comes next.',
  },
  offers: 'page-block',
  hydrate: 'never',
  props: Type.Object(
    {
      ...headingFields('Heading of the path'),
      steps: Type.Array(
        Type.Object(
          {
            title: TextSchema({ min: 1, max: 60, description: 'Name of the step' }),
            text: Type.Optional(TextSchema({ max: 160, description: 'What is learned in it' })),
            note: Type.Optional(TextSchema({ max: 24, description: 'A small mark: weeks, level, lessons' })),
            link: Type.Optional(LinkSchema),
          },
          { additionalProperties: false },
        ),
        { minItems: 2, maxItems: 8, description: 'The steps in order' },
      ),
    },
    { additionalProperties: false },
  ),
});
