/** The report of a live room as a table: what it is of, when or which, and how many; no cell is read as a formula (requirement 46). */
import type { LiveReport } from '#schemas/live/report.ts';
import { msOf } from '#schemas/time.ts';
import { toCsv } from '#server/kernel/csv.ts';
import { activities } from '../activities/activities.gen.ts';

const moment = (ts: number): string => new Date(msOf(ts)).toISOString();

export function reportCsv(report: LiveReport): string {
  const { members, messages, watched_seconds: seconds, viewers } = report;
  return toCsv([
    ['kind', 'what', 'count', 'more', 'phone', 'address'],
    ['members', report.title, String(members)],
    ['messages', '', String(messages)],
    ['watched_seconds', '', String(seconds)],
    ...viewers.map(({ ts, count }) => ['viewers', moment(ts), String(count)]),
    ...activities.flatMap(({ rows }) => rows?.(report) ?? []),
  ]);
}
