/** Counts down to a moment by the server's clock, with words for before and after it (D36, requirement 62). */
import { Type } from 'typebox';
import { buttonField } from '#schemas/page/block-fields.ts';
import { field } from '#schemas/page/field.ts';
import { NamedSchema, withDefault } from '#schemas/page/fragments.ts';
import { defineRenderer } from '#schemas/page/define-renderer.ts';
import { LinkSchema } from '#schemas/page/link.ts';
import { TextSchema } from '#schemas/page/text.ts';

/** The last second of the year 2099 in UTC. */
const LATEST = 4_102_444_799;

export const definition = defineRenderer({
  kind: 'countdown',
  family: 'page',
  title: { cn: '倒计时', en: 'Countdown' },
  description: {
    cn: '倒数到某一时刻：报名截止、开课或活动开始。以服务器时间为准，结束后显示结束语。',
    en: 'Counts to a moment: a deadline, a first lesson, an opening. By the server’s clock; afterwards it says so.',
  },
  offers: 'page-block',
  hydrate: 'visible',
  props: Type.Object(
    {
      to: field(
        {
          cn: '目标时间',
          en: 'Counts down to',
          control: 'moment',
          help: {
            cn: '倒计时到这一刻结束；文件里写 Unix 时间戳（秒）',
            en: 'The moment the countdown ends; in unix seconds in a file',
          },
        },
        Type.Integer({ minimum: 0, maximum: LATEST }),
      ),
      title: field(
        { cn: '标题', en: 'Heading', help: { cn: '告诉学员在等什么', en: 'What learners are waiting for' } },
        TextSchema({ min: 1, max: 80 }),
      ),
      text: field(
        { cn: '说明', en: 'Description', help: { cn: '倒计时期间的一句话', en: 'One sentence until then' } },
        Type.Optional(TextSchema({ max: 200 })),
      ),
      ended: field(
        {
          cn: '结束语',
          en: 'After the end',
          help: {
            cn: '时间到了以后显示，不填则显示“已经结束”',
            en: 'Shown from that moment on; “This has ended” when left out',
          },
        },
        Type.Optional(TextSchema({ max: 120 })),
      ),
      button: buttonField(24, { cn: '需要同时填写链接', en: 'Needs a link' }),
      link: Type.Optional(LinkSchema),
      button_shown: field(
        { cn: '按钮何时显示', en: 'Show button', group: 'visibility' },
        withDefault(
          NamedSchema({
            always: { cn: '一直显示', en: 'Always' },
            before: { cn: '结束前', en: 'Before the end' },
            after: { cn: '结束后', en: 'After the end' },
          }),
          'always',
        ),
      ),
      look: field(
        { cn: '样式', en: 'Style', group: 'style' },
        withDefault(
          NamedSchema({
            card: { cn: '卡片', en: 'Card' },
            band: { cn: '通栏色带', en: 'Band, edge to edge' },
          }),
          'card',
        ),
      ),
    },
    { additionalProperties: false },
  ),
});
