/** A file that takes too long beside the others is a failure, whatever its tests say; a step that is late is told. */
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { ROOT } from '../imports.ts';
import { isLate, longFiles, overBudget } from './budgets.ts';
import { fileTimes } from './reports.ts';
import { stepsFor } from './steps.ts';

const folder = mkdtempSync(join(tmpdir(), 'gate-budgets-'));
afterAll(() => rmSync(folder, { recursive: true }));

const HOUR = 3_600;

describe('time budgets', () => {
  it('gate: what keeps its time is no failure, and the margin is for a quiet machine', () => {
    expect(overBudget('unit', 1, [{ file: 'src/a.test.ts', seconds: 1 }], 1)).toEqual([]);
  });

  it('gate: a step that takes more than twice as long as this machine is slow is late', () => {
    expect(isLate('lint', HOUR, 1)).toBe(true);
    expect(isLate('lint', HOUR, HOUR)).toBe(false);
  });

  it('gate: a file over its budget is named with what it may take, a file with a longer one is not', () => {
    const files = ['src/a.test.ts', 'tests/contract/stop.test.ts'].map((file) => ({ file, seconds: 60 }));
    const [late, ...others] = overBudget('unit', 1, files, 1);
    expect(others).toEqual([]);
    expect(late).toMatchObject({ file: 'src/a.test.ts', title: 'the file took 60.0 s, over its budget' });
    expect(late?.message).toContain('tools/test/budgets.ts');
  });

  it('gate: a slow machine has as much more time, and so has a step that was slow as a whole', () => {
    const files = [{ file: 'src/a.test.ts', seconds: 60 }];
    expect(overBudget('unit', 1, files, 1)).toHaveLength(1);
    expect(overBudget('unit', 1, files, 3)).toEqual([]);
    expect(overBudget('unit', HOUR, files, 1)).toEqual([]);
  });

  it('gate: every step has a budget, and every file with a longer one is there', () => {
    const late = stepsFor([], folder).filter(({ name }) => isLate(name, 1, 1));
    expect(late.map(({ name }) => name)).toEqual([]);
    expect(longFiles.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
  });

  it('gate: reads from either report how long each file took', () => {
    const vitest = join(folder, 'vitest.json');
    const result = { name: join(ROOT, 'src/a.test.ts'), startTime: 1_000, endTime: 4_500 };
    writeFileSync(vitest, JSON.stringify({ testResults: [result] }));
    expect(fileTimes({ report: { kind: 'vitest', file: vitest } })).toEqual([
      { file: 'src/a.test.ts', seconds: 3.5 },
    ]);
    const playwright = join(folder, 'playwright.json');
    const specs = [{ tests: [{ results: [{ duration: 1_000 }, { duration: 500 }] }] }];
    const suites = [{ file: 'journeys/a.spec.ts', specs, suites: [{ file: '', specs }] }];
    writeFileSync(playwright, JSON.stringify({ config: { rootDir: join(ROOT, 'tests') }, suites }));
    expect(fileTimes({ report: { kind: 'playwright', file: playwright } })).toEqual([
      { file: 'tests/journeys/a.spec.ts', seconds: 3 },
    ]);
  });
});
