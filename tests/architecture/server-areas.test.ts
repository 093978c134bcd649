/** What a server area keeps is its own: its folder, its store, and what it takes from others stand in its manifest. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT, sourceFiles, withoutComments } from '../../tools/imports.ts';
import { areas, createStores } from '#server/start/areas.gen.ts';
import { systemClock } from '#server/kernel/clock.ts';
import { getTableName } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';

const FOLDERS = readdirSync(join(ROOT, 'server', 'areas'));
const areaOf = (path: string) => /^server\/areas\/([\w-]+)\//.exec(path)?.[1];
const isTest = (path: string) => path.endsWith('.test.ts');
const read = (path: string) => withoutComments(readFileSync(join(ROOT, path), 'utf8'));

/** The area that keeps each store, by the store's name: what its manifest makes. */
function owners(): Map<string, string> {
  const db = drizzle('postgres://nobody@127.0.0.1:1/none');
  return new Map(
    areas.flatMap(({ name, stores }) =>
      Object.keys(stores?.(db, systemClock) ?? {}).map((store): [string, string] => [store, name]),
    ),
  );
}

/** Whether the manifest of an area has limits. */
const handsOn = (name: string | undefined) => areas.find((area) => area.name === name)?.limits !== undefined;

describe('server areas', () => {
  it('architecture: every folder is an area whose manifest bears its name, in the registry once', () => {
    expect(areas.map(({ name }) => name).sort()).toEqual(FOLDERS.sort());
  });

  it('architecture: the root of an area holds its manifest and its limits, all else stands in folders', () => {
    const rootFiles = sourceFiles(['server/areas'], /\.ts$/).filter((path) => path.split('/').length === 4);
    expect(rootFiles.length).toBeGreaterThan(FOLDERS.length);
    expect(rootFiles.filter((path) => !/\/(?:area|limits)\.ts$/.test(path))).toEqual([]);
  });

  it('architecture: an area opens after those it needs', () => {
    const faults = areas.flatMap(({ name, needs = [] }, place) =>
      needs
        .filter((need) => !areas.slice(0, place).some((before) => before.name === need))
        .map((need) => `${name} < ${need}`),
    );
    expect(faults).toEqual([]);
  });

  it('architecture: a table belongs to one area', () => {
    const names = areas.flatMap(({ tables = {} }) => Object.values(tables).map(getTableName));
    expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
    expect(names.length).toBeGreaterThan(20);
  });

  it('ADR-030: of the snapshots of the migrations the newest stands alone', () => {
    const names = readdirSync(join(ROOT, 'server/migrations'));
    const newest = names
      .filter((name) => name.endsWith('.sql'))
      .sort()
      .at(-1);
    const snapshots = readdirSync(join(ROOT, 'server/migrations/meta')).filter((name) =>
      name.endsWith('_snapshot.json'),
    );
    expect(snapshots).toEqual([`${String(newest).slice(0, '0000'.length)}_snapshot.json`]);
  });

  it('architecture: no file outside its area reads another area’s store', () => {
    const owner = owners();
    expect(owner.size).toBe(
      Object.keys(createStores(drizzle('postgres://nobody@127.0.0.1:1/none'), systemClock)).length,
    );
    const faults = sourceFiles(['server'])
      .filter((path) => !isTest(path) && !path.endsWith('.gen.ts'))
      .flatMap((path) =>
        [...read(path).matchAll(/\bstores\.(\w+)/g)].flatMap(([, store = '']) => {
          const own = owner.get(store);
          return own === undefined || own === areaOf(path)
            ? []
            : [`${path}: stores.${store} belongs to ${own}`];
        }),
      );
    expect(faults).toEqual([]);
  });

  it('architecture: a provider is a file of its service, in a registry that the generator writes', () => {
    const writtenFiles = sourceFiles(['server']).filter((path) =>
      read(path).includes('export const provider = '),
    );
    const misplacedPaths = writtenFiles.filter(
      (path) => !/^server\/areas\/[\w-]+\/providers\/[\w-]+\/[\w-]+\.ts$/.test(path),
    );
    expect([misplacedPaths, writtenFiles.length > 8]).toEqual([[], true]);
  });

  it('architecture: each area’s limits stand in its limits.ts, and its manifest hands them on', () => {
    const faults = sourceFiles(['server/areas'])
      .filter((path) => !isTest(path) && read(path).includes('defineLimits('))
      .filter((path) => !/^server\/areas\/[\w-]+\/limits\.ts$/.test(path) || !handsOn(areaOf(path)));
    expect(faults).toEqual([]);
  });

  it('architecture: no handler touches SQL or an account’s rights by itself', () => {
    const faults = sourceFiles(['server'])
      .filter((path) => /^server\/areas\/[\w-]+\/api\//.test(path) && !isTest(path))
      .filter((path) => /drizzle-orm|\/tables\/|\.roles\b|process\.env|Date\.now/.test(read(path)));
    expect(faults).toEqual([]);
  });
});
