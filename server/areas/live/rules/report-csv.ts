/** The report of a live room as a table: what it is of, when or which, and how many; no cell is read as a formula (requirement 46). */
import type { LiveReport } from '#schemas/live/report.ts';
import { msOf } from '#schemas/time.ts';
import { toCsv } from '#server/kernel/csv.ts';

const moment = (ts: number): string => new Date(msOf(ts)).toISOString();

export function reportCsv(report: LiveReport): string {
  const { members, messages, watched_seconds: watched, viewers, signs, prizes, votes, sales } = report;
  const rows: [string, string, string, ...string[]][] = [
    ['members', report.title, String(members)],
    ['messages', '', String(messages)],
    ['watched_seconds', '', String(watched)],
    ...viewers.map(({ ts, count }): [string, string, string] => ['viewers', moment(ts), String(count)]),
    ...signs.map(({ ts, count }): [string, string, string] => ['sign', moment(ts), String(count)]),
    ...prizes.map(({ name, joiners }): [string, string, string] => ['prize', name, String(joiners)]),
    ...prizes.flatMap(({ name: prize, won }) =>
      won.map(({ nickname, name, phone, address }): [string, string, string, ...string[]] => [
        'winner',
        prize,
        nickname,
        name,
        phone,
        address,
      ]),
    ),
    ...votes.flatMap(({ title, options }) =>
      options.map(({ text, count }): [string, string, string] => [
        'vote',
        `${title}: ${text}`,
        String(count),
      ]),
    ),
    ...sales.map(({ title, orders, amount }): [string, string, string, string] => [
      'sale',
      title,
      String(orders),
      String(amount),
    ]),
  ];
  return toCsv([['kind', 'what', 'count', 'more', 'phone', 'address'], ...rows]);
}
