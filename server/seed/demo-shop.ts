/** One demo shop as plain data; seeding writes it through the same stores a merchant's push uses. */
import type { ConfigKind, CouponRow, GoodsRow, Role, TagRow } from '#server/domain/ports.ts';
import type { Text } from '#schemas/page/text.ts';
import type { ShopInfo } from '#schemas/shop/shop-info.ts';

export interface DemoPerson {
  phone: string;
  nickname: string;
  avatar: string;
  roles: Role[];
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
}

/** Dates in demo data are relative to `now` (unix milliseconds), so that the demo never ages. */
export type BuildDemoShop = (now: number) => DemoShop;
