/** One line of news over the page; the rest of the notices open from it, nothing moves by itself (D36, WCAG 2.2.2). */
import { Type, type Static } from 'typebox';
import { ChoiceSchema, withDefault } from '#schemas/page/fragments.ts';
import { defineRenderer } from '#schemas/page/define-renderer.ts';
import { LinkSchema } from '#schemas/page/link.ts';
import { TextSchema } from '#schemas/page/text.ts';

const NoticeSchema = Type.Object(
  {
    text: TextSchema({ min: 1, max: 160, description: 'The news, in one sentence' }),
    link: Type.Optional(LinkSchema),
  },
  { additionalProperties: false },
);
export type Notice = Static<typeof NoticeSchema>;

export const definition = defineRenderer({
  kind: 'notice-bar',
  family: 'page',
  title: { cn: '公告栏', en: 'Notice' },
  description: {
    cn: '一行公告，可带链接；多条公告时其余的点开查看。',
    en: 'One line of news with a link; where there are several, the others open from it.',
  },
  offers: 'page-block',
  hydrate: 'never',
  props: Type.Object(
    {
      notices: Type.Array(NoticeSchema, {
        minItems: 1,
        maxItems: 8,
        description: 'The news, most important first',
      }),
      label: Type.Optional(
        TextSchema({ max: 20, description: 'Word in front of the news; “Notice” when left out' }),
      ),
      tone: withDefault(ChoiceSchema(['neutral', 'brand', 'warning'], 'How loud it is'), 'brand'),
    },
    { additionalProperties: false },
  ),
});
