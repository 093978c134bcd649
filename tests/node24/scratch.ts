/** A scratch folder with Node 24 from the registry, and what the image holds. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../tools/imports.ts';
import { layOutImage } from '../support/lay-out-image.ts';

const quiet = { stdio: 'ignore', timeout: 10 * 60_000 } as const;

/** Installs Node 24 into the folder; answers the path of its program. */
export function installNode24(dir: string): string {
  const name = `node-${process.platform}-${process.arch}`;
  mkdirSync(dir, { recursive: true });
  execFileSync('npm', ['install', '--prefix', dir, '--no-save', `${name}@24`], { ...quiet, cwd: dir });
  return join(dir, 'node_modules', name, 'bin/node');
}

/** Lays the image out with its production packages. */
export function installImage(dir: string): void {
  layOutImage(dir);
  for (const name of ['package-lock.json', '.npmrc']) cpSync(join(ROOT, name), join(dir, name));
  execFileSync('npm', ['ci', '--omit=dev'], { ...quiet, cwd: dir });
}
