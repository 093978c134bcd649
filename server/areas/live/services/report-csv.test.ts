/** The report of a room as a table: a line for each thing that came of it, and no formulas (requirement 46, ADR-374). */
import { expect, it } from 'vitest';
import { NO_ACTIVITY_REPORT } from '#schemas/live/activities.gen.ts';
import type { LiveReport } from '#schemas/live/report.ts';
import { reportCsv } from './report-csv.ts';

const EMPTY: LiveReport = {
  alive_id: 'l',
  title: 'Tea',
  start_ts: 0,
  end_ts: 0,
  members: 0,
  watched_seconds: 0,
  messages: 0,
  viewers: [],
  ...NO_ACTIVITY_REPORT,
};
const linesOf = (report: Partial<LiveReport>) =>
  reportCsv({ ...EMPTY, ...report })
    .trimEnd()
    .split('\r\n');

it('R46: no cell of the report is read as a formula', () => {
  const wonItems = [{ nickname: '+N', name: '@A', phone: '-1', address: '=B' }];
  const lines = linesOf({
    title: '=1+1',
    prizes: [{ prize_id: 'p', name: '=P', ts: 0, joiners: 1, won: wonItems }],
    votes: [{ vote_id: 'v', title: '=V', voters: 0, options: [{ text: 'a', count: 0 }] }],
    sales: [{ goods_id: 'g', title: '@S', orders: 0, amount: 0 }],
  });
  expect(lines).toContain("members,'=1+1,0");
  expect(lines).toContain("winner,'=P,'+N,'@A,'-1,'=B");
  expect(lines).toContain("vote,'=V: a,0");
  expect(lines).toContain("sale,'@S,0,0");
});

it('M250: the report of an empty room says so', () => {
  expect(linesOf({})).toEqual([
    '\ufeffkind,what,count,more,phone,address',
    'members,Tea,0',
    'messages,,0',
    'watched_seconds,,0',
  ]);
});

it('M250: whatever came of a room is a line: who watched when, signed, won, voted and bought', () => {
  const lines = linesOf({
    members: 31,
    watched_seconds: 4500,
    messages: 12,
    viewers: [
      { ts: 1_700_000_040, count: 8 },
      { ts: 1_700_000_100, count: 9 },
    ],
    signs: [{ sign_id: 's', ts: 1_700_000_000, count: 7 }],
    prizes: [
      { prize_id: 'p', name: 'A book', ts: 0, joiners: 6, won: [] },
      {
        prize_id: 'q',
        name: 'A pot',
        ts: 0,
        joiners: 5,
        won: [
          { nickname: 'bo', name: 'Bo Li', phone: '13600000000', address: '1 Road' },
          { nickname: 'cy', name: '', phone: '', address: '' },
        ],
      },
    ],
    votes: [
      {
        vote_id: 'v',
        title: 'Which tea?',
        voters: 4,
        options: [
          { text: 'green', count: 3 },
          { text: 'black', count: 1 },
        ],
      },
    ],
    sales: [{ goods_id: 'g', title: 'Tea at home', orders: 2, amount: 19_800 }],
  });
  expect(lines.slice(1)).toEqual([
    'members,Tea,31',
    'messages,,12',
    'watched_seconds,,4500',
    'viewers,2023-11-14T22:14:00.000Z,8',
    'viewers,2023-11-14T22:15:00.000Z,9',
    'sign,2023-11-14T22:13:20.000Z,7',
    'prize,A book,6',
    'prize,A pot,5',
    'winner,A pot,bo,Bo Li,13600000000,1 Road',
    'winner,A pot,cy,,,',
    'vote,Which tea?: green,3',
    'vote,Which tea?: black,1',
    'sale,Tea at home,2,19800',
  ]);
});
