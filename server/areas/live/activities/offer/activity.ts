/** Goods and coupons offered in a live room (M245, D101): kept in the room's row, reported by what was paid for them. */
import { activity as facts } from '#schemas/live/activities/offer.ts';
import { defineActivity } from '../define-activity.ts';
import { readSaleReport } from './sales.ts';

export const activity = defineActivity({
  facts,
  report: readSaleReport,
  rows: ({ sales }) =>
    sales.map(({ title, orders, amount }) => ['sale', title, String(orders), String(amount)]),
});
