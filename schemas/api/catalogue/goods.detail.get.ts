/** A good as the person asking may have it (D67): its price, what they may do, how far they are, and what they may play. */
import { Type } from 'typebox';
import { AccessSchema } from '../../content/access.ts';
import { LiveFactsSchema, MediaSchema, TabSchema, TeacherSchema } from '../../content/detail.ts';
import { DISPLAY_STATES, LIVE_LABELS, PRIMARY_ACTIONS } from '../../content/display-state.ts';
import { GoodsId, GoodsType } from '../../content/goods-id.ts';
import { GOODS_INTERFACE_VERSION } from '../../constants.ts';
import { Flag } from '../../flag.ts';
import { ChoiceSchema } from '../../page/fragments.ts';
import { defineEndpoint } from '../define-endpoint.ts';

const AppId = Type.String({ pattern: '^[A-Za-z0-9_-]{0,64}$' });
const Percent = Type.Integer({ minimum: 0, maximum: 100 });

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
      id: Type.String(),
      type: Type.Integer(),
      title: Type.String(),
      summary: Type.String(),
      cover: Type.String(),
      /** 1 while it can be bought or taken. */
      sale_status: Flag,
      state: ChoiceSchema(['on', 'hidden', 'off']),
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
      /** Of this lesson by itself; -1 where it is not sold so. */
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
    /** Theirs by a right of their own, bought or given (M224). */
    /** An order of theirs that waits to be paid; absent where none does. */
    open_order: Type.Optional(
      Type.Object({ order_id: Type.String(), amount: Type.Integer(), expire_ts: Type.Integer() }),
    ),
    is_purchased: Flag,
    /** They have seen all that is free of it. */
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
