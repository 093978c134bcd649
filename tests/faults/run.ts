/**
 * `npm run test:faults [-- <name> ...]`: the longer proofs that nothing acknowledged is lost and nothing half-written stays, one
 * JSON line each under reports/. KILLS says how often, SEED which moments; the tasks need the built product.
 */
import { appendFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { SCENARIOS } from './scenarios.ts';

/** Numbers from 0 up to 1 that are the same for the same seed (xorshift32), so that a run can be repeated. */
function makeRandom(seed: number): () => number {
  let state = seed === 0 ? 1 : seed >>> 0;
  return () => {
    state ^= state << 13;
    state >>>= 0;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state / 2 ** 32;
  };
}

const kills = Number(process.env['KILLS'] ?? 8);
const seed = Number(process.env['SEED'] ?? Date.now() % 1_000_000);

function postNotice(line: string): void {
  process.stdout.write(`${line}\n`);
}

async function runNamed(name: string): Promise<boolean> {
  const scenario = SCENARIOS[name];
  if (scenario === undefined)
    throw new Error(`Unknown proof "${name}"; there are: ${Object.keys(SCENARIOS).join(', ')}`);
  const startTime = Date.now();
  const { line, figures, problems } = await scenario({ kills, random: makeRandom(seed) });
  postNotice(`${line} (seed ${String(seed)})`);
  for (const problem of problems) postNotice(`  ${problem}`);
  const report = {
    name,
    at: new Date(startTime).toISOString(),
    seconds: (Date.now() - startTime) / 1000,
    seed,
    figures,
    problems,
  };
  appendFileSync(join('reports', 'faults.jsonl'), `${JSON.stringify(report)}\n`);
  return problems.length === 0;
}

// Servers are ended and disks unmounted as this process exits, however it is told to.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(130));
mkdirSync('reports', { recursive: true });
const names = process.argv.slice(2);
let isRight = true;
for (const name of names.length === 0 ? Object.keys(SCENARIOS) : names)
  isRight = (await runNamed(name)) && isRight;
process.exitCode = isRight ? 0 : 1;
