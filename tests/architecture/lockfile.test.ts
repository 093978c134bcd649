/** The supply chain's rules, read from package-lock.json: no hosts, no unknown install script, engines that fit, versions above the floors. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import semver from 'semver';
import { ROOT } from '../../tools/imports.ts';
import floors from './version-floors.json' with { type: 'json' };

interface LockedPackage {
  version?: string;
  address?: string;
  integrity?: string;
  hasInstallScript?: boolean;
  engines?: { node?: string };
  link?: boolean;
}

const text = readFileSync(join(ROOT, 'package-lock.json'), 'utf8');
const lock: { packages: Record<string, LockedPackage> } = JSON.parse(text);
const packages = Object.entries(lock.packages).filter(([path]) => path !== '');
const nameOf = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

describe('lock file', () => {
  it('R65: names no registry host', () => {
    expect(packages.filter(([, entry]) => entry.address !== undefined).map(([path]) => path)).toEqual([]);
    expect(text).not.toMatch(/https?:\/\/[^"]*registry/);
  });

  it('R65: every package is pinned by its integrity', () => {
    expect(
      packages.filter(([, entry]) => !entry.link && entry.integrity === undefined).map(([path]) => path),
    ).toEqual([]);
  });

  it('R65: only allow-listed packages bring an install script, and none of them runs', () => {
    const bring = [
      ...new Set(packages.filter(([, entry]) => entry.hasInstallScript).map(([path]) => nameOf(path))),
    ].sort();
    expect(bring.filter((name) => !floors.installScripts.includes(name))).toEqual([]);
    expect(readFileSync(join(ROOT, '.npmrc'), 'utf8')).toMatch(/^ignore-scripts=true$/m);
  });

  it('R65: every package accepts the Node we support and the Node that runs', () => {
    const manifest: { engines: { node: string } } = JSON.parse(
      readFileSync(join(ROOT, 'package.json'), 'utf8'),
    );
    const lowest = semver.minVersion(manifest.engines.node)?.version ?? '';
    expect(semver.satisfies(process.versions.node, manifest.engines.node)).toBe(true);
    const refuse = packages.flatMap(([path, { engines }]) =>
      [lowest, process.versions.node]
        .filter((node) => engines?.node !== undefined && !semver.satisfies(node, engines.node))
        .map((node) => `${path} wants ${engines?.node}, not ${node}`),
    );
    expect(refuse).toEqual([]);
  });

  it.each(Object.entries(floors.versions))('R65: %s is at least %s', (name, floor) => {
    const foundPaths = packages
      .filter(([path]) => nameOf(path) === name)
      .map(([, entry]) => entry.version ?? '0.0.0');
    expect(foundPaths.filter((version) => semver.lt(version, floor))).toEqual([]);
  });

  it('R65: direct dependencies are exact versions', () => {
    const manifest: Record<'dependencies' | 'devDependencies', Record<string, string>> = JSON.parse(
      readFileSync(join(ROOT, 'package.json'), 'utf8'),
    );
    const all = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies });
    expect(all.filter(([, version]) => semver.valid(version) === null)).toEqual([]);
  });
});
