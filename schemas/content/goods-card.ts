/** A good as lists show it; texts in the language of the request, money in fen (D10). */
import { Type, type Static } from 'typebox';
import { ChoiceSchema } from '../page/fragments.ts';
import { MARKETING } from './goods-state.ts';

/** The limits a merchant sets, the one that is judged first standing first: a list of people, a password, a membership. */
export const GOODS_LIMITS = ['designated', 'password', 'svip'] as const;
export type GoodsLimit = (typeof GOODS_LIMITS)[number];

export const GoodsCardSchema = Type.Object({
  id: Type.String(),
  /** Numeric resource type (M2). */
  type: Type.Integer(),
  title: Type.String(),
  summary: Type.String(),
  cover: Type.String(),
  /** Fen; 0 is free. */
  price: Type.Integer(),
  /** Struck-through price in fen, 0 for none. */
  line_price: Type.Integer(),
  /** One of PAY_STATE (M234). */
  pay_state: Type.Integer(),
  /** One of MARKETING (M235). */
  marketing_type: Type.Integer(),
  /** Unix seconds the running marketing ends at, 0 for none. */
  marketing_end_ts: Type.Integer(),
  student_count: Type.Integer(),
  lesson_count: Type.Integer(),
  teacher: Type.String(),
  /** One of LIVE_STATE; `none` for what is no live room (M240). */
  alive_state: Type.Integer(),
  /** Unix seconds a live starts at, 0 otherwise. */
  start_ts: Type.Integer(),
  /** True where super-VIP members study for free. */
  svip_free: Type.Boolean(),
  /** What opens it beside, or in place of, its price (M194); absent where the price is all. */
  limit: Type.Optional(ChoiceSchema(GOODS_LIMITS)),
});
export type GoodsCard = Static<typeof GoodsCardSchema>;

/** One list a block asks for; `ids` only with manual, `tag_id` with tag, `type` and `marketing` narrow any source. */
export const GoodsQuerySchema = Type.Object(
  {
    source: ChoiceSchema(
      ['manual', 'tag', 'type', 'new', 'hot', 'live'],
      'Where the goods come from: picked by hand, a tag, a type, the newest, the most popular, or live rooms with those on air first',
    ),
    ids: Type.Optional(
      Type.Array(Type.String({ maxLength: 64 }), {
        maxItems: 50,
        description: 'Goods picked by hand, in order',
      }),
    ),
    tag_id: Type.Optional(Type.String({ maxLength: 64, description: 'The tag, for goods of a tag' })),
    type: Type.Optional(Type.Integer({ description: 'Only goods of this resource type' })),
    marketing: Type.Optional(
      Type.Array(
        Type.Union([
          Type.Literal(MARKETING.discount),
          Type.Literal(MARKETING.booking),
          Type.Literal(MARKETING.flashSale),
        ]),
        {
          minItems: 1,
          maxItems: 3,
          description: 'Only goods whose promotion runs now: discount 3, booking 6, flash sale 8',
        },
      ),
    ),
    limit: Type.Integer({ minimum: 1, maximum: 50, description: 'How many at most' }),
  },
  { additionalProperties: false, description: 'Which goods' },
);
export type GoodsQuery = Static<typeof GoodsQuerySchema>;
