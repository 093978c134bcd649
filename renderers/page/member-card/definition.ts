/** An offer to become a member: what one gets, what it costs, and a friendly word to those who are (D36). */
import { Type } from 'typebox';
import { goodsCardsGet } from '#schemas/api/catalogue/goods.ts';
import { request } from '#schemas/page/data-request.ts';
import { defineRenderer } from '#schemas/page/define-renderer.ts';
import { buttonField } from '#schemas/page/block-fields.ts';
import { field } from '#schemas/page/field.ts';
import { NamedSchema, withDefault } from '#schemas/page/fragments.ts';
import { LinkSchema } from '#schemas/page/link.ts';
import { TextSchema } from '#schemas/page/text.ts';

const BenefitSchema = Type.Object(
  {
    title: field(
      { cn: '权益', en: 'Benefit', help: { cn: '会员能得到什么', en: 'What a member gets' } },
      TextSchema({ min: 1, max: 40 }),
    ),
    text: field(
      { cn: '说明', en: 'Description', help: { cn: '补充一句话', en: 'One sentence more' } },
      Type.Optional(TextSchema({ max: 120 })),
    ),
  },
  { additionalProperties: false },
);

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
      goods_id: field(
        {
          cn: '会员商品编号',
          en: 'ID of the membership',
          ref: 'goods',
          help: {
            cn: '价格和购买页取自这个会员商品',
            en: 'The membership on sale whose price and page are used',
          },
        },
        withDefault(Type.String({ maxLength: 64, pattern: '^[A-Za-z0-9_-]*$' }), ''),
      ),
      title: field({ cn: '会员名称', en: 'Name of the membership' }, TextSchema({ min: 1, max: 60 })),
      subtitle: field(
        {
          cn: '副标题',
          en: 'Subtitle',
          help: { cn: '名称下方的一句话', en: 'One sentence below the name' },
        },
        Type.Optional(TextSchema({ max: 160 })),
      ),
      unit: field(
        {
          cn: '价格单位',
          en: 'Price unit',
          help: { cn: '价格对应多长时间，如“年”', en: 'How long the price is for, such as “year”' },
        },
        Type.Optional(TextSchema({ max: 20 })),
      ),
      benefits: field(
        { cn: '会员权益', en: 'Benefits' },
        Type.Array(BenefitSchema, { minItems: 1, maxItems: 8 }),
      ),
      button: buttonField(32, { cn: '不填则显示“立即开通”', en: '“Become a member” when left out' }),
      link: field(
        {
          cn: '按钮链接',
          en: 'Button link',
          group: 'behaviour',
          help: {
            cn: '不填则打开会员商品的页面',
            en: 'When left out, the page of the membership',
          },
        },
        Type.Optional(LinkSchema),
      ),
      member_text: field(
        {
          cn: '会员看到的文字',
          en: 'Text for members',
          help: { cn: '不填则显示“你已是会员”', en: '“You’re a member” when left out' },
        },
        Type.Optional(TextSchema({ max: 80 })),
      ),
      member_button: field(
        {
          cn: '会员看到的按钮',
          en: 'Button for members',
          help: {
            cn: '没有链接时打开超级会员的页面',
            en: 'Without a link it leads to the page of the super membership',
          },
        },
        Type.Optional(TextSchema({ max: 32 })),
      ),
      member_link: field(
        { cn: '会员按钮链接', en: 'Link for members', group: 'behaviour' },
        Type.Optional(LinkSchema),
      ),
      look: field(
        { cn: '配色', en: 'Colours', group: 'style' },
        withDefault(
          NamedSchema({
            ink: { cn: '深色底', en: 'Light on dark' },
            brand: { cn: '店铺主色底', en: 'On the shop’s colour' },
            paper: { cn: '浅色卡片', en: 'Dark on a light card' },
          }),
          'ink',
        ),
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
