/** Runs single tests by vitest in a copy of the tree and reads which of them were green. */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isObject } from '#schemas/page/json.ts';
import { runCommand } from '../test/command.ts';
import type { Mutation } from './mutation.ts';

/** `absent`: no test of this title ran, be it that it is gone or that its file does not load. */
export type Verdict = 'green' | 'red' | 'absent';

interface TestReport {
  readonly file: string;
  readonly title: string;
  readonly status: string;
}

const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

function readReport(file: string): TestReport[] {
  if (!existsSync(file)) return [];
  const report: unknown = JSON.parse(readFileSync(file, 'utf8'));
  return list(isObject(report) ? report['testResults'] : []).flatMap((one) =>
    isObject(one)
      ? list(one['assertionResults']).flatMap((report) =>
          isObject(report)
            ? [
                {
                  file: String(one['name']),
                  title: String(report['title']),
                  status: String(report['status']),
                },
              ]
            : [],
        )
      : [],
  );
}

function verdictOf(reports: readonly TestReport[], test: Mutation['test']): Verdict {
  const mine = reports.filter(
    ({ file, title, status }) =>
      file.endsWith(`/${test.file}`) && title.includes(test.name) && status !== 'skipped',
  );
  if (mine.length === 0) return 'absent';
  return mine.some(({ status }) => status === 'failed') ? 'red' : 'green';
}

const escapeRegExp = (text: string) => text.replace(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

/** The contract and the stores of areas run on PostgreSQL, everything else once, on the embedded database where it wants one. */
function projectsOf(files: readonly string[]): string[] {
  const isOfPostgres = (file: string) =>
    file.startsWith('tests/contract/') || file.endsWith('.store.test.ts');
  return [
    ...(files.every(isOfPostgres) ? [] : ['unit', 'plain', 'server', 'production']),
    ...(files.some(isOfPostgres) ? ['server-postgres'] : []),
  ];
}

/** How each of these tests ended, by one run of their files. */
export async function runTests(
  folder: string,
  tests: readonly Mutation['test'][],
  limitMs: number,
): Promise<Verdict[]> {
  const outcome = join(folder, 'outcome.json');
  rmSync(outcome, { force: true });
  const files = [...new Set(tests.map(({ file }) => file))];
  const names = [...new Set(tests.map(({ name }) => escapeRegExp(name)))];
  const command = [
    join(folder, 'node_modules', '.bin', 'vitest'),
    'run',
    ...projectsOf(files).flatMap((project) => ['--project', project]),
    ...files,
    '-t',
    names.join('|'),
    '--reporter=json',
    `--outputFile.json=${outcome}`,
  ];
  await runCommand(command, {}, limitMs, false, folder);
  const reports = readReport(outcome);
  return tests.map((test) => verdictOf(reports, test));
}
