/** The fences of the house: who may import whom, scanned over every source file from the one table. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { FENCES_FILE, fencesAsLint } from '../../tools/lint-fences.ts';
import { judgeFile, judgePackage, placeOf } from '../../tools/floors.ts';
import { importsOf, readAliases, sourceFiles } from '../../tools/imports.ts';

const aliases = readAliases();
/** Unit tests stand beside the file they test and may use any test tool and any neighbour's public door. */
const isTest = (path: string) => /\.test\.tsx?$/.test(path);
/** Generated registries join floors by design; what they may join is decided by who imports them. */
const isGenerated = (path: string) => /\.gen\.(?:ts|tsx|js)$/.test(path);

describe('floors', () => {
  it('architecture: every source file stands in a room', () => {
    expect(sourceFiles().filter((path) => placeOf(path) === undefined)).toEqual([]);
  });

  it('architecture: a room imports only from rooms and packages its row of the table names', () => {
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

  it('architecture: rooms reach each other by alias, never by a path that climbs out of the room', () => {
    const faults: string[] = [];
    for (const path of sourceFiles(['schemas', 'renderers', 'src', 'server'])) {
      if (isGenerated(path)) continue;
      for (const { specifier, line, file } of importsOf(path, aliases)) {
        if (!specifier.startsWith('.') || file === undefined) continue;
        if (roomFolder(file) !== roomFolder(path) && !isTest(path))
          faults.push(`${path}:${line} ${specifier}`);
      }
    }
    expect(faults).toEqual([]);
  });

  it.each([
    ['renderers/page/banner/definition.ts', 'src/ui/link.tsx'],
    ['renderers/page/banner/view.tsx', 'renderers/page/notice/view.tsx'],
    ['renderers/auth/login-panel/view.tsx', 'src/features/live/index.ts'],
    ['src/features/auth/index.ts', 'src/features/live/index.ts'],
    ['src/features/forms/field-message.ts', 'src/features/auth/index.ts'],
    ['src/engine/walk.ts', 'src/state/session.ts'],
    ['server/areas/pages/api/page.micro.get.ts', 'src/app/root.tsx'],
    ['server/web/render.ts', 'src/app/entry-server.tsx'],
    ['schemas/locale.ts', 'src/i18n/words.ts'],
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

  it('architecture: lint reads the same fences (npx tsx tools/lint-fences.ts writes them anew)', () => {
    expect(readFileSync(FENCES_FILE, 'utf8')).toBe(fencesAsLint());
  });

  it('architecture: a view may use the feature named as its family, and the common one', () => {
    expect(judgeFile('renderers/auth/login-panel/view.tsx', 'src/features/auth/index.ts')).toBeUndefined();
    expect(
      judgeFile('renderers/page/info-form/view.tsx', 'src/features/forms/field-message.ts'),
    ).toBeUndefined();
    expect(judgeFile('src/features/auth/index.ts', 'src/features/forms/field-message.ts')).toBeUndefined();
  });
});

/** schemas, renderers and server are one house each; in src every room stands alone. */
function roomFolder(path: string): string {
  const [room = '', second = ''] = path.split('/');
  return room === 'src' ? `${room}/${second}` : room;
}
