/** A copy of the sources in a folder of its own, under git, in which something is tried and what it touched is counted. */
import { execFileSync } from 'node:child_process';
import { cpSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../tools/imports.ts';
import { makeTempDir } from './temp-dir.ts';

const SOURCES = [
  'schemas',
  'renderers',
  'src',
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
  '.gitignore',
  '.oxfmtrc.json',
  '.oxlintrc.json',
];

/** A program the packages of this project bring. */
export const bin = (name: string) => join(ROOT, 'node_modules', '.bin', name);

/** Fill it before the first use, and remove it in the end. */
export function createScratchCopy(name: string) {
  const dir = makeTempDir(name);
  const run = (command: string, ...args: readonly string[]) =>
    execFileSync(command, args, { cwd: dir, encoding: 'utf8', stdio: 'pipe' });
  const git = (...args: readonly string[]) =>
    run('git', '-c', 'user.name=proof', '-c', 'user.email=proof@example.com', ...args);
  /** What was touched since the last time, by path from the root. */
  const touched = () => {
    git('add', '--all');
    const paths = git('diff', '--cached', '--name-only').split('\n').filter(Boolean);
    if (paths.length > 0) git('commit', '--quiet', '--message', 'add');
    return paths;
  };
  return {
    dir,
    at: (path: string) => join(dir, path),
    run,
    touched,
    vitest: (project: string, ...files: readonly string[]) =>
      run(bin('vitest'), 'run', '--project', project, ...files),
    fill: () => {
      for (const one of [...SOURCES, ...FILES]) cpSync(join(ROOT, one), join(dir, one), { recursive: true });
      symlinkSync(join(ROOT, 'node_modules'), join(dir, 'node_modules'));
      git('init', '--quiet');
      touched();
    },
    remove: () => rmSync(dir, { recursive: true, force: true }),
  };
}
