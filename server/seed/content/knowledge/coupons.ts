/** The knowledge shop's three coupons: one anybody may have, one nearly gone, one still to come. */
import type { CouponRow } from '#server/areas/coupons/coupon-store.ts';
import type { DemoClock } from '../clock.ts';
import type { Goods } from '../goods.ts';
import { couponId } from '../ids.ts';
import { IDENTITY } from './identity.ts';

const idOf = (key: string) => couponId(IDENTITY.app_id, key);

/** Ids in the order a page shows them. */
export const COUPON_IDS = [idOf('first-lamp'), idOf('long-evenings'), idOf('member-day')];

export function coupons(clock: DemoClock, goods: Goods): CouponRow[] {
  return [
    {
      id: idOf('first-lamp'),
      title: { cn: '第一盏灯 · 见面礼', en: 'First lamp, a welcome gift' },
      amount: 1000,
      threshold: 0,
      total: 0,
      claimed: 0,
      goods_ids: [],
      start_ts: clock.at(-20, 0),
      end_ts: clock.at(26, 0) - 60,
      state: 'on',
      position: 1,
    },
    {
      id: idOf('long-evenings'),
      title: { cn: '长夜系列课专用券', en: 'Long evenings, for series and camps' },
      amount: 4000,
      threshold: 16_800,
      total: 500,
      claimed: 482,
      goods_ids: goods.ids('fifty-two-letters', 'close-bonds', 'photo-camp', 'build-from-zero'),
      start_ts: clock.at(-6, 0),
      end_ts: clock.at(5, 0) - 60,
      state: 'on',
      position: 2,
    },
    {
      id: idOf('member-day'),
      title: { cn: '会员日满减券', en: 'Member day coupon' },
      amount: 6000,
      threshold: 30_000,
      total: 200,
      claimed: 0,
      goods_ids: [],
      start_ts: clock.at(2, 10),
      end_ts: clock.at(4, 0) - 60,
      state: 'on',
      position: 3,
    },
  ];
}
