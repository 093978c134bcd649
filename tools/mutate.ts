/**
 * `npm run proofs -- mutation-<group>`: changes the product one operator, condition or text at a time and asks the tests. The
 * part of the changes they notice may not fall below the group's floor. What was judged before is not judged again.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './imports.ts';
import { GROUPS, type MutationGroup } from './mutation/groups.ts';

const HOME = join(ROOT, 'tools', 'mutation');
const REPORTS = join(ROOT, 'reports', 'mutation');
/** Milliseconds a changed test run may take beside twice the unchanged one: a loop without end is noticed by the clock. */
const TIMEOUT_MS = 10_000;

function ensureInstalled(): void {
  if (existsSync(join(HOME, 'node_modules', '@stryker-mutator', 'core', 'package.json'))) return;
  execFileSync('npm', ['ci', '--no-audit', '--no-fund'], {
    cwd: HOME,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

const reportOf = (name: string) => join(REPORTS, `${name}.json`);

/** Stryker's own settings for a group; written beside the reports, because it takes them from a file alone. */
function settingsOf({ name, mutate }: MutationGroup, only: readonly string[]): string {
  const file = join(REPORTS, `${name}.settings.json`);
  const settings = {
    plugins: [join(HOME, 'node_modules', '@stryker-mutator', 'vitest-runner', 'dist', 'src', 'index.js')],
    testRunner: 'vitest',
    vitest: { configFile: 'tools/mutation/vitest.config.ts', related: false },
    mutate: only.length > 0 ? only : [...mutate, '!**/*.test.{ts,tsx}', '!**/*.gen.ts'],
    // There is no such file: TypeScript 7 has no compiler for Stryker to ask.
    tsconfigFile: 'tools/mutation/no-tsconfig.json',
    ignorePatterns: [
      'dist',
      'data',
      'reports',
      // What a browser leaves behind changes while it is copied.
      'test-results',
      'playwright-report',
      'storybook-static',
      'scratch',
      'public/demo',
      'tools/bench/peers',
      'tools/mutation/node_modules',
    ],
    tempDirName: 'reports/mutation/sandbox',
    coverageAnalysis: 'perTest',
    // What is made while a module loads would be judged by every test there is: two thirds of the time, for tables.
    ignoreStatic: true,
    concurrency: 2,
    timeoutMS: TIMEOUT_MS,
    incremental: true,
    incrementalFile: join(REPORTS, `${name}.known.json`),
    reporters: ['json', 'clear-text', 'progress-append-only'],
    clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
    jsonReporter: { fileName: reportOf(name) },
    allowConsoleColors: false,
  };
  writeFileSync(file, JSON.stringify(settings, null, 2));
  return file;
}

interface Report {
  files: Record<string, { mutants: { status: string }[] }>;
}

const CAUGHT = new Set(['Killed', 'Timeout']);
const MISSED = new Set(['Survived', 'NoCoverage']);

/** Of the valid mutants, how many the tests noticed. */
function score(name: string): { kills: number; all: number; percent: number } {
  const report: Report = JSON.parse(readFileSync(reportOf(name), 'utf8'));
  const states = Object.values(report.files).flatMap(({ mutants }) => mutants.map(({ status }) => status));
  const kills = states.filter((state) => CAUGHT.has(state)).length;
  const all = kills + states.filter((state) => MISSED.has(state)).length;
  return { kills, all, percent: all === 0 ? 0 : (100 * kills) / all };
}

function mutate(group: MutationGroup, only: readonly string[]): boolean {
  mkdirSync(REPORTS, { recursive: true });
  const stryker = join(HOME, 'node_modules', '@stryker-mutator', 'core', 'bin', 'stryker.js');
  execFileSync(process.execPath, [stryker, 'run', settingsOf(group, only)], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, MUTATION_GROUP: group.name },
  });
  const { kills, all, percent } = score(group.name);
  process.stdout.write(
    `${group.name}: ${kills} of ${all} changes noticed, ${percent.toFixed(1)} %; the floor is ${group.floor} %\n`,
  );
  return percent >= group.floor;
}

const [name, ...only] = process.argv.slice(2);
const group = GROUPS.find((one) => one.name === name);
if (group === undefined) {
  process.stderr.write(`Name a group: ${GROUPS.map((one) => one.name).join(', ')}.\n`);
  process.exitCode = 2;
} else {
  ensureInstalled();
  process.exitCode = mutate(group, only) ? 0 : 1;
}
