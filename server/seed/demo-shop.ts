/** One demo shop as plain data; seeding writes it through the same stores a merchant's push uses. */
import type { CommentRow } from '#server/domain/ports/comments.ts';
import type { ConfigKind } from '#server/domain/ports/configs.ts';
import type { CouponRow } from '#server/domain/ports/coupons.ts';
import type { GoodsRow } from '#server/domain/ports/goods.ts';
import type { LearningRow } from '#server/domain/ports/learning.ts';
import type { TagRow } from '#server/domain/ports/listings.ts';
import type { Role } from '#server/domain/ports/users.ts';
import type { Text } from '#schemas/page/text.ts';
import type { ShopInfo } from '#schemas/shop/shop-info.ts';

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

export const NO_DOORS: DemoDoors = { groups: [], passwords: [] };

/** What a demo person has studied; the person is named by the phone. */
export interface DemoRecord extends LearningRow {
  phone: string;
}

export interface DemoShop {
  label: string;
  /** What the switchboard says of it, in both languages. */
  about: { cn: string; en: string };
  info: ShopInfo;
  documents: { kind: ConfigKind; id: string; body: unknown }[];
  goods: GoodsRow[];
  coupons: CouponRow[];
  hotWords: Text[];
  /** Names of tags, in the order readers see them. */
  tags: TagRow[];
  people: DemoPerson[];
  doors: DemoDoors;
  comments: CommentRow[];
  records: DemoRecord[];
}

/** Dates in demo data are relative to `now` (unix milliseconds), so that the demo never ages. */
export type BuildDemoShop = (now: number) => DemoShop;
