/** Writes the registry of features from their manifests, each after those it uses; refuses a circle. */
import { pathToFileURL } from 'node:url';
import { at, camel, folders, has, writeGenerated } from './files.ts';

const FOLDER = 'src/features';

/** Of a manifest, what the registry is made of. */
export interface Manifest {
  readonly name: string;
  readonly uses: readonly string[];
  readonly doors?: readonly string[];
  readonly slice?: unknown;
  readonly viewer?: unknown;
  readonly intents?: unknown;
  readonly start?: unknown;
  readonly forget?: unknown;
}

async function load(name: string): Promise<Manifest> {
  const path = `${FOLDER}/${name}/feature.ts`;
  if (!has(path)) throw new Error(`${FOLDER}/${name} has no feature.ts`);
  const module: { feature?: Manifest } = await import(pathToFileURL(at(path)).href);
  if (module.feature?.name !== name)
    throw new Error(`${path} names itself ${module.feature?.name ?? 'nothing'}`);
  return module.feature;
}

/** Every manifest, by folder. */
export function loadFeatures(): Promise<Manifest[]> {
  return Promise.all(folders(FOLDER).map(load));
}

/** Features so that each stands after those it uses. Throws where one uses itself, by whatever way, or one nobody has. */
export function inOrder(features: readonly Manifest[]): Manifest[] {
  const byName = new Map<string, Manifest>(features.map((feature) => [feature.name, feature]));
  const order = new Set<Manifest>();
  const place = (name: string, way: readonly string[]) => {
    const feature = byName.get(name);
    if (feature === undefined) throw new Error(`feature ${way.at(-1) ?? ''} uses ${name}, which nobody has`);
    if (way.includes(name))
      throw new Error(`features use each other in a circle: ${[...way, name].join(' -> ')}`);
    if (order.has(feature)) return;
    for (const dependency of feature.uses) place(dependency, [...way, name]);
    order.add(feature);
  };
  for (const { name } of features) place(name, []);
  return [...order];
}

/** @throws Error where a manifest is wrong or features use each other in a circle */
export async function writeFeatures(): Promise<void> {
  write(inOrder(await loadFeatures()));
}

function write(features: readonly Manifest[]): void {
  const slices = features.filter(({ slice }) => slice !== undefined);
  const answering = features.filter(({ intents }) => intents !== undefined);
  // What a manifest says for checks alone stays out of the browser.
  const acting = features.filter(({ viewer, start, forget }) => (viewer ?? start ?? forget) !== undefined);
  const parts = features.filter((one) => [slices, answering, acting].some((some) => some.includes(one)));
  writeGenerated(
    'src/app/features.gen.ts',
    `import type { AppPorts } from '#engine/app-ports.ts';
import type { FeatureDefinition } from '#engine/feature.ts';
import type { IntentHandlers } from '#engine/intents.ts';
import type { Slices } from '#state/app-state.ts';
${parts.map(({ name }) => `import { feature as ${camel(name)} } from '#features/${name}/feature.ts';`).join('\n')}

/** Every feature that does something by itself in a running storefront, after those it uses. */
export const features: readonly FeatureDefinition[] = [
${acting.map(({ name }) => `  ${camel(name)},`).join('\n')}
];

/** The state as it begins, a slice a feature. */
export function firstState(): Slices {
  return {
${slices.map(({ name }) => `    ${JSON.stringify(name)}: ${camel(name)}.slice(),`).join('\n')}
  };
}

/** What answers each intent; an intent without an answer does not typecheck. */
export function answersOf(app: AppPorts): IntentHandlers {
  return {
${answering.map(({ name }) => `    ...${camel(name)}.intents(app),`).join('\n')}
  };
}
`,
  );
}
