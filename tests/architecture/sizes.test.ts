/** Files stay small enough to be read at once; cycles and dead exports are the lint's and the dead-code check's to find. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT, sourceFiles } from '../../tools/imports.ts';
import { median } from '../../tools/bench/stats.ts';

const MEDIAN_MAX = 60;
const PRODUCT_MAX = 300;
const TEST_MAX = 500;

const isGenerated = (path: string) => /\.gen\.(?:ts|js)$/.test(path);
const isTest = (path: string) => /\.(?:test|spec)\.tsx?$/.test(path);
/** Tables of words and the demo's goods are data, whatever they end in. */
const isData = (path: string) => /(?:^|\/)words\.ts$|^demo\//.test(path);

const LINES: ReadonlyMap<string, number> = new Map(
  [...sourceFiles(), ...sourceFiles(['src', 'renderers', 'desk'], /\.css$/)]
    .filter((path) => !isGenerated(path))
    .map((path) => [path, readFileSync(join(ROOT, path), 'utf8').split('\n').length - 1]),
);
const PRODUCT = [...LINES.keys()].filter(
  (path) => /^(?:schemas|renderers|src|desk|server|cli|demo)\b/.test(path) && !isTest(path),
);
const TESTS = [...LINES.keys()].filter((path) => isTest(path) || path.startsWith('tests/'));

/** `path lines` of those that have more than so many. */
const over = (paths: readonly string[], most: number) =>
  paths.filter((path) => (LINES.get(path) ?? 0) > most).map((path) => `${path} ${LINES.get(path) ?? 0}`);
const middle = (paths: readonly string[]) =>
  median(paths.filter((path) => !path.endsWith('.css')).map((path) => LINES.get(path) ?? 0));

describe('sizes of files', () => {
  it('there are files to measure', () => {
    expect(PRODUCT.length).toBeGreaterThan(1_500);
    expect(TESTS.length).toBeGreaterThan(300);
  });

  it('the median file of the product, and of everything, has at most 60 lines', () => {
    expect(middle(PRODUCT)).toBeLessThanOrEqual(MEDIAN_MAX);
    expect(middle([...LINES.keys()])).toBeLessThanOrEqual(MEDIAN_MAX);
  });

  it('no file of the product has more than 300 lines, but data', () => {
    const code = PRODUCT.filter((path) => !isData(path));
    expect(over(code, PRODUCT_MAX)).toEqual([]);
  });

  it('no test has more than 500 lines', () => {
    expect(over(TESTS, TEST_MAX)).toEqual([]);
  });
});
