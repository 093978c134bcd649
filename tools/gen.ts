/** `npm run gen`: writes every generated registry, validator and story. Fails when a definition does not load. */
import { pathToFileURL } from 'node:url';
import type { AnyRenderer } from '#schemas/page/define-renderer.ts';
import { writeAreas } from './gen/areas.ts';
import { writeFeatures } from './gen/features.ts';
import { at, problemsOf, removeOthers } from './gen/files.ts';
import { writeIconNames } from './gen/icons.ts';
import { writeIdentityCompanies } from './gen/identity-companies.ts';
import {
  writeCatalogue,
  writeDefinitions,
  writeEndpoints,
  writeRoutes,
  writeViews,
} from './gen/registries.ts';
import { writeLiveActivities } from './gen/live-activities.ts';
import { writeLoginWays } from './gen/login-ways.ts';
import { writePresets } from './gen/presets.ts';
import { writeRegions } from './gen/regions.ts';
import { listRendererModules, type RendererModule } from './gen/renderer-modules.ts';
import { writeHandlers, writeProviders, writeServerAreas } from './gen/server-areas.ts';
import { writeShops } from './gen/shops.ts';
import { writeStories } from './gen/stories.ts';
import { writeValidators } from './gen/validators.ts';

async function loadDefinition(renderer: RendererModule): Promise<AnyRenderer> {
  const module: { definition?: AnyRenderer } = await import(
    pathToFileURL(at(`${renderer.path}/definition.ts`)).href
  );
  const { definition } = module;
  if (definition === undefined) throw new Error(`${renderer.path}/definition.ts exports no definition`);
  if (definition.kind !== renderer.kind || definition.family !== renderer.family) {
    throw new Error(`${renderer.path}/definition.ts names itself ${definition.family}/${definition.kind}`);
  }
  return definition;
}

/** Writes everything; resolves to the problems found, each a line. */
export async function generate(): Promise<string[]> {
  // Contracts and definitions read it.
  const problems = await problemsOf(writeIdentityCompanies);
  problems.push(...(await problemsOf(writeLiveActivities)));
  const sound: RendererModule[] = [];
  const definitions: AnyRenderer[] = [];
  for (const renderer of listRendererModules()) {
    try {
      const definition = await loadDefinition(renderer);
      definitions.push(definition);
      sound.push({ ...renderer, offers: definition.offers });
    } catch (error) {
      problems.push(`${renderer.path}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  writeDefinitions(sound);
  writeCatalogue(sound);
  writeViews(sound);
  problems.push(...(await problemsOf(() => writeLoginWays(definitions))));
  writeRoutes();
  writeEndpoints();
  writeServerAreas();
  writeHandlers();
  writeProviders();
  writePresets();
  writeIconNames();
  writeAreas();
  writeRegions();
  problems.push(...(await writeShops()));
  problems.push(...(await problemsOf(writeFeatures)));
  problems.push(...(await writeStories(sound, definitions)));
  writeValidators(definitions);
  removeOthers(problems.length === 0);
  return problems;
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const problems = await generate();
  for (const problem of problems) process.stderr.write(`gen: ${problem}\n`);
  process.exitCode = problems.length === 0 ? 0 : 1;
}
