/** `npm run test:faults`: the longer proofs that nothing acknowledged is lost; one JSON line under reports/. */
import { appendFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { killFirstStarts, killUnderWrites } from './kills.ts';

const KILLS = 20;
const FIRST_STARTS = 10;

const started = Date.now();
const writes = await killUnderWrites(KILLS);
process.stdout.write(
  `R51 kill -9 under writes: ${writes.kills} kills, ${writes.acknowledged} acknowledged, ` +
    `${writes.lost.length} lost, ${writes.partial.length} partial\n`,
);
const starts = await killFirstStarts(FIRST_STARTS);
process.stdout.write(
  `R57 first start killed: ${starts.kills} kills (${starts.unfinished} before it was done), ` +
    `${starts.problems.length} unclean next starts\n`,
);
const problems = [...writes.lost, ...writes.partial, ...starts.problems];
for (const problem of problems) process.stdout.write(`  ${problem}\n`);
mkdirSync('reports', { recursive: true });
const report = {
  at: new Date(started).toISOString(),
  seconds: (Date.now() - started) / 1000,
  writes,
  starts,
};
appendFileSync(join('reports', 'faults.jsonl'), `${JSON.stringify(report)}\n`);
process.exitCode = problems.length === 0 && writes.acknowledged > 0 ? 0 : 1;
