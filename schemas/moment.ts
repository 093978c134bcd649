/** Moments people write or choose. */
import { DAY_MS } from './time.ts';

/** How far ahead anything goes on the calendar. */
export const SCHEDULE_AHEAD_MS = 366 * DAY_MS;

/** A moment somebody writes: ISO 8601 with its zone, for "tomorrow at eight" is another moment in every place. */
const MOMENT = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)(?::\d\d(?:\.\d{1,3})?)?(?:Z|[+-]\d\d:\d\d)$/;

/** Unix milliseconds; undefined for a text without a zone, or a day no calendar has. */
export function readMoment(text: string): number | undefined {
  const match = MOMENT.exec(text);
  if (match === null) return undefined;
  const [year, month, day] = match.slice(1, 4).map(Number);
  if (year === undefined || month === undefined || day === undefined) return undefined;
  if (new Date(Date.UTC(year, month - 1, day)).getUTCDate() !== day) return undefined;
  const at = Date.parse(text);
  return Number.isFinite(at) ? at : undefined;
}
