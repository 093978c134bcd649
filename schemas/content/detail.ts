/** The parts of a good's detail (D67): facts, teachers, variants, limits, trial and media. */
import { Type, type Static } from 'typebox';
import { field } from '../page/field.ts';
import { ChoiceSchema } from '../page/fragments.ts';
import { MarqueeSchema } from '../shop/marquee.ts';
import { RichTextSchema } from '../text/rich-text-schema.ts';

/** A variant to choose, at what it costs now (D70). */
export const SkuSchema = Type.Object({
  id: Type.String(),
  name: Type.String(),
  /** Fen, what is paid now; and struck through, 0 for none. */
  price: Type.Integer(),
  line_price: Type.Integer(),
  /** How many can still be bought, or ANY_NUMBER. */
  left: Type.Integer(),
  /** Days of study from the payment on; 0 where it does not end. */
  period_days: Type.Integer(),
});
export type SkuOffer = Static<typeof SkuSchema>;

export const TeacherSchema = Type.Object({
  id: field(
    {
      cn: '老师编号',
      en: 'Teacher ID',
      help: { cn: '只有名字时为空', en: 'Empty for a name nothing more is known of' },
    },
    Type.String(),
  ),
  name: field({ cn: '姓名', en: 'Name' }, Type.String()),
  title: field(
    { cn: '头衔', en: 'Role', help: { cn: '几个字说明身份', en: 'What they are, in a few words' } },
    Type.String(),
  ),
  portrait: field({ cn: '头像', en: 'Portrait' }, Type.String()),
  about: field({ cn: '简介', en: 'About' }, Type.String()),
  goods_count: field(
    { cn: '在售商品数', en: 'Goods on sale', help: { cn: '这位老师讲授的', en: 'Those they teach' } },
    Type.Integer(),
  ),
  page_id: field(
    {
      cn: '主页编号',
      en: 'Page ID',
      help: { cn: '老师自己的微页面，没有则为空', en: 'Their own page; empty for none' },
    },
    Type.String(),
  ),
});
export type Teacher = Static<typeof TeacherSchema>;

const OpenedIn = Type.Optional(Type.String({ pattern: '^[A-Za-z0-9_-]{0,64}$' }));

/** What the address says of where a good is opened (M22). */
export const OPENED = {
  /** The course it was opened in. */
  product_id: OpenedIn,
  /** Kept and handed on as the specification has them; here every good belongs to one shop (ADR-483). */
  content_app_id: OpenedIn,
  course_content_app_id: OpenedIn,
  is_mall_course: Type.Optional(Type.Integer({ minimum: 0, maximum: 1 })),
};
const OpenedSchema = Type.Object(OPENED);
export type OpenedFrom = Static<typeof OpenedSchema>;

/** What opens it beside its price (D73). */
export const DetailLimitsSchema = Type.Object({
  is_designated: Type.Boolean(),
  have_password: Type.Boolean(),
  /** The price for super members in fen, 0 for free, where only they may buy it; -1 where everyone may. */
  svip_price: Type.Integer(),
  /** Super members study it for nothing; others buy it. */
  svip_free: Type.Boolean(),
});
export type DetailLimits = Static<typeof DetailLimitsSchema>;

/** What is paid, and for what. */
export const OfferSchema = Type.Object({
  /** The good an order is made for: this one, or the course that contains it where it is not sold alone. */
  goods_id: Type.String(),
  goods_type: Type.Integer(),
  /** Fen, of the cheapest variant, as it is now; and struck through, 0 for none. */
  price: Type.Integer(),
  line_price: Type.Integer(),
  /** `from` where variants differ in price. */
  label: ChoiceSchema(['', 'from']),
  /** One of PAY_STATE as it is now (M234). */
  pay_state: Type.Integer(),
  /** When the sale begins; 0 where it has begun or no time was set. */
  sale_start_ts: Type.Integer(),
  /** One of MARKETING (M235) with its time in unix seconds, 0 for none. */
  marketing: Type.Object({
    type: Type.Integer(),
    price: Type.Integer(),
    start_ts: Type.Integer(),
    end_ts: Type.Integer(),
  }),
});
export type Offer = Static<typeof OfferSchema>;

/** The room of a live; `alive_state` is none (-1) for everything else (M240). */
export const LiveFactsSchema = Type.Object({
  /** One of LIVE_STATE. */
  alive_state: Type.Integer(),
  start_ts: Type.Integer(),
  /** Whether it can be seen again once it is over, and until when; 0 for no end. */
  is_lookback: Type.Boolean(),
  lookback_end_ts: Type.Integer(),
});
export type LiveFacts = Static<typeof LiveFactsSchema>;

/** `preparing`: a film that is being converted, `unprepared`: one that could not be; neither has an address (ADR-465). */
const MEDIA_KINDS = ['text', 'audio', 'video', 'hls', 'live', 'document', 'preparing', 'unprepared'] as const;

const CaptionsSchema = Type.Object({
  /** `cn` or `en`. */
  locale: ChoiceSchema(['cn', 'en']),
  url: Type.String(),
});

/** What is free to everybody of a good that is not. */
export const TrialSchema = Type.Object({
  kind: ChoiceSchema(['none', 'text', 'audio', 'video']),
  /** How much of it; 0 for the whole lesson. */
  seconds: Type.Integer(),
  /** The lesson it is, where the good holds lessons; else empty and 0. */
  lesson_id: Type.String(),
  lesson_type: Type.Integer(),
  lesson_title: Type.String(),
  /** Leads to the whole of it without a script; empty for one that is cut, which goods.detail.get gives. */
  url: Type.String(),
});
export type Trial = Static<typeof TrialSchema>;

/** What may be played or read now, by this person: never part of a refusal (requirement 32). */
export const MediaSchema = Type.Object({
  kind: ChoiceSchema(MEDIA_KINDS),
  /** Empty for a text. */
  url: Type.String(),
  poster: Type.String(),
  captions: Type.Array(CaptionsSchema),
  /** Its parts and where each begins, one WebVTT a language; a client that knows none of it plays it all the same. */
  chapters: Type.Array(CaptionsSchema),
  /** Length of all of it; 0 where it is not known. */
  seconds: Type.Integer(),
  /** An empty tree for what is played. */
  text: RichTextSchema,
  /** Only a preview, of so many seconds; 0 where it is whole. */
  is_preview: Type.Boolean(),
  preview_seconds: Type.Integer(),
  /** Stands over a film while it plays; absent where the shop wants nothing there (D105). */
  marquee: Type.Optional(MarqueeSchema),
  /** When the address stops working, in unix seconds; 0 where it does not. */
  expire_ts: Type.Integer(),
});
export type Media = Static<typeof MediaSchema>;
export type MediaCaptions = Media['captions'];

/** Tabs of a detail that hold something, in their order (M232). */
const DETAIL_TABS = ['summary', 'catalogue', 'comments', 'interaction'] as const;
export type DetailTab = (typeof DETAIL_TABS)[number];

export const TabSchema = Type.Object({
  id: ChoiceSchema(DETAIL_TABS),
  /** Lessons of the catalogue, comments shown; 0 for the others. */
  count: Type.Integer(),
});

/** The price of what has none: it is not sold alone, or not only for super members. */
export const NO_PRICE = -1;
