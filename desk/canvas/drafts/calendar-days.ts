/** The days of a month by the shop's clock, in weeks that begin on Monday. */
import { DAY_MS, SHOP_OFFSET_MS } from '#schemas/time.ts';

/** Year and month, 0 for January. */
export interface Month {
  year: number;
  month: number;
}

export function monthAt(ms: number): Month {
  const date = new Date(ms + SHOP_OFFSET_MS);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() };
}

export function monthAfter({ year, month }: Month, steps: number): Month {
  const date = new Date(Date.UTC(year, month + steps, 1));
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() };
}

/** Its first moment, unix milliseconds. */
export const startOf = ({ year, month }: Month): number => Date.UTC(year, month, 1) - SHOP_OFFSET_MS;

/** The first moment of each day, unix milliseconds; undefined for days of other months. */
export function weeksOf({ year, month }: Month): (number | undefined)[][] {
  const first = Date.UTC(year, month, 1);
  const days = Math.round((Date.UTC(year, month + 1, 1) - first) / DAY_MS);
  const lead = (new Date(first).getUTCDay() + 6) % 7;
  const cells = Array.from({ length: Math.ceil((lead + days) / 7) * 7 }, (_, index) =>
    index < lead || index >= lead + days ? undefined : first + (index - lead) * DAY_MS - SHOP_OFFSET_MS,
  );
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7));
}
