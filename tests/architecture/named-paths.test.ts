/** Paths that documents and comments name are there. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT, sourceFiles } from '../../tools/imports.ts';

const ROOMS = 'schemas|renderers|src|desk|server|cli|demo|stories|tests|tools|docs';
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

/** `server/a/{x,y}.ts` is two paths. */
function spelledOut(path: string): string[] {
  const [whole, inner = ''] = /\{([^}]+)\}/.exec(path) ?? [];
  return whole === undefined
    ? [path]
    : inner.split(',').flatMap((part) => spelledOut(path.replace(whole, part)));
}

/** Places with a blank (`<area>`, `*`, `NNN`) name a pattern; what is left before it must be there. */
const fixedPart = (path: string) => path.replace(/\/[^/]*(?:[<*]|NNN).*$/, '').replace(/\/$/, '');

const missing = (paths: readonly string[]) =>
  paths.filter((path) => !existsSync(join(ROOT, fixedPart(path))));

describe('named paths', () => {
  it.each(['CONTRIBUTING.md', 'docs/ARCHITECTURE.md', 'docs/GLOSSARY.md'])(
    'docs: every path %s names is there',
    (document) => {
      const paths = [...read(document).matchAll(new RegExp(`\`((?:${ROOMS})/[^\`\\s]+)\``, 'g'))].flatMap(
        ([, path = '']) => spelledOut(path),
      );
      expect(paths.length).toBeGreaterThanOrEqual(5);
      expect(missing(paths)).toEqual([]);
    },
  );

  it('docs: every file a comment names is there', () => {
    const namedFiles = sourceFiles(ROOMS.split('|'), /\.(?:ts|tsx|mjs|css)$/).flatMap((file) =>
      read(file)
        .split('\n')
        .filter((line) => /^\s*(?:\/?\*|\/\/)|\/\*\*/.test(line))
        .flatMap((line) => [
          ...line.matchAll(new RegExp(`(?<![\\w./-])(?:${ROOMS})/[\\w./-]+\\.(?:ts|tsx|mjs|md)\\b`, 'g')),
        ])
        .map(([path]) => ({ file, path })),
    );
    expect(namedFiles.length).toBeGreaterThan(50);
    expect(
      namedFiles
        .filter(({ path }) => !path.includes('.gen.') && missing([path]).length > 0)
        .map(({ file, path }) => `${file} names ${path}`),
    ).toEqual([]);
  });

  it('docs: every file a chunk of the build names is there', () => {
    const paths = sourceFiles(['src', 'renderers', 'schemas'], /./).join('\n');
    const patterns = read('vite.config.ts')
      .split('\n')
      .filter(
        (line) => /^\s*(?:const [A-Z_]+ =)?\s*\/.*\/;$/.test(line) && !/node_modules|i18next/.test(line),
      );
    const names = patterns.flatMap(
      (line) => line.replace(/vite\\\/preload-helper/, '').match(/[a-z]+(?:-[a-z]+)+/g) ?? [],
    );
    expect(names.length).toBeGreaterThan(40);
    expect(names.filter((name) => !paths.includes(name))).toEqual([]);
  });
});
