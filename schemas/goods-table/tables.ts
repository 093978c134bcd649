/**
 * The tables a shop's goods are exchanged in, each a list of flat rows: a file of JSON or CSV, and the body of a call
 * (ADR-300). A field that is left out is ordinary; an export writes none that is.
 */
import { Type, type Static, type TSchema } from 'typebox';
import type { GoodsFacts } from '../content/goods-facts.ts';
import {
  AnyId,
  Choice,
  Clock,
  Count,
  EndMoment,
  Fen,
  Flag,
  File,
  Id,
  Ids,
  Line,
  NumberChoice,
  Phone,
  Picture,
  StartMoment,
  table,
  Words,
} from './fields.ts';
import {
  COUPON_STATE_WORDS,
  GOODS_STATE_WORDS,
  GOODS_TYPE_WORDS,
  LESSON_TYPE_WORDS,
  LEVEL_WORDS,
  LIVE_STATE_WORDS,
  MARKETING_WORDS,
  OUTLINE_KIND_WORDS,
  PAY_STATE_WORDS,
  TERM_OPENS_WORDS,
} from './table-choices.ts';

const TITLE_MAX = 120;
const HTML_MAX = 100_000;

/** What is played or read, of goods and lessons that are one piece. */
const PIECE = {
  media: Type.Optional(File),
  media_medium: Type.Optional(File),
  media_small: Type.Optional(File),
  seconds: Type.Optional(Count('时长（秒）', 'Write its length in whole seconds')),
  poster: Type.Optional(Picture),
  captions_cn: Type.Optional(File),
  captions_en: Type.Optional(File),
  chapters_cn: Type.Optional(File),
  chapters_en: Type.Optional(File),
  text: Type.Optional(Words(HTML_MAX)),
  try_seconds: Type.Optional(Count('前多少秒可免费试看', 'Write how many seconds are free')),
};
/** Where none of them is written there is no such piece. */
export const PIECE_FIELDS = [
  'media',
  'media_medium',
  'media_small',
  'seconds',
  'poster',
  'captions_cn',
  'captions_en',
  'chapters_cn',
  'chapters_en',
  'text',
  'try_seconds',
] as const satisfies readonly (keyof typeof PIECE)[];

/** What its own page tells as it is written here. */
const FACTS = {
  level: Type.Optional(Choice(LEVEL_WORDS)),
  language: Type.Optional(Line(35, '语言标记，如 zh-CN', 'Write a language tag like zh-CN')),
} satisfies Record<keyof GoodsFacts, TSchema>;

const GoodsLineSchema = table({
  id: AnyId,
  type: NumberChoice(GOODS_TYPE_WORDS),
  title: Words(TITLE_MAX, 1),
  summary: Type.Optional(Words(500)),
  cover: Type.Optional(Picture),
  price: Fen,
  line_price: Type.Optional(Fen),
  svip_price: Type.Optional(Fen),
  svip_free: Type.Optional(Flag),
  gives_svip: Type.Optional(Flag),
  state: Type.Optional(Choice(GOODS_STATE_WORDS)),
  pay_state: Type.Optional(NumberChoice(PAY_STATE_WORDS)),
  marketing_type: Type.Optional(NumberChoice(MARKETING_WORDS)),
  marketing_end: Type.Optional(EndMoment),
  sale_start: Type.Optional(StartMoment),
  alive_state: Type.Optional(NumberChoice(LIVE_STATE_WORDS)),
  start: Type.Optional(StartMoment),
  is_lookback: Type.Optional(Flag),
  lookback_end: Type.Optional(EndMoment),
  gives_certificate: Type.Optional(Flag),
  lesson_count: Type.Optional(
    Count(
      '课时数，仅用于还没有目录的课程',
      'Write how many lessons it will have; once it has an outline, that is counted',
    ),
  ),
  tags: Type.Optional(Ids('标签编号的列表', 'Write ids of tags')),
  teachers: Type.Optional(Ids('老师编号的列表', 'Write ids of teachers')),
  teacher: Type.Optional(Words(TITLE_MAX)),
  introduction: Type.Optional(Words(HTML_MAX)),
  ...FACTS,
  refund_days: Type.Optional(Count('多少天内可退款', 'Write within how many days money is given back', 3650)),
  refund_terms: Type.Optional(Words(2000)),
  password: Type.Optional(
    Line(64, '课程密码，不超过 64 个字符', 'Write a password of at most 64 characters'),
  ),
  password_hash: Type.Optional(
    Type.String({
      // What it costs to judge is what the server itself would have chosen (requirement 23), and no file's choice.
      pattern: '^\\$argon2id\\$v=19\\$m=19456,t=2,p=1\\$[A-Za-z0-9+/]{22}\\$[A-Za-z0-9+/]{43}$',
      maxLength: 100,
      description: 'Leave it as an export wrote it, or write a password instead',
      'x-description': {
        cn: '保持导出时的内容，或改写 password',
        en: 'Leave it as an export wrote it, or write a password instead',
      },
    }),
  ),
  designated: Type.Optional(
    Type.Array(Type.String({ minLength: 1, maxLength: 200 }), {
      maxItems: 5000,
      uniqueItems: true,
      description: 'Write phones, group:<id> or department:<path>',
      'x-description': {
        cn: '手机号、group:分组编号 或 department:部门路径 的列表',
        en: 'Write phones, group:<id> or department:<path>',
      },
    }),
  ),
  is_designated: Type.Optional(Flag),
  ...PIECE,
});

const OutlineLineSchema = table({
  goods_id: AnyId,
  id: AnyId,
  kind: Type.Optional(Choice(OUTLINE_KIND_WORDS)),
  parent_id: Type.Optional(Id('所在章节的编号', 'Write the id of the chapter or section it stands in')),
  title: Words(TITLE_MAX, 1),
  resource_id: Type.Optional(Id('课时对应的商品编号', 'Write the id of the good the lesson is')),
  type: Type.Optional(NumberChoice(LESSON_TYPE_WORDS)),
  summary: Type.Optional(Words(500)),
  is_try: Type.Optional(Flag),
  try_only_seconds: Type.Optional(Count('试学的前多少秒', 'Write how many seconds of it are the trial')),
  unlock: Type.Optional(StartMoment),
  unlock_day: Type.Optional(
    Count('训练营的第几天打开', 'Write the day of the camp it opens on, from 1', 1000),
  ),
  is_required: Type.Optional(Flag),
  ...PIECE,
});

/** A term of a camp (D87): its days are counted from the one it starts on. */
const TermLineSchema = table({
  goods_id: AnyId,
  id: AnyId,
  title: Type.Optional(Words(TITLE_MAX)),
  start: StartMoment,
  end: EndMoment,
  opens: Type.Optional(Choice(TERM_OPENS_WORDS)),
  opens_at: Type.Optional(Clock),
  group_name: Type.Optional(Words(TITLE_MAX)),
  group_qr: Type.Optional(Picture),
  group_note: Type.Optional(Words(500)),
});

const SkuLineSchema = table({
  goods_id: AnyId,
  id: AnyId,
  name: Words(TITLE_MAX, 1),
  price: Fen,
  line_price: Type.Optional(Fen),
  stock: Type.Optional(
    Count('库存总数，不填为不限', 'Write how many there are in all; leave it out for any number'),
  ),
  period_days: Type.Optional(
    Count('学习天数，不填为长期', 'Write for how many days; leave it out for always', 36_500),
  ),
});

const CouponLineSchema = table({
  id: AnyId,
  title: Words(TITLE_MAX, 1),
  amount: Fen,
  threshold: Type.Optional(Fen),
  total: Type.Optional(Count('发放总数，0 为不限', 'Write how many there are in all, 0 for any number')),
  use_total: Type.Optional(
    Count('可用总数，0 为不限', 'Write how many may be used in all, 0 for each one claimed'),
  ),
  goods_ids: Type.Optional(Ids('可用商品编号的列表，不填为全店', 'Write ids of goods; leave it out for all')),
  start: StartMoment,
  end: EndMoment,
  state: Type.Optional(Choice(COUPON_STATE_WORDS)),
});

const TeacherLineSchema = table({
  id: AnyId,
  name: Words(TITLE_MAX, 1),
  title: Type.Optional(Words(TITLE_MAX)),
  portrait: Type.Optional(Picture),
  about: Type.Optional(Words(5000)),
  page_id: Type.Optional(Id('微页面编号', 'Write the id of a page of the shop')),
});

/** A person given access without a sale: bought elsewhere, given, or paid by their company (ADR-301). */
const MemberLineSchema = table({
  goods_id: AnyId,
  phone: Phone('手机号', 'Write a phone'),
  until: Type.Optional(EndMoment),
});

const TagLineSchema = table({ id: AnyId, title: Words(TITLE_MAX, 1) });

/** By the name of the file each is kept in; what is named by others stands first. */
export const TABLE_SCHEMAS = {
  tags: TagLineSchema,
  teachers: TeacherLineSchema,
  goods: GoodsLineSchema,
  outline: OutlineLineSchema,
  terms: TermLineSchema,
  skus: SkuLineSchema,
  coupons: CouponLineSchema,
  members: MemberLineSchema,
} as const;

export type GoodsLine = Static<typeof GoodsLineSchema>;
export type OutlineLine = Static<typeof OutlineLineSchema>;
export type TermLine = Static<typeof TermLineSchema>;
export type SkuLine = Static<typeof SkuLineSchema>;
export type CouponLine = Static<typeof CouponLineSchema>;
export type TeacherLine = Static<typeof TeacherLineSchema>;
export type MemberLine = Static<typeof MemberLineSchema>;
export type TagLine = Static<typeof TagLineSchema>;

export interface GoodsTables {
  tags: TagLine[];
  teachers: TeacherLine[];
  goods: GoodsLine[];
  outline: OutlineLine[];
  terms: TermLine[];
  skus: SkuLine[];
  coupons: CouponLine[];
  members: MemberLine[];
}
export type TableName = keyof GoodsTables;
export const TABLE_NAMES = [
  'tags',
  'teachers',
  'goods',
  'outline',
  'terms',
  'skus',
  'coupons',
  'members',
] as const satisfies readonly TableName[];
