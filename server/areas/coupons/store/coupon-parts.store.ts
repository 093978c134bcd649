/** Coupons of a shop part by part, for its merchant: of some states or phases, or found by words. */
import { and, eq, gt, inArray, lte, or, type SQL } from 'drizzle-orm';
import type { CouponPhase, CouponSort } from '#schemas/api/console/coupons.ts';
import type { Locale } from '#schemas/locale.ts';
import type { SortedPlace } from '#server/kernel/cursor.ts';
import { containsWords, readableText } from '#server/kernel/db/contains.ts';
import type { Database } from '#server/kernel/db/db.ts';
import { byNumber, byTitle, orderOf, readPart, type SortKeys } from '#server/kernel/db/list-order.ts';
import { coupon } from '../tables/coupons.ts';
import { COUPON_COLUMNS } from './coupon-columns.ts';
import type { CouponRow } from './coupon-rows.ts';

export type CouponPartStore = ReturnType<typeof createCouponPartStore>;

interface CouponFilter {
  q?: string | undefined;
  /** All where there are none. */
  states?: readonly CouponRow['state'][] | undefined;
  phases?: readonly CouponPhase[] | undefined;
  /** Titles are sorted in it. */
  locale: Locale;
  /** Unix seconds; phases are those of this moment. */
  now: number;
}

const sortKeysIn = (locale: Locale): SortKeys<CouponSort> => ({
  start_ts: byNumber(coupon.startTs, coupon.id),
  end_ts: byNumber(coupon.endTs, coupon.id),
  title: byTitle(coupon.title, coupon.id, locale),
  amount: byNumber(coupon.amount, coupon.id),
  used: byNumber(coupon.used, coupon.id),
});

/** As `phaseOf` of the rules says it. */
const phasesAt = (now: number): Readonly<Record<CouponPhase, SQL | undefined>> => ({
  early: and(gt(coupon.startTs, now), gt(coupon.endTs, now)),
  running: and(lte(coupon.startTs, now), gt(coupon.endTs, now)),
  over: lte(coupon.endTs, now),
});

export function createCouponPartStore(db: Database) {
  return {
    /** In one of its orders, after a cursor where there is one. */
    async part(
      appId: string,
      { q, states, phases, locale, now }: CouponFilter,
      place: SortedPlace<CouponSort>,
    ) {
      const order = orderOf(sortKeysIn(locale), place.sort);
      const matches = and(
        eq(coupon.appId, appId),
        states === undefined ? undefined : inArray(coupon.state, [...states]),
        phases === undefined ? undefined : or(...phases.map((phase) => phasesAt(now)[phase])),
        containsWords(q, [coupon.id, readableText(coupon.title)]),
      );
      const select = () => db.select({ ...COUPON_COLUMNS, sortKey: order.sortKey }).from(coupon);
      return readPart(db, select, { order, place, matches, idOf: ({ id }) => id });
    },
  };
}
