/** One demo shop as plain data; seeding writes it through the same stores a merchant's push uses. */
import type { CommentRow } from '#server/areas/comments/store/comment-rows.ts';
import type { ConfigKind } from '#server/areas/pages/store/config-rows.ts';
import type { CouponRow } from '#server/areas/coupons/store/coupon-rows.ts';
import type { EntitlementSource } from '#server/areas/access/store/entitlement-rows.ts';
import type { GoodsRow } from '#schemas/content/goods-row.ts';
import type { LearningRow } from '#server/areas/learning/store/learning-rows.ts';
import type { Role } from '#server/areas/identity/ports/users.ts';
import type { ExamTables } from '#schemas/exam/tables.ts';
import type { Text } from '#schemas/page/text.ts';
import type { TaskWritten } from '#schemas/task/task-file.ts';
import type { ShopInfo } from '#schemas/shop/shop-info.ts';
import type { DemoDetails } from './demo-details.ts';
import type { GoodsTables } from '#schemas/goods-table/tables.ts';

/** Who publishes what the demo publishes. */
export const DEMO_AUTHOR = 'Lectern';

/** What every demo person logs in with; the switchboard says so. */
export const DEMO_PASSWORD = 'learn123';

export interface DemoPerson {
  phone: string;
  nickname: string;
  avatar: string;
  roles: Role[];
  /** Absent for most: they log in by phone. */
  email?: string;
}

/** What opens the shop's zones besides their documents (D38). */
export interface DemoDoors {
  /** Learners of a group, by phone. */
  groups: { id: string; phones: string[] }[];
  /** Told on the switchboard alone. */
  passwords: { zone_id: string; password: string }[];
}

/** What was bought by a demo person or given to them, the person named by the phone. */
export interface DemoRight {
  phone: string;
  resource_id: string;
  source: EntitlementSource;
  /** Empty where no order stands behind it. */
  order_id: string;
  /** Unix milliseconds; null where it does not end, or was not taken back. */
  from: number;
  to: number | null;
  revoked_at: number | null;
}

/** What limits goods beside their price, and who was given what (D72, D73). */
export interface DemoRights {
  limits: {
    goods_id: string;
    /** Told on the switchboard alone. */
    password?: string;
    svip_price?: number;
    /** Phones of the people it is for. */
    // oxlint-disable-next-line names/no-bare-participle -- the name it has in the stored rows
    designated?: string[];
  }[];
  entitlements: DemoRight[];
}

/** How many learners gave a good one star, two, three, four and five; who they are is not kept. */
export interface DemoRatings {
  goods_id: string;
  stars: number[];
}

/** What a demo person has studied; the person is named by the phone. */
export interface DemoRecord extends Omit<LearningRow, 'content_app_id' | 'alive_type' | 'alive_state'> {
  phone: string;
}

/** A certificate a demo person has and shows; the person is named by the phone, the time is in unix milliseconds. */
export interface DemoCertificate {
  phone: string;
  number: string;
  goods_id: string;
  name: string;
  issued_at: number;
  seconds: number;
}

/** How long a demo person studied on a day; a moment of it in unix milliseconds. */
export interface DemoStudyDay {
  phone: string;
  resource_id: string;
  product_id: string;
  day: number;
  minutes: number;
}

/** A task with what demo people handed in, each named by the phone; moments in unix milliseconds. */
export interface DemoTask {
  task: Omit<TaskWritten, 'due'>;
  /** Null where it is due at no time. */
  dueAt: number | null;
  answers: {
    phone: string;
    state: number;
    answer?: string;
    options?: number[];
    saved_at: number;
    is_late?: boolean;
    score?: number;
    comment?: string;
    decided_at?: number;
  }[];
}

/** A live room with what was said in it; moments in unix milliseconds, those of events from its beginning. */
export interface DemoRoom {
  alive_id: string;
  alive_type: number;
  /** Null where it has not begun. */
  startedAt: number | null;
  /** How long it was; 0 while it goes on. */
  seconds: number;
  view_count: number;
  slow_seconds: number;
  events: { at: number; kind: 'text' | 'system'; phone?: string; content: string; phase?: 'begin' }[];
}

export interface DemoShop {
  label: string;
  /** What the switchboard says of it, in both languages. */
  about: { cn: string; en: string };
  info: ShopInfo;
  documents: { kind: ConfigKind; id: string; body: unknown }[];
  goods: GoodsRow[];
  details: DemoDetails;
  exams: ExamTables;
  coupons: CouponRow[];
  hotWords: Text[];
  /** What it sells as tables, of which `goods`, `details`, `coupons` and the limits of `rights` are made. */
  tables: GoodsTables;
  people: DemoPerson[];
  doors: DemoDoors;
  rights: DemoRights;
  comments: CommentRow[];
  ratings: DemoRatings[];
  records: DemoRecord[];
  certificates: DemoCertificate[];
  studyDays: DemoStudyDay[];
  tasks: DemoTask[];
  rooms: DemoRoom[];
}

/** Dates in demo data are relative to `now` (unix milliseconds), so that the demo never ages. */
export type BuildDemoShop = (now: number) => DemoShop;
