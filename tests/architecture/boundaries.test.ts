/** The boundaries of the repository: who may import whom, scanned over every source file from the one table. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { judgeFile, judgePackage, placeOf } from '../../tools/boundaries.ts';
import { MODULES } from '../../tools/boundary-table.ts';
import { importsOf, readAliases, sourceFiles } from '../../tools/imports.ts';
import { BOUNDARIES_FILE, boundariesAsLint } from '../../tools/lint-boundaries.ts';

const aliases = readAliases();
/** Unit tests stand beside the file they test and may use any test tool and any neighbour's public door. */
const isTest = (path: string) => /\.test\.tsx?$/.test(path);
/** Generated registries join layers by design; what they may join is decided by who imports them. */
const isGenerated = (path: string) => /\.gen\.(?:ts|tsx|js)$/.test(path);
/** What is started by its path, the desk's build and the generators of the demo's pictures reach the tools, which have no alias. */
const mayClimb = (path: string) => /^cli\/[\w-]+\.mjs$|^demo\/art\/|^desk\/vite\.config\.ts$/.test(path);

describe('boundaries', () => {
  it('architecture: every source file belongs to a module', () => {
    expect(sourceFiles().filter((path) => placeOf(path) === undefined)).toEqual([]);
  });

  it('architecture: a module imports only from modules and packages its row of the table names', () => {
    const faults: string[] = [];
    for (const path of sourceFiles()) {
      if (isTest(path) || isGenerated(path)) continue;
      for (const { specifier, line, file } of importsOf(path, aliases)) {
        const fault = file === undefined ? judgePackage(path, specifier) : judgeFile(path, file);
        if (fault !== undefined) faults.push(`${path}:${line} ${specifier}: ${fault}`);
      }
    }
    expect(faults).toEqual([]);
  });

  it('architecture: every package a row names is one of the product', () => {
    const own = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies });
    const isOwn = (name: string) =>
      ['*', 'node:'].includes(name) ||
      own.some(
        (one) => one === name || one === `@types/${name}` || (name.endsWith('/') && one.startsWith(name)),
      );
    const strays = MODULES.flatMap(({ name, packages }) =>
      packages.filter((one) => !isOwn(one)).map((one) => `${name}: ${one}`),
    );
    expect(strays).toEqual([]);
  });

  it('architecture: modules reach each other by alias, never by a path that climbs out of the module', () => {
    const faults: string[] = [];
    for (const path of sourceFiles(['schemas', 'renderers', 'src', 'desk', 'server', 'cli', 'demo'])) {
      if (isGenerated(path) || mayClimb(path)) continue;
      for (const { specifier, line, file } of importsOf(path, aliases)) {
        if (!specifier.startsWith('.') || file === undefined) continue;
        if (moduleFolder(file) !== moduleFolder(path) && !isTest(path))
          faults.push(`${path}:${line} ${specifier}`);
      }
    }
    expect(faults).toEqual([]);
  });

  it.each([
    ['renderers/page/banner/definition.ts', 'src/ui/link.tsx'],
    ['renderers/page/banner/view.tsx', 'renderers/page/notice/view.tsx'],
    ['src/pieces/slide.tsx', 'src/features/verification/use-captcha.ts'],
    ['src/ui/link.tsx', 'src/pieces/goods-card.tsx'],
    ['src/ui/link.tsx', 'schemas/content/goods-card.ts'],
    ['src/app/start-app.tsx', 'src/features/auth/lazy-login.ts'],
    ['src/engine/walk.ts', 'src/features/auth/index.ts'],
    ['src/state/app-state.ts', 'src/engine/store.ts'],
    ['server/areas/pages/calls/pages.ts', 'src/app/root.tsx'],
    ['server/web/render.ts', 'src/app/entry-server.tsx'],
    ['schemas/locale.ts', 'src/i18n/words.ts'],
    ['server/start/start.ts', 'cli/command.ts'],
    ['server/areas/pages/area.ts', 'demo/shops.gen.ts'],
    ['demo/seed.ts', 'cli/command.ts'],
    ['demo/seed.ts', 'demo/art/covers/draw.ts'],
    ['cli/command.ts', 'tools/imports.ts'],
  ])('architecture: the table refuses %s importing %s', (from, to) => {
    expect(judgeFile(from, to)).toBeTypeOf('string');
  });

  it.each([
    ['renderers/page/banner/view.tsx', 'axios'],
    ['renderers/page/banner/view.tsx', 'react-router-dom'],
    ['renderers/page/banner/view.tsx', '@arco-design/web-react'],
    ['renderers/page/banner/definition.ts', 'react'],
    ['schemas/page/node.ts', 'ajv'],
    ['src/engine/walk.ts', 'zustand'],
  ])('architecture: the table refuses %s importing the package %s', (from, name) => {
    expect(judgePackage(from, name)).toBeTypeOf('string');
  });

  it('architecture: lint reads the same table (npx tsx tools/lint-boundaries.ts writes it anew)', () => {
    expect(readFileSync(BOUNDARIES_FILE, 'utf8')).toBe(boundariesAsLint());
  });
});

/** schemas, renderers, server, cli and demo are one module each by path; in src every folder stands alone. */
function moduleFolder(path: string): string {
  const [top = '', second = ''] = path.split('/');
  return top === 'src' || top === 'desk' ? `${top}/${second}` : top;
}
