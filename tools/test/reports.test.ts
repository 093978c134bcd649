/** The gate's arithmetic: nothing that went wrong may end as a pass. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { countOf } from './reports.ts';
import { stepsFor, type Step } from './steps.ts';
import { printSummary } from './summary.ts';

const folder = mkdtempSync(join(tmpdir(), 'gate-'));
afterAll(() => rmSync(folder, { recursive: true }));

function vitestReport(passedValue: number, failedValue: number): Pick<Step, 'report'> {
  const file = join(folder, `${passedValue}-${failedValue}.json`);
  writeFileSync(
    file,
    JSON.stringify({
      numPassedTests: passedValue,
      numFailedTests: failedValue,
      numPendingTests: 1,
      numTodoTests: 1,
    }),
  );
  return { report: { kind: 'vitest', file } };
}

describe('gate', () => {
  it('gate: counts a static check as one', () => {
    expect(countOf({}, 0)).toEqual({ passCount: 1, failCount: 0, skipCount: 0 });
    expect(countOf({}, 2)).toEqual({ passCount: 0, failCount: 1, skipCount: 0 });
  });

  it('gate: reads passed, failed and skipped of a report', () => {
    expect(countOf(vitestReport(5, 2), 1)).toEqual({ passCount: 5, failCount: 2, skipCount: 2 });
  });

  it('gate: a runner that died, wrote no report or ran no test has failed', () => {
    expect(countOf(vitestReport(5, 0), 1).failCount).toBe(1);
    expect(countOf(vitestReport(0, 0), 0).failCount).toBe(1);
    expect(countOf({ report: { kind: 'playwright', file: join(folder, 'absent.json') } }, 0).failCount).toBe(
      1,
    );
  });

  it('gate: a flaky journey has failed', () => {
    const file = join(folder, 'journeys.json');
    writeFileSync(file, JSON.stringify({ stats: { expected: 3, unexpected: 0, flaky: 1, skipped: 0 } }));
    expect(countOf({ report: { kind: 'playwright', file } }, 0)).toEqual({
      passCount: 3,
      failCount: 1,
      skipCount: 0,
    });
  });

  it('gate: the last line is the counts and the exit code tells of a failure', () => {
    const [step] = stepsFor(['--quick'], folder);
    const lines: string[] = [];
    const results =
      step === undefined
        ? []
        : [{ step, count: { passCount: 3, failCount: 1, skipCount: 2 }, seconds: 1, note: '', failures: [] }];
    expect(printSummary(results, (text) => lines.push(text) > 0)).toBe(1);
    expect(lines.join('').trimEnd().split('\n').at(-1)).toBe('3 passed, 1 failed, 2 skipped');
  });

  it('gate: verify is everything but the journeys', () => {
    const names = (args: string[]) => stepsFor(args, folder).map((step) => step.name);
    expect([...names(['--verify']), 'journeys']).toEqual(names([]));
  });
});
