/**
 * The gate of the house. `npm test` runs everything, `--verify` all but the browser journeys, `--quick` what a
 * developer wants in seconds. It ends with what failed, a table, and always a line `N passed, N failed, N skipped`.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium } from './chromium.ts';
import { ROOT } from './imports.ts';
import { runCommand, stopCommands } from './test/command.ts';
import { failuresOf } from './test/failures.ts';
import { countOf, type Count } from './test/reports.ts';
import { stepsFor, type Step } from './test/steps.ts';
import { printSummary, type Result } from './test/summary.ts';

const LOST: Count = { passed: 0, failed: 1, skipped: 0 };
const REPORTS = join(ROOT, 'reports', 'test');

function browserEnvironment(): { env: NodeJS.ProcessEnv; problem: string | undefined } {
  try {
    return { env: { CHROMIUM_PATH: ensureChromium() }, problem: undefined };
  } catch (error) {
    return { env: {}, problem: error instanceof Error ? error.message : String(error) };
  }
}

async function runStep(step: Step, failed: ReadonlySet<string>): Promise<Result> {
  const started = Date.now();
  const done = (count: Count, note = '', output = ''): Result => ({
    step,
    count,
    note,
    failures: count.failed === 0 ? [] : failuresOf(step, note, output),
    seconds: (Date.now() - started) / 1000,
  });
  process.stdout.write(`\n== ${step.name}: ${step.says}\n`);
  const missing = step.needs.find((name) => failed.has(name));
  if (missing !== undefined) return done(LOST, `not run, ${missing} failed`);
  const browser = step.browser ? browserEnvironment() : { env: {}, problem: undefined };
  if (browser.problem !== undefined) {
    process.stderr.write(`${browser.problem}\n`);
    return done(LOST, 'no browser', browser.problem);
  }
  const { exit, output } = await runCommand(
    step.command,
    { ...step.env, ...browser.env },
    step.limitMinutes * 60_000,
  );
  return done(countOf(step, exit), exit === 0 ? '' : `exit ${exit}`, output);
}

async function main(): Promise<void> {
  rmSync(REPORTS, { recursive: true, force: true });
  mkdirSync(REPORTS, { recursive: true });
  const results: Result[] = [];
  const failed = new Set<string>();
  for (const step of stepsFor(process.argv.slice(2), REPORTS)) {
    const result = await runStep(step, failed);
    if (result.count.failed > 0) failed.add(step.name);
    results.push(result);
  }
  process.exitCode = printSummary(results);
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    stopCommands();
    process.exit(130);
  });
}
await main();
