/** What failed stands at the end of the gate's output, whichever runner found it. The reports in ./recorded are real ones. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { ROOT } from '../imports.ts';
import { runCommand } from './command.ts';
import { failuresIn, failuresOf, tellFailures } from './failures.ts';
import { countOf } from './reports.ts';
import { stepsFor } from './steps.ts';
import { printSummary } from './summary.ts';

const folder = mkdtempSync(join(tmpdir(), 'gate-failures-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A recorded report as if it had been written here. */
function buildRecordedValue(kind: 'vitest' | 'playwright') {
  const file = join(folder, `${kind}.json`);
  const content = readFileSync(join(ROOT, 'tools/test/recorded', `${kind}.json`), 'utf8');
  writeFileSync(file, content.replaceAll('<root>', ROOT));
  return { kind, file };
}

describe('gate', () => {
  it('gate: names the failed tests and the unreadable files of a vitest report', () => {
    const report = buildRecordedValue('vitest');
    expect(failuresIn(report)).toEqual([
      { file: 'tools/sums/broken.test.ts', title: 'the file itself', message: 'This file cannot be read' },
      {
        file: 'tools/sums/tiny.test.ts',
        title: 'sums > M2: two and two are five',
        message: expect.stringContaining('expected { sum: 4 } to deeply equal { sum: 5 }') as string,
      },
    ]);
    expect(countOf({ report }, 1)).toEqual({ passCount: 1, failCount: 2, skipCount: 1 });
  });

  it('gate: names the failed and the flaky tests of a Playwright report', () => {
    const notices = failuresIn(buildRecordedValue('playwright')).map(
      ({ file, title }) => `${file}  ${title}`,
    );
    expect(notices).toEqual([
      'tests/journeys/sums/tiny.spec.ts  M3: right the second time (flaky: passed when tried again)',
      'tests/journeys/sums/tiny.spec.ts  sums > M2: two and two are five',
    ]);
  });

  it('gate: a test is told with its step, without colours and without the frames of other code', () => {
    const text = (['vitest', 'playwright'] as const)
      .map((kind) =>
        tellFailures(failuresIn(buildRecordedValue(kind)).map((one) => ({ ...one, step: 'unit' }))),
      )
      .join('');
    expect(text).toContain(
      '\nunit  tools/sums/tiny.test.ts  sums > M2: two and two are five\n    AssertionError: ',
    );
    expect(text).toContain('    Error: expect(received).toEqual(expected) // deep equality\n');
    expect(text).toMatch(/ {4}\s+at .*tiny\.test\.ts:4:63\n/);
    expect(text).not.toMatch(/\u001b|node_modules/);
  });

  it('gate: tells twelve lines of a message and forty tests, and how many more there are', () => {
    const message = Array.from({ length: 30 }, (_, line) => `line ${line}`).join('\n');
    const all = Array.from({ length: 43 }, (_, index) => ({
      step: 'unit',
      file: 'a.test.ts',
      title: `test ${index}`,
      message,
    }));
    const lines = tellFailures(all).split('\n');
    expect(lines.filter((line) => line.includes('a.test.ts'))).toHaveLength(40);
    expect(lines.filter((line) => line.includes('line '))).toHaveLength(40 * 12);
    expect(lines).toContain('and 3 more');
    expect(tellFailures([])).toBe('');
  });

  it('gate: a check is told by how its output begins, a runner that died by how it ends', () => {
    const output = Array.from({ length: 30 }, (_, line) => `line ${line}`).join('\n');
    const [check] = failuresOf({}, 'exit 2', output);
    expect(check).toMatchObject({ title: 'exit 2', message: expect.stringMatching(/^line 0\n/) as string });
    const report = { kind: 'vitest', file: join(folder, 'absent.json') } as const;
    const [diedFailure] = failuresOf({ report }, 'exit 1', output);
    expect(diedFailure?.message).toMatch(/line 29$/);
  });

  it('gate: hears what a command says until its end, and how it ended', async () => {
    const says = "console.log('one'); console.error('two'); process.exit(3)";
    const { exit, output } = await runCommand([process.execPath, '-e', says], {}, 60_000);
    expect(exit).toBe(3);
    expect(output.split('\n').toSorted()).toEqual(['', 'one', 'two']);
  });

  it('gate: what failed stands before the table, and the counts stay the last line', () => {
    const step = stepsFor(['--quick'], folder).at(-1);
    const failures = failuresIn(buildRecordedValue('vitest'));
    const results =
      step === undefined
        ? []
        : [
            {
              step,
              count: { passCount: 1, failCount: 2, skipCount: 1 },
              seconds: 1,
              note: 'exit 1',
              failures,
            },
          ];
    const lines: string[] = [];
    expect(printSummary(results, (text) => lines.push(text) > 0)).toBe(1);
    const text = lines.join('');
    expect(text.indexOf('M2: two and two are five')).toBeGreaterThan(text.indexOf('== failed'));
    expect(text.indexOf('M2: two and two are five')).toBeLessThan(text.indexOf('== summary'));
    expect(text.trimEnd().split('\n').at(-1)).toBe('1 passed, 2 failed, 1 skipped');
  });
});
