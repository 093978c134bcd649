/** Moments as people and spreadsheets write them, in the shop's zone where they name none (D127). */
import { DAY_MS, msOf, SECOND_MS, secondsOf } from '#schemas/time.ts';
import type { CellRead } from './cell-read.ts';

const ZONE = '+08:00';
/** `2026-12-31`, `2026/1/5 20:00`, `2026年1月5日`, with or without a zone. */
const WRITTEN =
  /^(\d{4})\s*[-/.年]\s*(\d{1,2})\s*[-/.月]\s*(\d{1,2})\s*日?(?:[T\s]\s*(\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?\s*(Z|[+-]\d{2}:\d{2})?)?$/i;
const OTHER_ORDER = /^\d{1,2}[-/.]\d{1,2}[-/.]\d{2,4}/;
/** The numbers Excel counts the days of 1954 to 2173 by. */
const SERIAL = /^[2-9]\d{4}(?:\.\d+)?$/;
const EXCEL_EPOCH = Date.UTC(1899, 11, 30);

const HINT = [
  '写成 2026-12-31 或 2026-12-31 20:00（店铺时间），日期须存在',
  'Write it like 2026-12-31 or 2026-12-31 20:00, the time of the shop, on a day the calendar has',
] as const;

const two = (value: number) => String(value).padStart(2, '0');

function isDay(year: number, month: number, day: number): boolean {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

/** A cell that Excel itself counts as a date holds the time on the shop's wall. */
function dateOf(cell: Date): string {
  const seconds = new Date(msOf(secondsOf(cell.getTime() + SECOND_MS / 2))).toISOString();
  return seconds.slice(11, 19) === '00:00:00' ? seconds.slice(0, 10) : seconds.slice(0, 19);
}

function refuse(text: string): CellRead {
  if (SERIAL.test(text)) {
    const day = new Date(EXCEL_EPOCH + Math.floor(Number(text)) * DAY_MS).toISOString().slice(0, 10);
    return {
      ok: false,
      message: [`${text} 是 Excel 内部的日期序号（${day}）`, `${text} is the number Excel keeps for ${day}`],
      hint: [`把这一列的格式设为日期，或写成 ${day}`, `Format the column as a date, or write ${day}`],
    };
  }
  const isOtherOrder = OTHER_ORDER.test(text);
  return {
    ok: false,
    message: isOtherOrder
      ? [`“${text}”分不清年月日`, `"${text}" may be read as several days`]
      : [`“${text}”不是日期`, `"${text}" is no date`],
    hint: isOtherOrder ? ['先写年：2026-12-31', 'Write the year first: 2026-12-31'] : HINT,
  };
}

/** The moment with its zone; a day alone is its first second as a start, and its last as an end. */
export function readMomentCell(cell: string | Date, role: 'start' | 'end'): CellRead {
  const text = cell instanceof Date ? dateOf(cell) : cell.normalize('NFKC').trim();
  const match = WRITTEN.exec(text);
  if (match === null) return refuse(text);
  const [year = 0, month = 0, day = 0] = match.slice(1, 4).map(Number);
  const [, , , , hours, minutes, seconds = '00', zone = ZONE] = match;
  if (!isDay(year, month, day) || Number(hours ?? 0) > 23 || Number(minutes ?? 0) > 59) return refuse(text);
  const date = `${String(year)}-${two(month)}-${two(day)}`;
  if (hours === undefined)
    return { ok: true, value: `${date}T${role === 'start' ? '00:00:00' : '23:59:59'}${ZONE}` };
  return {
    ok: true,
    value: `${date}T${two(Number(hours))}:${String(minutes)}:${seconds}${zone.toUpperCase()}`,
  };
}
