/** Questions with answers that open one by one, without script (D36). */
import { Type } from 'typebox';
import { headingFields } from '#schemas/page/block-fields.ts';
import { defineRenderer } from '#schemas/page/define-renderer.ts';
import { field } from '#schemas/page/field.ts';
import { NamedSchema, withDefault } from '#schemas/page/fragments.ts';
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
      ...headingFields,
      items: field(
        {
          cn: '问题',
          en: 'Questions',
          help: { cn: '最常问的放在最前面', en: 'Put the most asked first' },
        },
        Type.Array(
          Type.Object(
            {
              question: field(
                {
                  cn: '问题',
                  en: 'Question',
                  help: { cn: '用学员的口吻提问', en: 'As a learner would ask it' },
                },
                TextSchema({ min: 1, max: 120 }),
              ),
              answer: field(
                { cn: '回答', en: 'Answer', help: { cn: '可以换行', en: 'Line breaks are kept' } },
                TextSchema({ min: 1, max: 1200 }),
              ),
            },
            { additionalProperties: false },
          ),
          { minItems: 1, maxItems: 20 },
        ),
      ),
      layout: field(
        { cn: '标题位置', en: 'Heading position', group: 'layout' },
        withDefault(
          NamedSchema({
            side: { cn: '在问题旁边', en: 'Beside the questions' },
            stack: { cn: '在问题上方', en: 'Above the questions' },
          }),
          'side',
        ),
      ),
      open_first: field(
        { cn: '默认展开第一条', en: 'Open the first answer', group: 'behaviour' },
        withDefault(Type.Boolean(), true),
      ),
    },
    { additionalProperties: false },
  ),
});
