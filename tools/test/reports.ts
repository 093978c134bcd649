/** Counts what the test runners reported. A step that failed without saying what failed counts as one failure. */
import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT } from '../imports.ts';
import type { Step } from './steps.ts';

export interface Count {
  readonly passCount: number;
  readonly failCount: number;
  readonly skipCount: number;
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults?: {
    name: string;
    startTime: number;
    endTime: number;
    status: string;
    assertionResults: { status: string }[];
  }[];
}
interface PlaywrightSuite {
  file: string;
  suites?: PlaywrightSuite[];
  specs: { tests: { results: { duration: number }[] }[] }[];
}
interface PlaywrightReport {
  config?: { rootDir: string };
  suites?: PlaywrightSuite[];
  // oxlint-disable-next-line names/no-bare-participle -- the names Playwright writes
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
}

/** How long the tests of one file took, one after the other. */
export interface FileTime {
  readonly file: string;
  readonly seconds: number;
}

const read = <Report>(file: string): Report => JSON.parse(readFileSync(file, 'utf8'));

function fromReport({ kind, file }: NonNullable<Step['report']>): Count {
  if (!existsSync(file)) return { passCount: 0, failCount: 0, skipCount: 0 };
  if (kind === 'vitest') {
    const report = read<VitestReport>(file);
    // A file that cannot be read, or whose hooks failed, holds no failed test.
    const unread = (report.testResults ?? []).filter(
      ({ status, assertionResults }) =>
        status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
    );
    return {
      passCount: report.numPassedTests,
      failCount: report.numFailedTests + unread.length,
      skipCount: report.numPendingTests + report.numTodoTests,
    };
  }
  const { stats } = read<PlaywrightReport>(file);
  return { passCount: stats.expected, failCount: stats.unexpected + stats.flaky, skipCount: stats.skipped };
}

/** What a finished step counts for. No test at all is a failure too: an empty run proves nothing. */
export function countOf(step: Pick<Step, 'report'>, exit: number): Count {
  if (step.report === undefined)
    return { passCount: exit === 0 ? 1 : 0, failCount: exit === 0 ? 0 : 1, skipCount: 0 };
  const count = fromReport(step.report);
  const silent = count.failCount === 0 && (exit !== 0 || count.passCount === 0);
  return silent ? { ...count, failCount: 1 } : count;
}

export function sum(counts: readonly Count[]): Count {
  return counts.reduce(
    (all, one) => ({
      passCount: all.passCount + one.passCount,
      failCount: all.failCount + one.failCount,
      skipCount: all.skipCount + one.skipCount,
    }),
    { passCount: 0, failCount: 0, skipCount: 0 },
  );
}

function playwrightSeconds({ specs, suites = [] }: PlaywrightSuite): number {
  const own = specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results));
  const inner = suites.map(playwrightSeconds);
  return [...own.map(({ duration }) => duration / 1000), ...inner].reduce((all, one) => all + one, 0);
}

/** How long each file of a step took; none where there is no report. */
export function fileTimes({ report }: Pick<Step, 'report'>): FileTime[] {
  if (report === undefined || !existsSync(report.file)) return [];
  if (report.kind === 'vitest') {
    const { testResults = [] } = read<VitestReport>(report.file);
    return testResults.map(({ name, startTime, endTime }) => ({
      file: relative(ROOT, name),
      seconds: (endTime - startTime) / 1000,
    }));
  }
  const { config, suites = [] } = read<PlaywrightReport>(report.file);
  return suites.map((suite) => ({
    file: relative(ROOT, join(config?.rootDir ?? ROOT, suite.file)),
    seconds: playwrightSeconds(suite),
  }));
}
