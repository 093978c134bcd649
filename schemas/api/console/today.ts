/** The first screen of the desk: what happened today and what waits for the merchant, each part for the roles that may see it (D138). */
import { Type, type Static } from 'typebox';
import type { DeskScope } from '../../console/roles.ts';
import { defineConsoleCall } from './define-console-call.ts';

const Count = Type.Integer({ minimum: 0 });

/** Parts of the screen; each is read by the area that keeps what it counts. */
const TODAY = {
  orders: Type.Object({
    /** Made today, and paid today. */
    created: Count,
    paid: Count,
    /** Not paid yet, of whatever day; `transfers`: those of them a transfer is announced for. */
    unpaid: Count,
    transfers: Count,
  }),
  /** Fen that came in and went back today. */
  revenue: Type.Object({ charged: Count, refunded: Count }),
  /** Requests that wait for a decision, and refunds a payment company did not make. */
  refunds: Type.Object({ waiting: Count, failed: Count }),
  invoices: Type.Object({ waiting: Count }),
  /** Comments that wait to be shown, and those written today. */
  comments: Type.Object({ waiting: Count, created: Count }),
  /** Answers to tasks that wait for a review. */
  tasks: Type.Object({ waiting: Count }),
  /** Attempts with essays that wait for a reader. */
  exams: Type.Object({ waiting: Count }),
  certificates: Type.Object({ issued: Count }),
  /** Rooms that are on air or announced for today, the first to begin first; at most 20. */
  live: Type.Object({
    rooms: Type.Array(
      Type.Object({
        alive_id: Type.String(),
        title: Type.String(),
        /** See LIVE_STATE. */
        alive_state: Type.Integer(),
        /** Unix seconds. */
        start_ts: Type.Integer(),
      }),
    ),
  }),
  /** Documents with a draft, those that go live by themselves, and scheduled prices and coupons that could not. */
  pages: Type.Object({ drafts: Count, scheduled: Count, blocked: Count }),
  /** Goods on sale that are low in stock, and those whose offer ends soon: the filters of `console.goods.list`. */
  goods: Type.Object({ low_stock: Count, offers_ending: Count }),
  /** Jobs of the installation that failed for good. */
  jobs: Type.Object({ failed: Count }),
  /** Films and recordings that are being converted, and those that failed. */
  media: Type.Object({ converting: Count, failed: Count }),
};
const TodaySchema = Type.Object(TODAY);
export type Today = Static<typeof TodaySchema>;
export type TodayPart = keyof Today;

/** The scope a part needs, beside that of the call. */
export const TODAY_SCOPES: Readonly<Record<TodayPart, DeskScope>> = {
  orders: 'orders.read',
  revenue: 'reports',
  refunds: 'orders.read',
  invoices: 'orders.read',
  comments: 'comments',
  tasks: 'teaching',
  exams: 'teaching',
  certificates: 'teaching',
  live: 'live',
  pages: 'pages',
  goods: 'goods.write',
  jobs: 'installation',
  media: 'media',
};

const isPart = (name: string): name is TodayPart => Object.hasOwn(TODAY_SCOPES, name);
export const TODAY_PARTS: readonly TodayPart[] = Object.keys(TODAY_SCOPES).filter(isPart);

export const consoleTodayGet = defineConsoleCall({
  name: 'console.today.get',
  area: 'console',
  scope: 'today',
  writes: false,
  summary:
    'What happened today, in the shop’s zone, and what waits for the merchant. Parts the caller has no scope for are absent.',
  input: {},
  data: Type.Object({
    /** `2026-11-27` */
    day: Type.String(),
    ...Type.Partial(TodaySchema).properties,
  }),
});
