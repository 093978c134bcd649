/** `npm run test:faults`: the longer proofs that nothing acknowledged is lost; one JSON line under reports/. */
import { appendFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import {
  killFirstStarts,
  killServerUnderWrites,
  killUnderWrites,
  startSecondServer,
  type KillReport,
} from './kills.ts';
import { killUnderOrders } from './order-kills.ts';
import { killBeforeMoment } from './schedule.ts';

const KILLS = 20;
const FIRST_STARTS = 10;
const ORDERS = 300;
const ORDER_KILLS = 3;

function tell(line: string): void {
  process.stdout.write(`${line}\n`);
}

function tellKills(what: string, { kills, acknowledged, lost, partial }: KillReport): void {
  tell(
    `R51 ${what}: ${kills} kills, ${acknowledged} acknowledged, ${lost.length} lost, ${partial.length} partial`,
  );
}

const started = Date.now();
const server = await killServerUnderWrites(KILLS);
tellKills('kill -9 of the server under HTTP writes', server);
const store = await killUnderWrites(KILLS);
tellKills('kill -9 of the store under writes', store);
const second = await startSecondServer();
tell(`R56 second process on one data directory: exit ${second.code}, ${second.said.trim()}`);
const starts = await killFirstStarts(FIRST_STARTS);
tell(
  `R57 first start killed: ${starts.kills} kills (${starts.unfinished} before it was done), ` +
    `${starts.problems.length} unclean next starts`,
);
const schedule = await killBeforeMoment();
tell(
  `D43 killed before a scheduled moment: ${schedule.live === schedule.scheduled ? 'live' : 'not live'} at the next start, ` +
    `${schedule.publications} publication`,
);
const bought = await killUnderOrders(ORDER_KILLS, ORDERS);
tell(
  `R34 kill -9 of the server under its buyers: ${bought.kills} kills, ${bought.orders} orders, ` +
    `${bought.acknowledged} acknowledged, ${bought.problems.length} wrong`,
);
const problems = [
  ...bought.problems,
  ...(schedule.live === schedule.scheduled && schedule.publications === 1 && !schedule.waiting
    ? []
    : ['what was scheduled is not live']),
  ...[server, store].flatMap((report) => [...report.lost, ...report.partial]),
  ...[server, store].filter((report) => report.acknowledged === 0).map(() => 'nothing was written'),
  ...(second.code === 1 && second.said.includes(String(second.firstPid))
    ? []
    : ['the second process started']),
  ...starts.problems,
];
for (const problem of problems) tell(`  ${problem}`);
mkdirSync('reports', { recursive: true });
const report = {
  at: new Date(started).toISOString(),
  seconds: (Date.now() - started) / 1000,
  server,
  store,
  second,
  starts,
  schedule,
  bought,
  problems,
};
appendFileSync(join('reports', 'faults.jsonl'), `${JSON.stringify(report)}\n`);
process.exitCode = problems.length === 0 ? 0 : 1;
