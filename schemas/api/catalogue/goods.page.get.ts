/** Everything a good's own page tells everybody alike (M21, D67): what depends on who reads it is goods.detail.get. */
import { Type } from 'typebox';
import { GoodsCardSchema } from '../../content/goods-card.ts';
import {
  DetailLimitsSchema,
  LiveFactsSchema,
  OfferSchema,
  SkuSchema,
  TabSchema,
  TeacherSchema,
  TrialSchema,
} from '../../content/detail.ts';
import { GoodsId, GoodsType } from '../../content/goods-id.ts';
import { OutlineNodeSchema } from '../../content/outline.ts';
import { ChoiceSchema } from '../../page/fragments.ts';
import { RichTextSchema } from '../../text/rich-text-schema.ts';
import { RefundTermsSchema } from '../../order/refund-rule.ts';
import { defineEndpoint } from '../define-endpoint.ts';

export const goodsPageGet = defineEndpoint({
  name: 'goods.page.get',
  alsoNamed: ['goods.sku_list.get'],
  area: 'catalogue',
  summary:
    'The page of a good, the same for all. 40400 where there is none, with goods_type where it is one of another type; 40410 where it was taken down.',
  input: Type.Object({ goods_id: GoodsId, goods_type: GoodsType }),
  data: Type.Object({
    goods: Type.Object({
      id: Type.String(),
      type: Type.Integer(),
      title: Type.String(),
      summary: Type.String(),
      cover: Type.String(),
      /** `hidden` opens by its link alone: no list and no search engine names it. */
      state: ChoiceSchema(['on', 'hidden']),
      is_free: Type.Boolean(),
      have_password: Type.Boolean(),
      student_count: Type.Integer(),
      tags: Type.Array(Type.Object({ id: Type.String(), title: Type.String() })),
      level: ChoiceSchema(['', 'starter', 'middle', 'expert']),
      /** Language it is taught in, as BCP 47; empty where nobody said. */
      language: Type.String(),
      lesson_count: Type.Integer(),
      /** Of all lessons together; 0 where no length is known. */
      seconds: Type.Integer(),
      updated_ts: Type.Integer(),
    }),
    live: LiveFactsSchema,
    teachers: Type.Array(TeacherSchema),
    offer: OfferSchema,
    /** One at least; of what `offer` names. */
    skus: Type.Array(SkuSchema),
    limits: DetailLimitsSchema,
    introduction: RichTextSchema,
    /** On which terms the money is given back. */
    refund: RefundTermsSchema,
    trial: TrialSchema,
    /** Comments shown; and the mean of those that rate, in tenths of 1 to 5, 0 while nobody did. */
    reviews: Type.Object({
      count: Type.Integer(),
      rating_count: Type.Integer(),
      rating_tenths: Type.Integer(),
      /** How many gave one star, two, three, four and five. */
      rating_stars: Type.Array(Type.Integer()),
    }),
    /** Its first nodes in their order, each followed by those below it; more by goods.directory.get. */
    outline: Type.Object({
      list: Type.Array(OutlineNodeSchema),
      /** Nodes at the top in all. */
      total: Type.Integer(),
      has_more: Type.Boolean(),
    }),
    tabs: Type.Array(TabSchema),
    related: Type.Array(GoodsCardSchema),
    /** Courses and columns on sale that hold it. */
    parents: Type.Array(GoodsCardSchema),
    server_ts: Type.Integer(),
  }),
  codes: ['delisted'],
  access: 'anyone',
  gate: 'read',
  tags: (input, data) => [
    'goods',
    `comments:${input.goods_id}`,
    ...[input.goods_id, ...[...data.related, ...data.parents].map(({ id }) => id)].map((id) => `goods:${id}`),
  ],
});
