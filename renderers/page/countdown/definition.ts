/** Counts down to a moment by the server's clock, with words for before and after it (D36, requirement 62). */
import { Type } from 'typebox';
import { ChoiceSchema, withDefault } from '#schemas/page/fragments.ts';
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
      to: Type.Integer({ minimum: 0, maximum: LATEST, description: 'The moment, in unix seconds' }),
      title: TextSchema({ min: 1, max: 80, description: 'What is being waited for' }),
      text: Type.Optional(TextSchema({ max: 200, description: 'One sentence until then' })),
      ended: Type.Optional(
        TextSchema({ max: 120, description: 'Said from that moment on; “This has ended” when left out' }),
      ),
      button: Type.Optional(TextSchema({ max: 24, description: 'Words of the button; needs a link' })),
      link: Type.Optional(LinkSchema),
      button_shown: withDefault(
        ChoiceSchema(
          ['always', 'before', 'after'],
          'Whether the button waits for the moment or leaves with it',
        ),
        'always',
      ),
      look: withDefault(
        ChoiceSchema(
          ['card', 'band'],
          'A card within the page’s column, or a band of colour from edge to edge',
        ),
        'card',
      ),
    },
    { additionalProperties: false },
  ),
});
