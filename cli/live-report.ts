/** `live report <shop> <room> [file.csv]`: what a live room came to, to be read or as a table for spreadsheets (ADR-374). */
import { consoleLiveReportExport, consoleReportLive } from '#schemas/api/console/live.ts';
import { writeFileSync } from 'node:fs';
import { reportLines } from '#schemas/live/activity-report.gen.ts';
import type { LiveReport } from '#schemas/live/report.ts';
import { msOf } from '#schemas/time.ts';
import type { Command } from './command.ts';
import { tellMoment } from './moment.ts';
import { columns } from './report.ts';

const MINUTE_S = 60;
const moment = (ts: number) => (ts === 0 ? '-' : tellMoment(msOf(ts)));

function tellReport(report: LiveReport): string {
  const { title, start_ts: start, end_ts: end, members, messages, viewers } = report;
  const busiest = viewers.reduce((most, one) => (one.count > most.count ? one : most), { ts: 0, count: 0 });
  const rows: string[][] = [
    ['WHAT', 'WHICH', 'COUNT', 'MORE'],
    [
      'members',
      '',
      String(members),
      `${String(Math.floor(report.watched_seconds / MINUTE_S))} minutes watched`,
    ],
    ['messages', '', String(messages), ''],
    ['busiest', moment(busiest.ts), String(busiest.count), 'watching in that minute'],
    ...reportLines(report, moment).map((line) => [...line]),
  ];
  return `${title}\n${moment(start)} to ${moment(end)}\n\n${columns(rows)}\n`;
}

/** Undefined for a room nobody knows. */
export async function reportRoom(
  { connect, say, shop, args, flags: { locale } }: Command,
  room: string,
): Promise<number | undefined> {
  const [, , path = ''] = args;
  const client = await connect();
  const input = { shop, alive_id: room };
  if (path === '') {
    const report = await client.ask(consoleReportLive, input, { locale });
    if (report === undefined) return undefined;
    say(tellReport(report));
    return 0;
  }
  const table = await client.ask(consoleLiveReportExport, input, { locale });
  if (table === undefined) return undefined;
  writeFileSync(path, table.csv);
  say(`${path}\n`);
  return 0;
}
