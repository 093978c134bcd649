/** Days as text, `2027-02-28`: read from what somebody typed, and moved on the calendar. Pure sums in no time zone. */

const WHOLE = /^(\d{4})\D+(\d{1,2})\D+(\d{1,2})\D*$/;
const DIGITS = /^(\d{4})(\d{2})(\d{2})$/;

const toIsoDay = (date: Date) => date.toISOString().slice(0, 10);

/** A day in another writing (`2027/2/8`, `２０２７年2月8日`, `20270208`) as the text; what is no such day, as it was typed. */
export function tidyDay(input: string): string {
  const text = input.normalize('NFKC').trim();
  const [, year, month = '', day = ''] = WHOLE.exec(text) ?? DIGITS.exec(text) ?? [];
  return year === undefined ? text : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** True for a day that is on the calendar. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const at = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(at) && toIsoDay(new Date(at)) === text;
}

export interface DayStep {
  days?: number;
  months?: number;
}

/** A day some days or months on; from the last of a long month to the last of a short one. */
export function stepDay(day: string, { days = 0, months = 0 }: DayStep): string {
  const from = new Date(`${day}T00:00:00Z`);
  const month = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + months, 1));
  const last = new Date(Date.UTC(month.getUTCFullYear(), month.getUTCMonth() + 1, 0)).getUTCDate();
  month.setUTCDate(Math.min(from.getUTCDate(), last) + days);
  return toIsoDay(month);
}
