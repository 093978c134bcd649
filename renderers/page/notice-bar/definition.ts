/** One line of news over the page; the rest of the notices open from it, nothing moves by itself (D36, WCAG 2.2.2). */
import { Type, type Static } from 'typebox';
import { field } from '#schemas/page/field.ts';
import { NamedSchema, withDefault } from '#schemas/page/fragments.ts';
import { defineRenderer } from '#schemas/page/define-renderer.ts';
import { LinkSchema } from '#schemas/page/link.ts';
import { TextSchema } from '#schemas/page/text.ts';

const NoticeSchema = Type.Object(
  {
    text: field(
      { cn: '公告内容', en: 'News', help: { cn: '用一句话写完', en: 'In one sentence' } },
      TextSchema({ min: 1, max: 160 }),
    ),
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
      notices: field(
        { cn: '公告', en: 'Notices', help: { cn: '最重要的放在最前面', en: 'Most important first' } },
        Type.Array(NoticeSchema, { minItems: 1, maxItems: 8 }),
      ),
      label: field(
        {
          cn: '标签',
          en: 'Label',
          help: {
            cn: '公告前面的词，不填则显示“公告”',
            en: 'Word in front of the news; “Notice” when left out',
          },
        },
        Type.Optional(TextSchema({ max: 20 })),
      ),
      tone: field(
        { cn: '醒目程度', en: 'Tone', group: 'style' },
        withDefault(
          NamedSchema({
            neutral: { cn: '平淡', en: 'Quiet' },
            brand: { cn: '店铺主色', en: 'The shop’s colour' },
            warning: { cn: '警示', en: 'Warning' },
          }),
          'brand',
        ),
      ),
    },
    { additionalProperties: false },
  ),
});
