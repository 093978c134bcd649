/** The people who teach: picture, name, what they do, and where their courses are (D36). */
import { Type } from 'typebox';
import { headingFields, moreFields } from '#schemas/page/block-fields.ts';
import { defineRenderer } from '#schemas/page/define-renderer.ts';
import { ImageUrlSchema } from '#schemas/page/fragments.ts';
import { LinkSchema } from '#schemas/page/link.ts';
import { TextSchema } from '#schemas/page/text.ts';

export const definition = defineRenderer({
  kind: 'teacher-list',
  family: 'page',
  title: { cn: '讲师列表', en: 'Teachers' },
  description: {
    cn: '展示一到十二位讲师：头像、姓名、头衔与简介。',
    en: 'One to twelve teachers: picture, name, role and a few sentences.',
  },
  offers: 'page-block',
  hydrate: 'never',
  props: Type.Object(
    {
      ...headingFields('Heading above the teachers'),
      ...moreFields,
      teachers: Type.Array(
        Type.Object(
          {
            name: TextSchema({ min: 1, max: 60, description: 'Name of the teacher' }),
            role: Type.Optional(TextSchema({ max: 80, description: 'What the teacher does' })),
            bio: Type.Optional(TextSchema({ max: 240, description: 'A few sentences' })),
            avatar: Type.Optional(
              ImageUrlSchema('Square portrait; the first letter of the name stands in for it'),
            ),
            link: Type.Optional(LinkSchema),
          },
          { additionalProperties: false },
        ),
        { minItems: 1, maxItems: 12, description: 'The teachers, first to last' },
      ),
    },
    { additionalProperties: false },
  ),
});
