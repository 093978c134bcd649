/** Goods as visitors see them: cards, detail page, type, lessons, and what else to look at. */
import { Type } from 'typebox';
import { GOODS_INTERFACE_VERSION } from '../../constants.ts';
import { AccessSchema } from '../../content/access.ts';
import {
  DetailLimitsSchema,
  LiveFactsSchema,
  MediaSchema,
  OfferSchema,
  SkuSchema,
  TabSchema,
  TeacherSchema,
  TrialSchema,
} from '../../content/detail.ts';
import { DISPLAY_STATES, LIVE_LABELS, PRIMARY_ACTIONS } from '../../content/display-state.ts';
import { GoodsCardSchema, GoodsQuerySchema } from '../../content/goods-card.ts';
import { GOODS_FACTS, GoodsStateSchema } from '../../content/goods-facts.ts';
import { GoodsId, GoodsType } from '../../content/goods-id.ts';
import { DirectoryNodeSchema, OutlineNodeSchema } from '../../content/outline.ts';
import { Flag } from '../../flag.ts';
import { RefundTermsSchema } from '../../order/refund-rule.ts';
import { ChoiceSchema } from '../../page/fragments.ts';
import { RichTextSchema } from '../../text/rich-text-schema.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { ListSchema, PAGE_INPUT } from '../list.ts';

/** What every answer about one good says of it. */
const GOODS_HEAD = {
  id: Type.String(),
  type: Type.Integer(),
  title: Type.String(),
  summary: Type.String(),
  cover: Type.String(),
};

/** GET-like read of goods for any number of lists at once: lists[i] answers queries[i]; calls of one page are merged. */
export const goodsCardsGet = defineEndpoint({
  name: 'goods.cards.get',
  area: 'catalogue',
  summary: 'Cards of goods for one or more lists; a good that is gone or delisted is left out.',
  method: 'POST',
  input: Type.Object({ queries: Type.Array(GoodsQuerySchema, { maxItems: 100 }) }),
  data: Type.Object({ lists: Type.Array(Type.Array(GoodsCardSchema)) }),
  access: 'anyone',
  gate: 'read',
  batch: { input: 'queries', data: 'lists' },
  tags: (_input, data) => ['goods', ...data.lists.flat().map((card) => `goods:${card.id}`)],
});

const AppId = Type.String({ pattern: '^[A-Za-z0-9_-]{0,64}$' });
const Percent = Type.Integer({ minimum: 0, maximum: 100 });

/** A good as its viewer may have it (D67): their price, rights and progress, and what they may play. */
export const goodsDetailGet = defineEndpoint({
  name: 'goods.detail.get',
  area: 'catalogue',
  version: GOODS_INTERFACE_VERSION,
  summary:
    'One good for the person asking; `media` is there only where they may study it or a preview is left. A good that was taken down answers 40410, but to whom it belongs.',
  method: 'POST',
  input: Type.Object({
    goods_id: GoodsId,
    goods_type: GoodsType,
    /** The course it was opened in; one that does not hold it counts for nothing. */
    product_id: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9_-]{0,64}$' })),
    content_app_id: Type.Optional(AppId),
    course_content_app_id: Type.Optional(AppId),
    is_mall_course: Type.Optional(Flag),
  }),
  data: Type.Object({
    goods: Type.Object({
      ...GOODS_HEAD,
      /** 1 while it can be bought or taken. */
      sale_status: Flag,
      state: GoodsStateSchema,
      is_free: Flag,
      /** 1 where lists name it and no list of people limits it. */
      is_public: Flag,
      have_password: Flag,
      teacher: Type.Array(TeacherSchema),
      student_count: Type.Integer(),
      tags: Type.Array(Type.String()),
    }),
    price: Type.Object({
      default: Type.Object({
        price: Type.Integer(),
        line_price: Type.Integer(),
        label: ChoiceSchema(['', 'from']),
      }),
      /** The price of this lesson alone; -1 where it is not sold alone. */
      single: Type.Object({ price: Type.Integer() }),
    }),
    /** One of PAY_STATE as it is now (M234). */
    pay_state: Type.Integer(),
    marketing: Type.Object({
      /** One of MARKETING (M235). */
      type: Type.Integer(),
      price: Type.Integer(),
      /** In the shop's time and in unix seconds; empty and 0 for none. */
      start_at: Type.String(),
      start_ts: Type.Integer(),
      end_at: Type.String(),
      end_ts: Type.Integer(),
      /** How many are left of all variants together; -1 for any number. */
      stock: Type.Integer(),
    }),
    live: LiveFactsSchema,
    access: AccessSchema,
    /** The viewer owns it, bought or given (M224). */
    /** The viewer's unpaid order; absent where there is none. */
    open_order: Type.Optional(
      Type.Object({ order_id: Type.String(), amount: Type.Integer(), expire_ts: Type.Integer() }),
    ),
    is_purchased: Flag,
    /** The viewer has used up the free preview. */
    is_preview_used: Flag,
    /** What its page and its cards say of it, by `displayOf`. */
    display: Type.Object({
      state: ChoiceSchema(DISPLAY_STATES),
      live: ChoiceSchema(LIVE_LABELS),
      action: ChoiceSchema(PRIMARY_ACTIONS),
      is_enabled: Type.Boolean(),
      needs_login: Type.Boolean(),
    }),
    media: Type.Optional(MediaSchema),
    /** Lessons in all. */
    catalogue_count: Type.Integer(),
    learn: Type.Object({
      progress: Percent,
      max_progress: Percent,
      /** In its own unit: seconds, or pixels of a text. */
      last_position: Type.Integer(),
      is_finish: Flag,
      /** Of what holds lessons, how many there are and how many are finished (D81). */
      lesson_count: Type.Integer(),
      finished_count: Type.Integer(),
      /** The lesson studied last, where it holds lessons; else empty and 0. */
      lesson_id: Type.String(),
      lesson_type: Type.Integer(),
      lesson_title: Type.String(),
    }),
    tabs: Type.Array(TabSchema),
    preheat: Type.Object({ enabled: Flag, threshold_s: Type.Integer(), threshold_pct: Percent }),
    /** In the shop's time, and in unix seconds. */
    server_time: Type.String(),
    server_ts: Type.Integer(),
  }),
  codes: ['delisted'],
  access: 'anyone',
  gate: 'read',
  perLearner: true,
});

/** Everything on a good's page that is the same for all visitors (M21, D67); goods.detail.get answers what depends on the viewer. */
export const goodsPageGet = defineEndpoint({
  name: 'goods.page.get',
  alsoNamed: ['goods.sku_list.get'],
  area: 'catalogue',
  summary:
    'The page of a good, the same for all. 40400 where there is none, with goods_type where it is one of another type; 40410 where it was taken down.',
  input: Type.Object({ goods_id: GoodsId, goods_type: GoodsType }),
  data: Type.Object({
    goods: Type.Object({
      ...GOODS_HEAD,
      /** `hidden` opens by its link alone: no list and no search engine names it. */
      state: ChoiceSchema(['on', 'hidden']),
      is_free: Type.Boolean(),
      have_password: Type.Boolean(),
      student_count: Type.Integer(),
      tags: Type.Array(Type.Object({ id: Type.String(), title: Type.String() })),
      ...GOODS_FACTS,
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
    /** The number of visible comments, and the mean of their ratings in tenths of 1 to 5; 0 without a rating. */
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

/** The type of a good by its id, for links that carry no type (D20). */
export const goodsTypeGet = defineEndpoint({
  name: 'goods.type.get',
  area: 'catalogue',
  summary: 'Numeric resource type of a good.',
  input: Type.Object({ goods_id: GoodsId }),
  data: Type.Object({ goods_type: Type.Integer() }),
  codes: ['not-found'],
  access: 'anyone',
  gate: 'read',
  tags: (input) => [`goods:${input.goods_id}`],
});

/** The outline of a course as its viewer sees it (D67): what is open, what is locked and why, and their progress. */
export const goodsDirectoryGet = defineEndpoint({
  name: 'goods.directory.get',
  area: 'catalogue',
  summary:
    'Nodes below `parent_id`, or at the top, each followed by the first of those below it. `total` counts the nodes of that one level.',
  method: 'POST',
  input: Type.Object({
    goods_id: GoodsId,
    parent_id: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9_-]{0,200}$' })),
    ...PAGE_INPUT,
  }),
  data: ListSchema(DirectoryNodeSchema, {}),
  codes: ['delisted'],
  access: 'anyone',
  gate: 'read',
  perLearner: true,
});

/** Goods that belong to a good: the courses and columns that hold it, then what is near it (M224, "about products"). */
export const goodsAboutGet = defineEndpoint({
  name: 'goods.about.get',
  alsoNamed: ['goods.about_products.get'],
  area: 'catalogue',
  summary: 'Courses and columns on sale that hold a good, then goods of its first tag and popular ones.',
  input: Type.Object({ goods_id: GoodsId, goods_type: GoodsType }),
  data: Type.Object({ list: Type.Array(GoodsCardSchema) }),
  codes: ['delisted'],
  access: 'anyone',
  gate: 'read',
});
