/** What ends a run of the gate: the failed tests, the table and the counts line. */
import { tellFailures, type Failure } from './failures.ts';
import { sum, type Count } from './reports.ts';
import type { Step } from './steps.ts';

export interface Result {
  readonly step: Step;
  readonly count: Count;
  readonly seconds: number;
  readonly note: string;
  readonly failures: readonly Failure[];
}

/** Prints the summary and answers the exit code of the run. */
export function printSummary(
  results: readonly Result[],
  write = (text: string) => process.stdout.write(text),
): 0 | 1 {
  write(
    tellFailures(
      results.flatMap(({ step, failures }) => failures.map((failure) => ({ step: step.name, ...failure }))),
    ),
  );
  const all = sum(results.map((result) => result.count));
  write(
    `\n== summary\n${'step'.padEnd(10)} ${'passed'.padStart(7)} ${'failed'.padStart(7)} ${'skipped'.padStart(8)} ${'seconds'.padStart(8)}\n`,
  );
  for (const { step, count, seconds, note } of results) {
    const { passCount, failCount, skipCount } = count;
    const figures = `${String(passCount).padStart(7)} ${String(failCount).padStart(7)} ${String(skipCount).padStart(8)} ${seconds.toFixed(1).padStart(8)}`;
    write(`${step.name.padEnd(10)} ${figures}  ${note}\n`);
  }
  write(`\n${all.passCount} passed, ${all.failCount} failed, ${all.skipCount} skipped\n`);
  return all.failCount === 0 ? 0 : 1;
}
