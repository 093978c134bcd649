/** The people who teach: picture, name, what they do, and where their courses are (D36). */
import { Type } from 'typebox';
import { avatarField, headingFields, moreFields } from '#schemas/page/block-fields.ts';
import { defineRenderer } from '#schemas/page/define-renderer.ts';
import { field } from '#schemas/page/field.ts';
import { LinkSchema } from '#schemas/page/link.ts';
import { TextSchema } from '#schemas/page/text.ts';

const TeacherSchema = Type.Object(
  {
    name: field({ cn: '姓名', en: 'Name' }, TextSchema({ min: 1, max: 60 })),
    role: field(
      { cn: '头衔', en: 'Role', help: { cn: '职业或所教的内容', en: 'What the teacher does' } },
      Type.Optional(TextSchema({ max: 80 })),
    ),
    bio: field(
      { cn: '简介', en: 'About', help: { cn: '几句话', en: 'A few sentences' } },
      Type.Optional(TextSchema({ max: 240 })),
    ),
    avatar: avatarField,
    link: Type.Optional(LinkSchema),
  },
  { additionalProperties: false },
);

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
      ...headingFields,
      ...moreFields,
      teachers: field(
        { cn: '讲师', en: 'Teachers' },
        Type.Array(TeacherSchema, { minItems: 1, maxItems: 12 }),
      ),
    },
    { additionalProperties: false },
  ),
});
