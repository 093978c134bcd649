/** Whose a data directory is: nobody else reads the database, files and keys of an installation (requirement 63). */
import { chmodSync, lstatSync, mkdirSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { makeTempDir, removeTempDir } from '../../../tests/support/temp-dir.ts';
import { ConfigError } from './config-error.ts';
import { makeDataDir } from './data-dir.ts';

const dirs: string[] = [];
function newDir(): string {
  const dir = makeTempDir('data-dir');
  dirs.push(dir);
  return dir;
}
afterEach(() => {
  for (const dir of dirs.splice(0)) removeTempDir(dir);
});
const modeOf = (path: string) => statSync(path).mode & 0o777;

it.each([0o755, 0o777, 0o750, 0o711, 0o704])(
  'R63: an existing installation of mode %o is tightened, with what lies in it',
  (mode) => {
    const dir = join(newDir(), 'data');
    mkdirSync(join(dir, 'pg'), { recursive: true });
    writeFileSync(join(dir, 'secrets.json'), '{}');
    chmodSync(join(dir, 'pg'), 0o755);
    chmodSync(join(dir, 'secrets.json'), 0o644);
    chmodSync(dir, mode);
    makeDataDir(dir);
    expect([modeOf(dir), modeOf(join(dir, 'pg')), modeOf(join(dir, 'secrets.json'))]).toEqual([
      0o700, 0o700, 0o600,
    ]);
  },
);

it('R63: an empty directory is made private, a new one is private, and each start repeats it', () => {
  const [madeText, fresh] = [newDir(), join(newDir(), 'a', 'b')];
  chmodSync(madeText, 0o755);
  for (const dir of [madeText, fresh, madeText, fresh]) makeDataDir(dir);
  expect([modeOf(madeText), modeOf(fresh)]).toEqual([0o700, 0o700]);
});

it('R63: one that holds other things, or is shared on purpose, is refused in one line and stays as it is', () => {
  const [home, sharedText] = [newDir(), newDir()];
  writeFileSync(join(home, 'letter.txt'), 'x');
  chmodSync(home, 0o755);
  chmodSync(sharedText, 0o1777);
  for (const dir of [home, sharedText]) {
    const before = statSync(dir).mode;
    const open = () => makeDataDir(dir);
    expect(open).toThrow(ConfigError);
    expect(open).toThrow(/^DATA_DIR must be a directory of this installation alone [^\n]*chmod 700[^\n]*\.$/);
    expect(statSync(dir).mode).toBe(before);
  }
});

it('R63: what a link in it leads to is not touched', () => {
  const [dir, elsewhere] = [newDir(), newDir()];
  chmodSync(elsewhere, 0o755);
  mkdirSync(join(dir, 'pg'));
  symlinkSync(elsewhere, join(dir, 'files'));
  chmodSync(dir, 0o755);
  makeDataDir(dir);
  expect(lstatSync(join(dir, 'files')).isSymbolicLink()).toBe(true);
  expect(modeOf(elsewhere)).toBe(0o755);
});
