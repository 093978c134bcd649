/**
 * The gate of the house. `npm test` runs everything, `--verify` all but the browser journeys, `--quick` what a
 * developer wants in seconds. Static checks and the build run beside the units. It ends with what failed or took longer
 * than it may, a table, and always a line `N passed, N failed, N skipped`.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium } from './chromium.ts';
import { ROOT } from './imports.ts';
import { isLate, overBudget } from './test/budgets.ts';
import { runCommand, stopCommands } from './test/command.ts';
import { failuresOf, type Failure } from './test/failures.ts';
import { runLanes } from './test/lanes.ts';
import { machineSlowness } from './test/machine-speed.ts';
import { countOf, fileTimes, type Count } from './test/reports.ts';
import { stepsFor, type Step } from './test/steps.ts';
import { printSummary, type Result } from './test/summary.ts';

const LOST: Count = { passCount: 0, failCount: 1, skipCount: 0 };
const REPORTS = join(ROOT, 'reports', 'test');

function browserEnvironment(): { env: NodeJS.ProcessEnv; problem: string | undefined } {
  try {
    return { env: { CHROMIUM_PATH: ensureChromium() }, problem: undefined };
  } catch (error) {
    return { env: {}, problem: error instanceof Error ? error.message : String(error) };
  }
}

async function runStep(step: Step, failures: Set<string>): Promise<Result> {
  const start = Date.now();
  const finish = (count: Count, note = '', output = '', late: readonly Failure[] = []): Result => {
    // What was only late is there for those that need it.
    if (count.failCount > 0) failures.add(step.name);
    return {
      step,
      count: { ...count, failCount: count.failCount + late.length },
      note: late.length === 0 ? note : 'files over their time budgets',
      failures: [...(count.failCount === 0 ? [] : failuresOf(step, note, output)), ...late],
      seconds: (Date.now() - start) / 1000,
    };
  };
  const title = `\n== ${step.name}: ${step.says}\n`;
  const isHeard = step.lane === 'main';
  if (isHeard) process.stdout.write(title);
  const missing = step.needs.find((name) => failures.has(name));
  if (missing !== undefined) return finish(LOST, `not run, ${missing} failed`);
  const browser = step.browser ? browserEnvironment() : { env: {}, problem: undefined };
  if (browser.problem !== undefined) {
    process.stderr.write(`${browser.problem}\n`);
    return finish(LOST, 'no browser', browser.problem);
  }
  const before = await machineSlowness();
  const began = Date.now();
  const { exit, output } = await runCommand(
    step.command,
    { ...step.env, ...browser.env },
    step.limitMinutes * 60_000,
    isHeard,
  );
  const seconds = (Date.now() - began) / 1000;
  if (!isHeard) process.stdout.write(`${title}${output}`);
  const slowness = Math.max(before, await machineSlowness());
  const late = exit === 0 ? overBudget(step.name, seconds, fileTimes(step), slowness) : [];
  const lateNote = isLate(step.name, seconds, slowness) ? 'late: see tools/test/budgets.ts' : '';
  return finish(countOf(step, exit), exit === 0 ? lateNote : `exit ${exit}`, output, late);
}

async function main(): Promise<void> {
  rmSync(REPORTS, { recursive: true, force: true });
  mkdirSync(REPORTS, { recursive: true });
  const failures = new Set<string>();
  const steps = stepsFor(process.argv.slice(2), REPORTS);
  process.exitCode = printSummary(await runLanes(steps, (step) => runStep(step, failures)));
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    stopCommands();
    process.exit(130);
  });
}
await main();
