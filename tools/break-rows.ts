/**
 * `npm run proofs -- rows`, or `tsx tools/break-rows.ts [M77 ...]`: breaks rows of the specification in a copy of the
 * tree, one at a time, and expects the test of each to turn red. What the same tree has shown before is not shown again.
 */
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './imports.ts';
import { mutate, type Mutation } from './rows/mutation.ts';
import { MUTATIONS } from './rows/mutations.ts';
import { runTests } from './rows/run-test.ts';
import { openScratch, type Scratch } from './rows/scratch.ts';
import { stopCommands } from './test/command.ts';

const SHOWN = join(ROOT, 'reports', 'rows.jsonl');
const LIMIT_MS = 3 * 60_000;
const UNBROKEN_LIMIT_MS = 15 * 60_000;

const say = (text: string) => process.stdout.write(`${text}\n`);
const keyOf = (treeHash: string, { law, file, from }: Mutation) =>
  JSON.stringify([treeHash, law, file, from]);

/** What this very tree has shown in a run before. */
function readShown(): Set<string> {
  return new Set(existsSync(SHOWN) ? readFileSync(SHOWN, 'utf8').split('\n').filter(Boolean) : []);
}

/** Those whose test is green while nothing is broken: one that is red, or gone, shows nothing. */
async function greenUnbroken({ folder }: Scratch, mutations: readonly Mutation[]): Promise<Mutation[]> {
  const tests = mutations.map(({ test }) => test);
  const verdicts = await runTests(folder, tests, UNBROKEN_LIMIT_MS);
  return mutations.filter(({ law, test }, index) => {
    const isGreen = verdicts[index] === 'green';
    if (!isGreen)
      say(`${law}: "${test.name}" of ${test.file} is ${verdicts[index]} before anything is broken`);
    return isGreen;
  });
}

/** Undefined where the row's test turned red. */
async function breakOne({ folder }: Scratch, mutation: Mutation): Promise<string | undefined> {
  const { law, breaks, file, test } = mutation;
  const path = join(folder, file);
  const whole = readFileSync(path, 'utf8');
  writeFileSync(path, mutate(whole, mutation));
  try {
    const [verdict] = await runTests(folder, [test], LIMIT_MS);
    return verdict === 'red'
      ? undefined
      : `${law}: ${breaks}, and "${test.name}" of ${test.file} is ${verdict}`;
  } finally {
    writeFileSync(path, whole);
  }
}

async function main(): Promise<void> {
  const laws = process.argv.slice(2);
  const mutations = MUTATIONS.filter(({ law }) => laws.length === 0 || laws.includes(law));
  // A mutation that no longer fits is told at once, before minutes are spent.
  for (const mutation of mutations) mutate(readFileSync(join(ROOT, mutation.file), 'utf8'), mutation);
  const scratch = openScratch();
  process.once('exit', scratch.remove);
  mkdirSync(join(ROOT, 'reports'), { recursive: true });
  const verdicts = readShown();
  const open = mutations.filter((mutation) => !verdicts.has(keyOf(scratch.treeHash, mutation)));
  let red = mutations.length - open.length;
  for (const mutation of open.length === 0 ? [] : await greenUnbroken(scratch, open)) {
    const failure = await breakOne(scratch, mutation);
    say(failure ?? `red   ${mutation.law}\t${mutation.breaks}`);
    if (failure !== undefined) continue;
    red += 1;
    appendFileSync(SHOWN, `${keyOf(scratch.treeHash, mutation)}\n`);
  }
  say(`${red} of ${mutations.length} broken rows turned their tests red`);
  process.exitCode = mutations.length > 0 && red === mutations.length ? 0 : 1;
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => {
    stopCommands();
    process.exit(130);
  });
}
await main();
