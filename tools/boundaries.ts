/** Says who may import whom: by the table of modules, and between features and views by what their manifests and definitions use. */
import type { Module } from './boundaries/module.ts';
import { MODULES } from './boundary-table.ts';

/** Names under which `may` allows several rows at once. */
const GROUPS: Readonly<Record<string, readonly string[]>> = {
  schemas: ['schemas', 'schema tools', 'html rules', 'kit schemas'],
  'server areas': ['server areas', 'area doors', 'area tables', 'area stores'],
};

export interface Place {
  readonly module: Module;
  readonly groups: Readonly<Record<string, string | undefined>>;
}

/** The module a file belongs to, or undefined for files of the root. */
export function placeOf(path: string): Place | undefined {
  for (const module of MODULES) {
    const match = module.files.exec(path);
    if (match !== null) return { module, groups: match.groups ?? {} };
  }
  return undefined;
}

function fill(pattern: string, groups: Place['groups']): string {
  return pattern.replace(/\{(\w+)\}/g, (_all, name: string) => groups[name] ?? '');
}

/** Names under which another module's `may` can allow this place. */
function namesOf(place: Place): string[] {
  const { family, kind, area } = place.groups;
  const names = [place.module.name];
  for (const [group, members] of Object.entries(GROUPS))
    if (members.includes(place.module.name)) names.push(group);
  if (area !== undefined) names.push(`area ${area}`);
  if (family !== undefined && kind !== undefined) names.push(`own ${family}/${kind}`);
  return names;
}

/** Says why one file may not import another (both by path from the root), or nothing when it may. */
export function judgeFile(from: string, to: string): string | undefined {
  const here = placeOf(from);
  const there = placeOf(to);
  if (here === undefined) return undefined;
  if (there === undefined) return here.module.layer === 'outside' ? undefined : `${to} belongs to no module`;
  if (here.module.may.includes('*')) return undefined;
  const names = here.module.may.map((name) => fill(name, here.groups));
  if (namesOf(there).some((name) => names.includes(name))) return undefined;
  return `${here.module.name} (layer ${here.module.layer}) may not import ${there.module.name} (layer ${there.module.layer})`;
}

/** Says why a file may not import a package, or nothing when it may. */
export function judgePackage(from: string, specifier: string): string | undefined {
  const module = placeOf(from)?.module;
  if (module === undefined) return undefined;
  const isAllowed = module.packages.some(
    (name) =>
      name === '*' ||
      specifier === name ||
      (/[/:]$/.test(name) ? specifier.startsWith(name) : specifier.startsWith(`${name}/`)),
  );
  return isAllowed
    ? undefined
    : `${module.name} (layer ${module.layer}) may not import the package ${specifier}`;
}

/** What manifests and definitions say of features. */
export interface FeatureUses {
  /** By the name of a feature, or the kind of a renderer. */
  readonly uses: ReadonlyMap<string, readonly string[]>;
  /** Files of a feature that others may import beside its index.ts, without their ending. */
  readonly doors: ReadonlyMap<string, readonly string[]>;
}

const FEATURE = /^src\/features\/(?<name>[^/]+)\/(?<file>.+?)\.tsx?$/;
const VIEW = /^renderers\/[^/]+\/(?<name>[^/]+)\//;

/** The feature a file imports from another feature or a view, or nothing where it imports no other. */
export function featureUse(
  from: string,
  to: string,
): { user: string; feature: string; file: string } | undefined {
  const there = FEATURE.exec(to)?.groups;
  const user = (FEATURE.exec(from) ?? VIEW.exec(from))?.groups?.['name'];
  if (there === undefined || user === undefined || from.startsWith(`src/features/${there['name']}/`))
    return undefined;
  return { user, feature: there['name'] ?? '', file: there['file'] ?? '' };
}

/** Says why a feature or a view may not import a file of a feature, or nothing when it may. */
export function judgeFeatureUse(from: string, to: string, { uses, doors }: FeatureUses): string | undefined {
  const use = featureUse(from, to);
  if (use === undefined) return undefined;
  const { user, feature, file } = use;
  if (uses.get(user)?.includes(feature) !== true) return `${user} does not name ${feature} in its \`uses\``;
  if (file !== 'index' && doors.get(feature)?.includes(file) !== true)
    return `${file} is no door of the feature ${feature}`;
  return undefined;
}
