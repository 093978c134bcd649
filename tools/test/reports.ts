/** Counts what the test runners reported. A step that failed without saying what failed counts as one failure. */
import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT } from '../imports.ts';
import type { Step } from './steps.ts';

export interface Count {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
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
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
}

/** How long the tests of one file took, one after the other. */
export interface FileTime {
  readonly file: string;
  readonly seconds: number;
}

const read = <Report>(file: string): Report => JSON.parse(readFileSync(file, 'utf8'));

function fromReport({ kind, file }: NonNullable<Step['report']>): Count {
  if (!existsSync(file)) return { passed: 0, failed: 0, skipped: 0 };
  if (kind === 'vitest') {
    const report = read<VitestReport>(file);
    // A file that cannot be read, or whose hooks failed, holds no failed test.
    const unread = (report.testResults ?? []).filter(
      ({ status, assertionResults }) =>
        status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
    );
    return {
      passed: report.numPassedTests,
      failed: report.numFailedTests + unread.length,
      skipped: report.numPendingTests + report.numTodoTests,
    };
  }
  const { stats } = read<PlaywrightReport>(file);
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped };
}

/** What a finished step counts for. No test at all is a failure too: an empty run proves nothing. */
export function countOf(step: Pick<Step, 'report'>, exit: number): Count {
  if (step.report === undefined)
    return { passed: exit === 0 ? 1 : 0, failed: exit === 0 ? 0 : 1, skipped: 0 };
  const count = fromReport(step.report);
  const silent = count.failed === 0 && (exit !== 0 || count.passed === 0);
  return silent ? { ...count, failed: 1 } : count;
}

export function sum(counts: readonly Count[]): Count {
  return counts.reduce(
    (all, one) => ({
      passed: all.passed + one.passed,
      failed: all.failed + one.failed,
      skipped: all.skipped + one.skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
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
