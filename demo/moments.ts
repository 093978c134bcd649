/** Reads the times of demo data, all counted from one `now`, so that the demo never ages. */
import { isObject } from '#schemas/page/json.ts';
import { momentAt } from '#schemas/goods-table/moments.ts';

const SECOND_MS = 1000;
const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;
const DAY_S = 24 * HOUR_S;
/** Shop time zone of the demo: UTC+8, no summer time (D10). */
const ZONE_OFFSET_S = 8 * HOUR_S;

const OFFSET = /^([+-])(?=\d)(?:(\d+)d)?(?:(\d+)h)?(?:(\d+)m)?$/;
const DAYS = /^[+-]\d+d$/;
const HOUR_OF_DAY = /^([01]\d|2[0-3]):([0-5]\d)$/;

/** Seconds and milliseconds for rows of stores that count in them, texts for the tables of goods. */
export type TimeUnit = 'seconds' | 'milliseconds' | 'text';

function offsetOf(text: string): number {
  const [, sign, days = 0, hours = 0, minutes = 0] = OFFSET.exec(text) ?? [];
  if (sign === undefined) throw new Error(`"${text}" is no time from now such as "+3d", "-2d5h" or "-35m"`);
  const seconds = Number(days) * DAY_S + Number(hours) * HOUR_S + Number(minutes) * MINUTE_S;
  return sign === '-' ? -seconds : seconds;
}

function hourOf(text: string): number {
  const [, hours, minutes] = HOUR_OF_DAY.exec(text) ?? [];
  if (hours === undefined) throw new Error(`"${text}" is no hour of a day such as "19:00"`);
  return Number(hours) * HOUR_S + Number(minutes) * MINUTE_S;
}

/** `{"now": "-2d5h"}` is so far from now; `{"now": "+3d", "at": "19:00"}` is an hour of the shop's day three days on. */
function readMoment(now: number, { now: offset, at }: Record<string, unknown>): number {
  if (typeof offset !== 'string') throw new Error(`"now" of a time holds ${JSON.stringify(offset)}, no text`);
  if (at === undefined) return now + offsetOf(offset);
  if (typeof at !== 'string' || !DAYS.test(offset))
    throw new Error(`an hour of a day is written with days: "${offset}" at ${JSON.stringify(at)}`);
  const today = Math.floor((now + ZONE_OFFSET_S) / DAY_S) * DAY_S - ZONE_OFFSET_S;
  return today + offsetOf(offset) + hourOf(at);
}

/** For JSON.parse: makes a number, or the text of a table, of every time, counted from `nowMs` (unix milliseconds). */
export function timesFrom(nowMs: number, unit: TimeUnit): (key: string, value: unknown) => unknown {
  const now = Math.floor(nowMs / SECOND_MS);
  const momentOf = (seconds: number) =>
    unit === 'text' ? momentAt(seconds) : seconds * (unit === 'seconds' ? 1 : SECOND_MS);
  return (_key, value) => (isObject(value) && 'now' in value ? momentOf(readMoment(now, value)) : value);
}
