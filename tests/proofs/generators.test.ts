/** What the generators write is sound as it is written: each is run in a copy of the sources, and the copy typechecks. */
import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeTempDir } from '../support/temp-dir.ts';
import { ROOT } from '../../tools/imports.ts';

/** What is added, and every file it may touch. */
const ADDED = [
  ['renderer page/member-wall', /^renderers\/page\/member-wall\//],
  [
    'endpoint coupons/coupon.detail.get',
    /^(?:schemas\/api\/coupon|server\/areas\/coupons\/api)\/coupon\.detail\.get\.ts$/,
  ],
  ['area notes', /^server\/areas\/notes\//],
  ['route wall', /^src\/routes\/wall\.route\.ts$/],
  ['feature notes', /^src\/features\/notes\//],
  ['shop music', /^server\/seed\/shops\/music\//],
] as const;
const SOURCES = [
  'schemas',
  'renderers',
  'src',
  'server',
  'tools',
  'stories',
  'tests',
  '.storybook',
  'public',
];
const FILES = ['package.json', 'tsconfig.json', 'vite.config.ts', 'vitest.config.ts', 'playwright.config.ts'];
const bin = (name: string) => join(ROOT, 'node_modules', '.bin', name);

describe('generators', () => {
  const copy = makeTempDir('generators');
  const run = (...command: readonly [string, ...string[]]) =>
    execFileSync(bin(command[0]), command.slice(1), { cwd: copy, encoding: 'utf8', stdio: 'pipe' });

  beforeAll(() => {
    for (const name of [...SOURCES, ...FILES])
      cpSync(join(ROOT, name), join(copy, name), { recursive: true });
    symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
  }, 60_000);
  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  it.each(ADDED)(
    'architecture: npm run new -- %s touches its own place alone',
    (what, own) => {
      const wrote = run('tsx', 'tools/new.ts', ...what.split(' '))
        .split('\n')
        .flatMap((line) => /^wrote (.+)$/.exec(line)?.[1] ?? []);
      expect(wrote.length).toBeGreaterThan(0);
      expect(wrote.filter((path) => !own.test(path))).toEqual([]);
    },
    60_000,
  );

  it('architecture: all of it together typechecks, and the registries know it', () => {
    expect(run('tsc', '--noEmit', '--project', copy)).toBe('');
    const registry = readFileSync(join(copy, 'server/start/areas.gen.ts'), 'utf8');
    expect(registry).toContain("'#server/areas/notes/area.ts'");
  }, 120_000);
});
