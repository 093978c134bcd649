/** Nothing imports itself by a detour: neither files nor server areas, by value, by type, by a dynamic import or by a declaration (ADR-605). */
import { describe, expect, it } from 'vitest';
import { findCycles, type Graph } from '../../tools/cycles.ts';
import { importsIn, importsOf, readAliases, sourceFiles } from '../../tools/imports.ts';

const aliases = readAliases();
const isTest = (path: string) => /\.test\.tsx?$/.test(path);
const areaOf = (path: string) => /^server\/areas\/([\w-]+)\//.exec(path)?.[1];

const FILES = sourceFiles([
  'schemas',
  'renderers',
  'src',
  'desk',
  'server',
  'cli',
  'demo',
  'tools',
  'stories',
]).filter((path) => !isTest(path));
const FILE_GRAPH: Graph = new Map(
  FILES.map((path) => [path, new Set(importsOf(path, aliases).flatMap(({ file }) => file ?? []))]),
);

/** Pairs of an importing file and a file of another area. */
function acrossAreas(): { from: string; to: string; area: string; other: string }[] {
  return [...FILE_GRAPH].flatMap(([from, files]) => {
    const area = areaOf(from);
    if (area === undefined) return [];
    return [...files].flatMap((to) => {
      const other = areaOf(to);
      return other === undefined || other === area ? [] : [{ from, to, area, other }];
    });
  });
}

function areaGraph(): Graph {
  const graph = new Map<string, Set<string>>();
  for (const { area, other } of acrossAreas())
    graph.set(area, (graph.get(area) ?? new Set<string>()).add(other));
  return graph;
}

describe('import cycles', () => {
  it('architecture: no file imports itself by way of others', () => {
    expect(FILES.length).toBeGreaterThan(1000);
    expect(findCycles(FILE_GRAPH)).toEqual([]);
  });

  it('architecture: server areas import each other in one direction', () => {
    expect(findCycles(areaGraph())).toEqual([]);
  });

  it('architecture: an area imports nothing of another but its area.ts', () => {
    const strays = acrossAreas().filter(({ to, other }) => to !== `server/areas/${other}/area.ts`);
    expect(strays.map(({ from, to }) => `${from} -> ${to}`)).toEqual([]);
  });

  it.each([
    ["import { b } from './b.ts';"],
    ["import type { B } from './b.ts';"],
    ["export { b } from './b.ts';"],
    ["export type * from './b.ts';"],
    ["import './b.ts';"],
    ["const part = await import('./b.ts');"],
    ["type Part = import('./b.ts').Part;"],
    ["declare module './b.ts' {}"],
  ])('architecture: the scan counts %s', (source) => {
    expect(importsIn('tools/a.ts', source, aliases).map(({ file }) => file)).toEqual(['tools/b.ts']);
  });

  it('architecture: a cycle is found, and a file that imports itself', () => {
    const graph: Graph = new Map([
      ['a', new Set(['b'])],
      ['b', new Set(['c', 'd'])],
      ['c', new Set(['a'])],
      ['d', new Set(['d'])],
      ['e', new Set(['a', 'outside'])],
    ]);
    expect(findCycles(graph)).toEqual([['a', 'b', 'c'], ['d']]);
  });
});
