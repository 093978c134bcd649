/** What the learner was studying, and the way back into it (D36, D82): their own, so never part of a shared page. */
import { Type } from 'typebox';
import { learnRecordsGet } from '#schemas/api/learning/records.ts';
import { headingField, moreFields } from '#schemas/page/block-fields.ts';
import { request } from '#schemas/page/data-request.ts';
import { defineRenderer } from '#schemas/page/define-renderer.ts';
import { ChoiceSchema, withDefault } from '#schemas/page/fragments.ts';

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
      title: headingField('Heading above the courses'),
      ...moreFields,
      limit: withDefault(
        Type.Integer({ minimum: 1, maximum: 12, description: 'How many of the latest are shown' }),
        3,
      ),
      signed_out: withDefault(
        ChoiceSchema(['invite', 'nothing'], 'What strangers see: an invitation to log in, or nothing at all'),
        'nothing',
      ),
    },
    { additionalProperties: false },
  ),
  data: ({ limit }) => ({ records: request(learnRecordsGet, { page: 1, page_size: limit }) }),
});
