/** A copy of the tree to break things in: the product itself is never touched. */
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { ROOT } from '../imports.ts';

const LEFT_OUT = new Set([
  '.git',
  'node_modules',
  'dist',
  'data',
  'reports',
  'test-results',
  'playwright-report',
]);

const isCopied = (path: string) => !LEFT_OUT.has(relative(ROOT, path));

export interface Scratch {
  readonly folder: string;
  /** Changes with every file of the tree. */
  readonly treeHash: string;
  readonly remove: () => void;
}

function hashOf(folder: string): string {
  const hash = createHash('sha256');
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  for (const file of files) hash.update(relative(folder, file)).update('\0').update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}

/** Copies the tree, generated files too; packages are linked. */
export function openScratch(): Scratch {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'lectern-rows-')));
  cpSync(ROOT, folder, { recursive: true, filter: isCopied });
  const treeHash = hashOf(folder);
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'), 'dir');
  return { folder, treeHash, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
