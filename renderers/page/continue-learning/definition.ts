/** What the learner was studying, and the way back into it (D36, D82): their own, so never part of a shared page. */
import { Type } from 'typebox';
import { learnRecordsGet } from '#schemas/api/learning/records.ts';
import { headingField, limitField, moreFields } from '#schemas/page/block-fields.ts';
import { request } from '#schemas/page/data-request.ts';
import { defineRenderer } from '#schemas/page/define-renderer.ts';
import { field } from '#schemas/page/field.ts';
import { NamedSchema, withDefault } from '#schemas/page/fragments.ts';

export const definition = defineRenderer({
  kind: 'continue-learning',
  family: 'page',
  title: { cn: '继续学习', en: 'Continue learning' },
  description: {
    cn: '登录的学员看到自己最近学的内容和进度，一步回到上次的位置。',
    en: 'Whoever is logged in sees what they studied last and how far they came, one step from going on.',
  },
  offers: 'page-block',
  hydrate: 'idle',
  intents: ['login.open'],
  props: Type.Object(
    {
      title: headingField(),
      ...moreFields,
      limit: limitField(
        { cn: '最近学过的课程，几门', en: 'Courses studied last' },
        { maximum: 12, value: 3 },
      ),
      signed_out: field(
        { cn: '未登录时', en: 'When logged out', group: 'visibility' },
        withDefault(
          NamedSchema({
            invite: { cn: '邀请登录', en: 'Invite to log in' },
            nothing: { cn: '不显示', en: 'Show nothing' },
          }),
          'nothing',
        ),
      ),
    },
    { additionalProperties: false },
  ),
  data: ({ limit }) => ({ records: request(learnRecordsGet, { page: 1, page_size: limit }) }),
});
