/** The ways docs/FLOWS.md draws, and the places docs/ARCHITECTURE.md sends a line to, are those of the code. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT, sourceFiles } from '../../tools/imports.ts';

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const isDeclared = (name: string, text: string) =>
  new RegExp(`(?:function|const|class|type|interface)\\s+${name}\\b`).test(text);
const ROOMS = 'schemas|renderers|src|desk|server|cli|demo|tools';
const DRAWN = new RegExp(`((?:${ROOMS})/[\\w./-]+)(?: +([A-Za-z]\\w+)(?= ))?`);

/** Files and names of the drawings; a folder stands alone. */
function drawnIn(text: string): { path: string; name: string | undefined }[] {
  const drawings = [...text.matchAll(/```\n([\s\S]*?)```/g)].map(([, drawing = '']) => drawing);
  return drawings
    .flatMap((drawing) => drawing.split('\n'))
    .flatMap((line) => {
      const [, path, name] = DRAWN.exec(line) ?? [];
      return path === undefined ? [] : [{ path, name: /\.tsx?$/.test(path) ? name : undefined }];
    });
}

/** What is drawn and not there. */
function missingIn(text: string): string[] {
  return drawnIn(text).flatMap(({ path, name }) => {
    if (!existsSync(join(ROOT, path))) return [path];
    if (statSync(join(ROOT, path)).isDirectory()) return [];
    return name !== undefined && isDeclared(name, read(path)) ? [] : [`${path} ${name ?? 'without a name'}`];
  });
}

describe('ways through the code', () => {
  it('docs: every file and name that is drawn is there', () => {
    const drawings = drawnIn(read('docs/FLOWS.md'));
    expect(drawings.length).toBeGreaterThan(35);
    expect(missingIn(read('docs/FLOWS.md'))).toEqual([]);
  });

  it('docs: the check sees a file and a name that are not there', () => {
    const drawing = '```\nsrc/app/nothing.ts  render  x\n├─ src/app/load-page.ts  loadNothing  x\n```';
    expect(missingIn(drawing)).toEqual(['src/app/nothing.ts', 'src/app/load-page.ts loadNothing']);
  });

  it('docs: every call a drawing names is described', () => {
    const drawings = [...read('docs/FLOWS.md').matchAll(/```\n([\s\S]*?)```/g)].join('\n');
    const names = [...drawings.matchAll(/\b(?:order|learn|live)\.(?!tsx?\b)[a-z_]+(?:\.[a-z_]+)?\b/g)].map(
      ([name]) => name,
    );
    const contracts = sourceFiles(['schemas/api']).map(read).join('\n');
    expect(names.length).toBeGreaterThan(6);
    expect(names.filter((name) => !contracts.includes(`name: '${name}'`))).toEqual([]);
  });

  it('docs: each new name of the table is declared somewhere, and no old one is', () => {
    const [, table = ''] = read('docs/FLOWS.md').split('## Names that changed');
    const rows = [...table.matchAll(/^\| (?:page|order|report|live) +\| (.+?) *\| (.+?) *\|$/gm)];
    const code = sourceFiles(['schemas', 'src', 'server'], /(?<!\.test)\.tsx?$/)
      .map(read)
      .join('\n');
    const namesIn = (cell = '') => [...cell.matchAll(/`([A-Za-z]\w+)`/g)].map(([, name = '']) => name);
    expect(rows.length).toBeGreaterThan(6);
    expect(rows.flatMap(([, , now]) => namesIn(now)).filter((name) => !isDeclared(name, code))).toEqual([]);
  });
});

describe('where a line belongs', () => {
  const [, chapter = ''] = read('docs/ARCHITECTURE.md').split('## Where a line belongs');
  const rows = [...chapter.matchAll(/^\| (?!the line|-)(.+?) +\| (.+?) +\|$/gm)].map(
    ([, line = '', place = '']) => ({ line, place }),
  );
  const codeIn = (place: string) => [...place.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);

  it('docs: at least twenty lines have one place each, which is there', () => {
    expect(rows.length).toBeGreaterThan(30);
    expect(new Set(rows.map(({ line }) => line)).size).toBe(rows.length);
    const paths = rows.map(({ line, place }) => ({
      line,
      own: codeIn(place).filter((code) => new RegExp(`^(?:${ROOMS})/`).test(code) && !code.includes('<')),
    }));
    const gonePaths = paths.flatMap(({ line, own }) =>
      own.filter((path) => !existsSync(join(ROOT, path))).map((path) => `${line}: ${path}`),
    );
    expect(gonePaths).toEqual([]);
    expect(paths.filter(({ own }) => own.length > 0).length).toBeGreaterThan(20);
  });

  it('docs: a name that is said with a file is declared in it', () => {
    const namedPaths = rows.flatMap(({ place }) => {
      const [, path = '', name = ''] = /^`([^`]+\.ts)`: `(\w+)`$/.exec(place) ?? [];
      return path === '' ? [] : [{ path, name }];
    });
    expect(namedPaths.length).toBeGreaterThan(2);
    expect(namedPaths.filter(({ path, name }) => !isDeclared(name, read(path)))).toEqual([]);
  });
});
