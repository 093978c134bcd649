/** A good as lists show it; texts in the language of the request, money in fen (D10). */
import { Type, type Static } from 'typebox';
import { field } from '../page/field.ts';
import { ChoiceSchema, NamedSchema, NumberedSchema } from '../page/fragments.ts';
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

/** The promotions a list may be narrowed to, by number on the wire (M235). */
const PROMOTIONS = {
  [MARKETING.discount]: { cn: '限时折扣', en: 'Discount' },
  [MARKETING.booking]: { cn: '预约', en: 'Booking' },
  [MARKETING.flashSale]: { cn: '限时秒杀', en: 'Flash sale' },
};
type Promotion = (typeof MARKETING)['discount' | 'booking' | 'flashSale'];

/** One list a block asks for; `ids` only with manual, `tag_id` with tag, `type` and `marketing` narrow any source. */
export const GoodsQuerySchema = field(
  { cn: '商品范围', en: 'Which goods' },
  Type.Object(
    {
      source: field(
        { cn: '商品来源', en: 'Source' },
        NamedSchema({
          manual: { cn: '手动选择', en: 'Picked by hand' },
          tag: { cn: '按标签', en: 'By tag' },
          type: { cn: '按类型', en: 'By type' },
          new: { cn: '最新', en: 'Newest' },
          hot: { cn: '最热门', en: 'Most popular' },
          live: { cn: '直播，正在播的在前', en: 'Live rooms, on air first' },
        }),
      ),
      ids: field(
        {
          cn: '商品编号',
          en: 'IDs of the goods',
          help: {
            cn: '来源选“手动选择”时生效，按填写顺序显示',
            en: 'Used when the source is “Picked by hand”, in this order',
          },
        },
        Type.Optional(Type.Array(Type.String({ maxLength: 64 }), { maxItems: 50 })),
      ),
      tag_id: field(
        {
          cn: '标签编号',
          en: 'Tag ID',
          help: { cn: '来源选“按标签”时必填', en: 'Needed when the source is “By tag”' },
        },
        Type.Optional(Type.String({ maxLength: 64 })),
      ),
      type: field(
        {
          cn: '商品类型',
          en: 'Type of goods',
          help: {
            cn: '只显示这一类型，填类型编号，如 3 是视频、50 是课程',
            en: 'Only goods of this type, by its number, such as 3 for videos and 50 for courses',
          },
        },
        Type.Optional(Type.Integer()),
      ),
      marketing: field(
        {
          cn: '促销',
          en: 'Promotions',
          help: { cn: '只显示正在进行这些促销的商品', en: 'Only goods whose promotion runs now' },
        },
        Type.Optional(
          Type.Array(Type.Unsafe<Promotion>(NumberedSchema(PROMOTIONS)), { minItems: 1, maxItems: 3 }),
        ),
      ),
      limit: field(
        {
          cn: '最多显示',
          en: 'How many',
          help: { cn: '商品个数', en: 'Goods at most' },
        },
        Type.Integer({ minimum: 1, maximum: 50 }),
      ),
    },
    { additionalProperties: false },
  ),
);
export type GoodsQuery = Static<typeof GoodsQuerySchema>;
