/** Columns of a coupon as its stores answer it. */
import { namedColumns } from '#server/kernel/db/named-columns.ts';
import { coupon } from '../tables/coupons.ts';

export const COUPON_COLUMNS = namedColumns(coupon);
