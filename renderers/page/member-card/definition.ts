/** An offer to become a member: what one gets, what it costs, and a friendly word to those who are (D36). */
import { Type } from 'typebox';
import { goodsCardsGet } from '#schemas/api/catalogue/goods.ts';
import { request } from '#schemas/page/data-request.ts';
import { defineRenderer } from '#schemas/page/define-renderer.ts';
import { ChoiceSchema, withDefault } from '#schemas/page/fragments.ts';
import { LinkSchema } from '#schemas/page/link.ts';
import { TextSchema } from '#schemas/page/text.ts';

export const definition = defineRenderer({
  kind: 'member-card',
  family: 'page',
  title: { cn: '会员卡', en: 'Member card' },
  description: {
    cn: '会员权益与开通入口，价格取自会员商品；已是会员的学员看到的是会员标识。',
    en: 'What members get and the way in, with the price of the membership. Members see that they are one.',
  },
  offers: 'page-block',
  hydrate: 'visible',
  uses: ['account'],
  intents: ['membership.ask'],
  props: Type.Object(
    {
      goods_id: withDefault(
        Type.String({
          maxLength: 64,
          pattern: '^[A-Za-z0-9_-]*$',
          description: 'Id of the membership on sale: its price and its page are used',
        }),
        '',
      ),
      title: TextSchema({ min: 1, max: 60, description: 'Name of the membership' }),
      subtitle: Type.Optional(TextSchema({ max: 160, description: 'One sentence below the name' })),
      unit: Type.Optional(TextSchema({ max: 20, description: 'How long the price is for, e.g. “a year”' })),
      benefits: Type.Array(
        Type.Object(
          {
            title: TextSchema({ min: 1, max: 40, description: 'What a member gets' }),
            text: Type.Optional(TextSchema({ max: 120, description: 'One sentence more' })),
          },
          { additionalProperties: false },
        ),
        { minItems: 1, maxItems: 8, description: 'The benefits, first to last' },
      ),
      button: Type.Optional(
        TextSchema({ max: 32, description: 'Words of the button; “Join” when left out' }),
      ),
      link: Type.Optional(LinkSchema),
      member_text: Type.Optional(
        TextSchema({ max: 80, description: 'Said to members; “You are a member” when left out' }),
      ),
      member_button: Type.Optional(
        TextSchema({
          max: 32,
          description:
            'Words of a button for members; without a link it leads to the page of the super membership',
        }),
      ),
      member_link: Type.Optional(LinkSchema),
      look: withDefault(
        ChoiceSchema(
          ['ink', 'brand', 'paper'],
          'Light on dark, on the shop’s colour, or dark on a light card',
        ),
        'ink',
      ),
    },
    { additionalProperties: false },
  ),
  data: ({ goods_id: id }) => ({
    goods: request(goodsCardsGet, {
      queries: id === '' ? [] : [{ source: 'manual', ids: [id], limit: 1 }],
    }),
  }),
});
