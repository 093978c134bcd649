/** The merchant's list of coupons (D138). */
import { valuesOf } from '#schemas/api/console/define-console-call.ts';
import { COUPON_SORTS, consoleCouponsList } from '#schemas/api/console/coupons.ts';
import type { Locale } from '#schemas/locale.ts';
import { readText } from '#schemas/page/text.ts';
import { secondsOf } from '#schemas/time.ts';
import { toSortedPlace } from '#server/kernel/cursor.ts';
import { handleConsole } from '#server/kernel/http/console-handler.ts';
import { fail, ok } from '#server/kernel/http/define-handler.ts';
import { phaseOf } from '../rules/phase.ts';
import type { CouponRow } from '../store/coupon-rows.ts';

function present(row: CouponRow, locale: Locale, now: number) {
  const { id, amount, threshold, total, claimed, use_total, used } = row;
  const { goods_ids, start_ts, end_ts, state } = row;
  const title = readText(row.title, locale);
  const counts = { total, claimed, use_total, used };
  return {
    id,
    title,
    amount,
    threshold,
    ...counts,
    goods_ids,
    start_ts,
    end_ts,
    state,
    phase: phaseOf(row, now),
  };
}

export const couponCalls = [
  handleConsole(consoleCouponsList, async ({ input, shop, deps, locale }) => {
    const place = toSortedPlace(input, COUPON_SORTS);
    if (place === undefined) return fail('bad-parameters');
    const { q, filter = {} } = input;
    const now = secondsOf(deps.clock.now());
    const matching = { q, states: valuesOf(filter.state), phases: valuesOf(filter.phase), locale, now };
    const { rows, ...part } = await deps.stores.couponParts.part(shop.appId, matching, place);
    return ok({ ...part, items: rows.map((row) => present(row, locale, now)) });
  }),
];
