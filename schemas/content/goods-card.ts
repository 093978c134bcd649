/** A good as lists show it; texts in the language of the request, money in fen (D10). */
import { Type, type Static } from 'typebox';
import { field } from '../page/field.ts';
import { NamedSchema, NumberedSchema } from '../page/fragments.ts';
import type { LocaleText } from '../page/text.ts';
import { MARKETING } from './goods-state.ts';

/** The limits a merchant sets, the one that is judged first standing first: a list of people, a password, a membership. */
export const GOODS_LIMITS = ['designated', 'password', 'svip'] as const;
export type GoodsLimit = (typeof GOODS_LIMITS)[number];

const LIMIT_NAMES: Readonly<Record<GoodsLimit, LocaleText>> = {
  designated: { cn: '指定学员', en: 'Some learners' },
  password: { cn: '需要密码', en: 'With a password' },
  svip: { cn: '超级会员', en: 'Super members' },
};

export const GoodsCardSchema = Type.Object({
  id: field({ cn: '商品编号', en: 'ID of the good' }, Type.String()),
  /** Numeric resource type (M2). */
  type: field(
    {
      cn: '商品类型',
      en: 'Type of good',
      help: {
        cn: '类型编号，如 3 是视频、50 是课程',
        en: 'Number of the type, such as 3 for a video and 50 for a course',
      },
    },
    Type.Integer(),
  ),
  title: field({ cn: '标题', en: 'Title' }, Type.String()),
  summary: field({ cn: '一句话介绍', en: 'Summary' }, Type.String()),
  cover: field({ cn: '封面', en: 'Cover' }, Type.String()),
  price: field(
    { cn: '价格', en: 'Price', help: { cn: '单位是分，0 是免费', en: 'In fen; 0 is free' } },
    Type.Integer(),
  ),
  line_price: field(
    {
      cn: '划线价',
      en: 'Original price',
      help: { cn: '单位是分，0 是没有', en: 'Struck through, in fen; 0 for none' },
    },
    Type.Integer(),
  ),
  /** One of PAY_STATE (M234). */
  pay_state: field(
    {
      cn: '售卖状态',
      en: 'Sale status',
      help: {
        cn: '0 免费，1 待购买，2 停售，3 待开售，4 售罄',
        en: '0 free, 1 on sale, 2 stopped, 3 not yet on sale, 4 sold out',
      },
    },
    Type.Integer(),
  ),
  /** One of MARKETING (M235). */
  marketing_type: field(
    {
      cn: '促销',
      en: 'Promotion',
      help: {
        cn: '3 限时折扣，6 预约，8 限时秒杀，0 和 -1 没有',
        en: '3 discount, 6 booking, 8 flash sale; 0 and -1 none',
      },
    },
    Type.Integer(),
  ),
  marketing_end_ts: field(
    {
      cn: '促销结束时间',
      en: 'Promotion ends',
      help: { cn: 'Unix 时间戳（秒），0 是没有', en: 'In unix seconds; 0 for none' },
    },
    Type.Integer(),
  ),
  student_count: field(
    { cn: '学习人数', en: 'Learners', help: { cn: '0 则不显示', en: 'Not shown when 0' } },
    Type.Integer(),
  ),
  lesson_count: field(
    { cn: '课时数', en: 'Lessons', help: { cn: '0 则不显示', en: 'Not shown when 0' } },
    Type.Integer(),
  ),
  teacher: field({ cn: '老师', en: 'Teacher' }, Type.String()),
  /** One of LIVE_STATE; `none` for what is no live room (M240). */
  alive_state: field(
    {
      cn: '直播状态',
      en: 'Live status',
      help: {
        cn: '0 未开始，1 直播中，3 已结束，-1 不是直播',
        en: '0 to come, 1 on air, 3 over; -1 for what is no live',
      },
    },
    Type.Integer(),
  ),
  start_ts: field(
    {
      cn: '直播开始时间',
      en: 'Live starts',
      help: { cn: 'Unix 时间戳（秒），不是直播则为 0', en: 'In unix seconds; 0 for what is no live' },
    },
    Type.Integer(),
  ),
  svip_free: field({ cn: '超级会员免费', en: 'Free for super members' }, Type.Boolean()),
  /** What opens it beside, or in place of, its price (M194); absent where the price is all. */
  limit: field({ cn: '购买限制', en: 'Limit' }, Type.Optional(NamedSchema(LIMIT_NAMES))),
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
  { cn: '商品范围', en: 'Which goods', control: 'goods-query' },
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
          ref: 'goods',
          help: {
            cn: '来源选“手动选择”时使用，按填写顺序显示',
            en: 'Used when the source is “Picked by hand”, in this order',
          },
        },
        Type.Optional(Type.Array(Type.String({ maxLength: 64 }), { maxItems: 50 })),
      ),
      tag_id: field(
        {
          cn: '标签编号',
          en: 'Tag ID',
          ref: 'tag',
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
