/** A learning path: two to eight numbered steps that lead somewhere (D36). */
import { Type } from 'typebox';
import { headingFields } from '#schemas/page/block-fields.ts';
import { defineRenderer } from '#schemas/page/define-renderer.ts';
import { field } from '#schemas/page/field.ts';
import { LinkSchema } from '#schemas/page/link.ts';
import { TextSchema } from '#schemas/page/text.ts';

const StepSchema = Type.Object(
  {
    title: field({ cn: '步骤名称', en: 'Step' }, TextSchema({ min: 1, max: 60 })),
    text: field(
      { cn: '说明', en: 'Description', help: { cn: '这一步学什么', en: 'What is learned in it' } },
      Type.Optional(TextSchema({ max: 160 })),
    ),
    note: field(
      {
        cn: '小标签',
        en: 'Mark',
        help: { cn: '周数、难度或课时数', en: 'Weeks, level or number of lessons' },
      },
      Type.Optional(TextSchema({ max: 24 })),
    ),
    link: Type.Optional(LinkSchema),
  },
  { additionalProperties: false },
);

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
      ...headingFields,
      steps: field(
        { cn: '步骤', en: 'Steps', help: { cn: '按先后顺序', en: 'In the order they are taken' } },
        Type.Array(StepSchema, { minItems: 2, maxItems: 8 }),
      ),
    },
    { additionalProperties: false },
  ),
});
