/** A copy of the sources in a folder of its own, under git, in which something is tried and what it touched is counted. */
import { spawnSync } from 'node:child_process';
import { cpSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../tools/imports.ts';
import { makeTempDir } from './temp-dir.ts';

const SOURCES = [
  'schemas',
  'renderers',
  'src',
  'desk',
  'server',
  'cli',
  'demo',
  'tools',
  'stories',
  'tests',
  '.storybook',
  'public',
  'docs',
];
const FILES = [
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
  'vitest.config.ts',
  'playwright.config.ts',
  'index.html',
  'README.md',
  'CONTRIBUTING.md',
  '.gitignore',
  '.oxfmtrc.json',
  '.oxlintrc.json',
];

/** How much of a failed command's output is shown. */
const OUTPUT_SIGNS = 6000;

/** A program the packages of this project bring. */
export const bin = (name: string) => join(ROOT, 'node_modules', '.bin', name);

/** Fill it before the first use, and remove it in the end. */
export function createScratchCopy(name: string) {
  const dir = makeTempDir(name);
  // Proofs that draw pages run in production; what runs in a copy chooses for itself.
  const env = { ...process.env, NODE_ENV: 'test' };
  /** @returns the command's standard output. @throws where it fails, with the end of what it wrote */
  const run = (command: string, ...args: readonly string[]) => {
    const { status, stdout, stderr } = spawnSync(command, args, { cwd: dir, env, encoding: 'utf8' });
    if (status === 0) return stdout;
    const output = `${stdout}\n${stderr}`.slice(-OUTPUT_SIGNS);
    throw new Error(`${command} ${args.join(' ')} ended with ${String(status)}:\n${output}`);
  };
  const git = (...args: readonly string[]) =>
    run('git', '-c', 'user.name=proof', '-c', 'user.email=proof@example.com', ...args);
  /** What was touched since the last time, by path from the root. */
  const readTouchedText = () => {
    git('add', '--all');
    const paths = git('diff', '--cached', '--name-only').split('\n').filter(Boolean);
    if (paths.length > 0) git('commit', '--quiet', '--message', 'add');
    return paths;
  };
  return {
    dir,
    at: (path: string) => join(dir, path),
    run,
    touched: readTouchedText,
    vitest: (project: string, ...files: readonly string[]) =>
      run(bin('vitest'), 'run', '--project', project, ...files),
    fill: () => {
      for (const one of [...SOURCES, ...FILES]) cpSync(join(ROOT, one), join(dir, one), { recursive: true });
      symlinkSync(join(ROOT, 'node_modules'), join(dir, 'node_modules'));
      git('init', '--quiet');
      readTouchedText();
    },
    remove: () => rmSync(dir, { recursive: true, force: true }),
  };
}
