/** What somebody only tries, in a folder `scratch`, is read by no tool; the same beside it is. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { ROOT } from '../../tools/imports.ts';
import { makeTempDir, removeTempDir } from '../support/temp-dir.ts';

const FAULT = 'export const tried = () => { debugger; };\n';

it('docs: lint passes over what git ignores as scratch, and reads every other new file', () => {
  const dir = makeTempDir('scratch');
  onTestFinished(() => removeTempDir(dir));
  cpSync(join(ROOT, '.gitignore'), join(dir, '.gitignore'));
  mkdirSync(join(dir, 'src/scratch'), { recursive: true });
  writeFileSync(join(dir, 'src/scratch/tried.ts'), FAULT);
  writeFileSync(join(dir, 'src/new.ts'), FAULT);
  spawnSync('git', ['init', '--quiet'], { cwd: dir });
  const lint = spawnSync(join(ROOT, 'node_modules/.bin/oxlint'), ['-D', 'no-debugger', '--format=unix'], {
    cwd: dir,
    encoding: 'utf8',
  });
  expect(lint.stdout).toContain('src/new.ts');
  expect(lint.stdout).not.toContain('tried.ts');
});

it('docs: the compiler and the dead-code check pass over it by name', () => {
  const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
  expect(read('tsconfig.json')).toContain('"**/scratch"');
  expect(read('knip.config.ts')).toContain("'!**/scratch/**'");
});
