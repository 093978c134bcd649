/** Writes the registry of server areas: what their manifests name, joined in the order in which they need each other. */
import { readFileSync } from 'node:fs';
import { at, camel, files, folders, has, importOf, modulesWith, writeGenerated } from './files.ts';

interface Area {
  readonly name: string;
  /** Variable the registry imports its manifest as. */
  readonly variable: string;
  readonly needs: readonly string[];
  readonly fields: ReadonlySet<string>;
}

/** Manifests are read as text: loading them would open the whole server to write one list. */
function readArea(name: string): Area {
  const text = readFileSync(at(`server/areas/${name}/area.ts`), 'utf8');
  const start = text.indexOf('export const area = defineArea(');
  const manifest = start === -1 ? '' : text.slice(start);
  const needs = [...(/\bneeds: \[([^\]]*)\]/.exec(manifest)?.[1] ?? '').matchAll(/'([\w-]+)'/g)];
  const fields = [...manifest.matchAll(/^ {2}(\w+)[:,(]/gm), ...manifest.matchAll(/[{,] (\w+)[:,]/g)];
  return {
    name,
    variable: `${camel(name)}Area`,
    needs: needs.map((match) => match[1] ?? ''),
    fields: new Set(fields.map((match) => match[1] ?? '')),
  };
}

/** @throws Error naming areas that need each other in a circle, or one nobody wrote. */
function inOrder(areas: readonly Area[]): Area[] {
  const order: Area[] = [];
  let waiting = [...areas];
  while (waiting.length > 0) {
    const ready = waiting.filter(({ needs }) =>
      needs.every((need) => order.some(({ name }) => name === need)),
    );
    if (ready.length === 0)
      throw new Error(
        `server areas wait for each other: ${waiting.map(({ name, needs }) => `${name} needs ${needs.join(', ')}`).join('; ')}`,
      );
    order.push(...ready);
    waiting = waiting.filter((area) => !ready.includes(area));
  }
  return order;
}

function spread(areas: readonly Area[], field: string, input: string): string {
  return areas
    .filter(({ fields }) => fields.has(field))
    .map(({ variable }) => `    ...${variable}.${field}(${input}),`)
    .join('\n');
}

function opening({ name, variable, needs }: Area): string {
  return `  const ${camel(name)} = openArea(${variable}, world, { ${needs.map(camel).join(', ')} });`;
}

export function writeServerAreas(): void {
  const areas = inOrder(
    folders('server/areas')
      .filter((name) => has(`server/areas/${name}/area.ts`))
      .map(readArea),
  );
  const offering = areas.filter(({ fields }) => fields.has('open'));
  writeGenerated(
    'server/start/areas.gen.ts',
    `import type { AppContext, Deps, Injections, Settings, Stores } from '#server/kernel/area.ts';
import { openArea, storesOf, type AreaManifest, type SettingFacts } from '#server/kernel/define-area.ts';
import type { Clock } from '#server/kernel/clock.ts';
import type { Environment } from '#server/kernel/config/read-variables.ts';
import type { Database } from '#server/kernel/db/db.ts';
import { withErrorsOfEach } from '#server/kernel/db/store-error.ts';
${areas.map(({ name, variable }) => `import { area as ${variable} } from '#server/areas/${name}/area.ts';`).join('\n')}

/** Every area, after those it needs. */
export const areas: readonly AreaManifest[] = [
${areas.map(({ variable }) => `  ${variable},`).join('\n')}
];

/** The stores of every area over one database, or over one transaction. */
export function createStores(db: Database, clock: Clock): Stores {
  return withErrorsOfEach({
${areas
  .filter(({ fields }) => fields.has('stores'))
  .map(({ variable }) => `    ...storesOf(${variable}, db, clock),`)
  .join('\n')}
  });
}

export function readSettings(env: Environment, facts: SettingFacts): Settings {
  return {
${spread(areas, 'settings', 'env, facts')}
  };
}

/** The providers an installation has chosen. */
export function openProviders(settings: Settings, world: Pick<AppContext, 'stores' | 'clock'>): Injections {
  return {
${spread(areas, 'providers', 'settings, world')}
  };
}

/** Opens what every area offers. */
export function openAreas(world: AppContext): Deps {
${offering.map(opening).join('\n')}
  return { ...world, ${offering.map(({ name }) => camel(name)).join(', ')} };
}
`,
  );
}

/** Providers of a service: the files of `providers/<service>/` of an area that export one. */
export function writeProviders(): void {
  for (const area of folders('server/areas')) {
    const folder = `server/areas/${area}/providers`;
    for (const service of folders(folder)) {
      const names = files(`${folder}/${service}`, '.ts')
        .filter((file) => !file.endsWith('.test.ts'))
        .filter((file) =>
          readFileSync(at(`${folder}/${service}/${file}`), 'utf8').includes('export const provider = '),
        )
        .map((file) => file.slice(0, -3));
      if (names.length === 0) continue;
      writeGenerated(
        `${folder}/${service}.gen.ts`,
        `${names.map((name) => `import { provider as ${camel(name)} } from './${service}/${name}.ts';`).join('\n')}

/** Every provider of the service; each is chosen by its name. */
export const providers = [${names.map(camel).join(', ')}] as const;
`,
      );
    }
  }
}

/** Every handler of every area. */
export function writeHandlers(): void {
  const places = [
    ...folders('server/areas').map((area) => `server/areas/${area}/calls`),
    ...folders('server/areas/live/activities').map((name) => `server/areas/live/activities/${name}`),
  ];
  const modules = places.flatMap((place) => modulesWith(place, /^export const (\w+Handler) = handle\(/gm));
  writeGenerated(
    'server/start/handlers.gen.ts',
    `import type { AnyHandler } from '#server/kernel/http/define-handler.ts';
${modules.map(importOf).join('\n')}

/** Every handler; the server refuses to start when one has no contract or a contract has none. */
export const handlers: readonly AnyHandler[] = [
${modules.flatMap(({ names }) => names.map((name) => `  ${name},`)).join('\n')}
];
`,
  );
}
