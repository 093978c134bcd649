/** Dates of demo data, all counted from one `now`, so that the demo never ages. */
const SECOND_MS = 1000;
const HOUR_S = 3600;
const DAY_S = 24 * HOUR_S;
/** Shop time zone of the demo: UTC+8, no summer time (D10). */
const ZONE_OFFSET_S = 8 * HOUR_S;

export interface DemoClock {
  /** Unix seconds. */
  now: number;
  hours(count: number): number;
  days(count: number): number;
  /** At an hour of the shop's day, `day` days from today. */
  at(day: number, hour: number): number;
}

export function demoClock(nowMs: number): DemoClock {
  const now = Math.floor(nowMs / SECOND_MS);
  const today = Math.floor((now + ZONE_OFFSET_S) / DAY_S) * DAY_S - ZONE_OFFSET_S;
  return {
    now,
    hours: (count) => now + count * HOUR_S,
    days: (count) => now + count * DAY_S,
    at: (day, hour) => today + day * DAY_S + hour * HOUR_S,
  };
}
