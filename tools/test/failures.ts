/** Names what failed in a run of the gate, for whoever reads only the end of its output. */
import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ROOT } from '../imports.ts';
import type { Step } from './steps.ts';

export interface Failure {
  /** Empty where a whole step failed. */
  readonly file: string;
  readonly title: string;
  readonly message: string;
}

interface VitestReport {
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: {
      ancestorTitles: string[];
      title: string;
      status: string;
      failureMessages: string[];
    }[];
  }[];
}

interface PlaywrightSuite {
  title: string;
  file: string;
  suites?: PlaywrightSuite[];
  specs: {
    title: string;
    tests: { status: string; results: { errors: { message?: string }[] }[] }[];
  }[];
}
interface PlaywrightReport {
  config: { rootDir: string };
  suites: PlaywrightSuite[];
  errors: { message?: string }[];
}

const LINES = 12;
const TESTS = 40;

const fromRoot = (path: string) => relative(ROOT, path);
const joinTitles = (titles: readonly string[]) => titles.filter((title) => title !== '').join(' > ');

function ofVitest({ testResults }: VitestReport): Failure[] {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = fromRoot(name);
    const failures = assertionResults
      .filter((test) => test.status === 'failed')
      .map((test) => ({
        file,
        title: joinTitles([...test.ancestorTitles, test.title]),
        message: test.failureMessages.join('\n'),
      }));
    const isUnread = status === 'failed' && failures.length === 0;
    return isUnread ? [{ file, title: 'the file itself', message }] : failures;
  });
}

function ofPlaywright({ config, suites, errors }: PlaywrightReport): Failure[] {
  const ofSuite = (suite: PlaywrightSuite, above: readonly string[]): Failure[] => [
    ...suite.specs.flatMap(({ title, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map(({ status, results }) => ({
          file: fromRoot(join(config.rootDir, suite.file)),
          title: `${joinTitles([...above, title])}${status === 'flaky' ? ' (flaky: passed when tried again)' : ''}`,
          message: results.flatMap((result) => result.errors)[0]?.message ?? 'no error was told',
        })),
    ),
    ...(suite.suites ?? []).flatMap((inner) => ofSuite(inner, [...above, inner.title])),
  ];
  return [
    ...errors.map(({ message = '' }) => ({ file: '', title: 'outside of any test', message })),
    ...suites.flatMap((suite) => ofSuite(suite, [])),
  ];
}

/** Every failed and every flaky test a runner's report names; none where there is no report. */
export function failuresIn(report: Step['report']): Failure[] {
  if (report === undefined || !existsSync(report.file)) return [];
  const content = readFileSync(report.file, 'utf8');
  return report.kind === 'vitest' ? ofVitest(JSON.parse(content)) : ofPlaywright(JSON.parse(content));
}

/** The lines that say something: without colours, empty ones and frames of other people's code. */
function readable(text: string): string[] {
  return stripVTControlCharacters(text)
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => line.trim() !== '' && !/^\s*at (?:new Promise|.*node_modules)/.test(line));
}

/** What failed in a step. A step that names nothing is told by how its own output ends, a static check by how it begins. */
export function failuresOf(step: Pick<Step, 'report'>, note: string, output: string): Failure[] {
  const failures = failuresIn(step.report);
  if (failures.length > 0) return failures;
  const lines = readable(output);
  const message = (step.report === undefined ? lines.slice(0, LINES) : lines.slice(-LINES)).join('\n');
  return [{ file: '', title: note === '' ? 'no test ran' : note, message }];
}

/** The failures as text, each with the first lines of its message; empty when there are none. */
export function tellFailures(failures: readonly (Failure & { step: string })[]): string {
  if (failures.length === 0) return '';
  const lines = failures.slice(0, TESTS).map(({ step, file, title, message }) => {
    const head = [step, file, title].filter((part) => part !== '').join('  ');
    return [
      head,
      ...readable(message)
        .slice(0, LINES)
        .map((line) => `    ${line}`),
    ].join('\n');
  });
  const more = failures.length > TESTS ? [`and ${failures.length - TESTS} more`] : [];
  return `\n== failed\n${[...lines, ...more].join('\n\n')}\n`;
}
