/**
 * `npm run proofs -- pictures`: draws every main example and fixed screen of this tree and of another commit on this machine,
 * and holds the first against the second. The other commit is PICTURES_BASE, else the one before.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium } from './chromium.ts';
import { ROOT } from './imports.ts';

const REPORTS = join(ROOT, 'reports', 'pictures');
const BEFORE = join(REPORTS, 'tree');
/** As tests/configs/playwright.pictures.config.ts keeps them. */
const PICTURES = join(REPORTS, 'before');
const bin = (name: string) => join(ROOT, 'node_modules', '.bin', name);

const run = (command: string, args: readonly string[], cwd: string, env: NodeJS.ProcessEnv = {}) =>
  execFileSync(command, args, { cwd, stdio: 'inherit', env: { ...process.env, ...env } });
const git = (...args: string[]) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim();

/** The other commit as a checkout; with the packages of this one where it names the same. */
function checkOut(commit: string): void {
  leave();
  git('worktree', 'add', '--quiet', '--detach', BEFORE, commit);
  const lock = (tree: string) => readFileSync(join(tree, 'package-lock.json'), 'utf8');
  if (lock(BEFORE) !== lock(ROOT)) run('npm', ['ci', '--no-audit', '--no-fund'], BEFORE);
  else symlinkSync(join(ROOT, 'node_modules'), join(BEFORE, 'node_modules'));
}

function leave(): void {
  if (existsSync(BEFORE)) git('worktree', 'remove', '--force', BEFORE);
  git('worktree', 'prune');
}

function buildIn(tree: string): void {
  run(bin('tsx'), ['tools/build.ts'], tree);
  run(bin('storybook'), ['build', '--quiet', '-o', 'storybook-static'], tree);
}

function draw(round: 'before' | 'after', tree: string, ...more: string[]): void {
  run(bin('playwright'), ['test', '--config', 'tests/configs/playwright.pictures.config.ts', ...more], ROOT, {
    PICTURES_TREE: tree,
    PICTURES_ROUND: round,
    CHROMIUM_PATH: ensureChromium(),
  });
}

/** What the other commit cannot draw is mended since, or new: there is nothing to hold it against. */
function drawBefore(): void {
  try {
    draw('before', BEFORE, '--update-snapshots=all');
  } catch {
    process.stdout.write('The other commit could not draw all; what it did not is not compared.\n');
  }
  const count = existsSync(PICTURES) ? readdirSync(PICTURES).length : 0;
  if (count === 0) throw new Error('The other commit drew nothing.');
  process.stdout.write(`${count} pictures to hold this tree against\n`);
}

const base = process.env['PICTURES_BASE'] ?? (git('status', '--porcelain') === '' ? 'HEAD~1' : 'HEAD');
rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });
try {
  process.stdout.write(`pictures against ${git('log', '-1', '--format=%h %s', base)}\n`);
  checkOut(base);
  buildIn(BEFORE);
  drawBefore();
  buildIn(ROOT);
  draw('after', ROOT, '--update-snapshots=none');
} finally {
  leave();
}
