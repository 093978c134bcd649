/** `npm run gen`: writes every generated registry, validator and story. Fails when a definition does not load. */
import { pathToFileURL } from 'node:url';
import type { AnyRenderer } from '#schemas/page/define-renderer.ts';
import { writeAreas } from './gen/areas.ts';
import { writeFeatures } from './gen/features.ts';
import { at } from './gen/files.ts';
import {
  writeCatalogue,
  writeDefinitions,
  writeEndpoints,
  writeRoutes,
  writeViews,
} from './gen/registries.ts';
import { writePresets } from './gen/presets.ts';
import { listRooms, type Room } from './gen/rooms.ts';
import { writeHandlers, writeProviders, writeServerAreas } from './gen/server-areas.ts';
import { writeShops } from './gen/shops.ts';
import { writeStories } from './gen/stories.ts';
import { writeValidators } from './gen/validators.ts';

async function loadDefinition(room: Room): Promise<AnyRenderer> {
  const module: { definition?: AnyRenderer } = await import(
    pathToFileURL(at(`${room.path}/definition.ts`)).href
  );
  const { definition } = module;
  if (definition === undefined) throw new Error(`${room.path}/definition.ts exports no definition`);
  if (definition.kind !== room.kind || definition.family !== room.family) {
    throw new Error(`${room.path}/definition.ts names itself ${definition.family}/${definition.kind}`);
  }
  return definition;
}

/** Writes everything; resolves to the problems found, each a line. */
export async function generate(): Promise<string[]> {
  const problems: string[] = [];
  const sound: Room[] = [];
  const definitions: AnyRenderer[] = [];
  for (const room of listRooms()) {
    try {
      definitions.push(await loadDefinition(room));
      sound.push(room);
    } catch (error) {
      problems.push(`${room.path}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  writeDefinitions(sound);
  writeCatalogue(sound);
  writeViews(sound);
  writeRoutes();
  writeEndpoints();
  writeServerAreas();
  writeHandlers();
  writeProviders();
  writePresets();
  writeAreas();
  problems.push(...(await writeShops()));
  problems.push(...(await writeFeatures()));
  problems.push(...(await writeStories(sound, definitions)));
  writeValidators(definitions);
  return problems;
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const problems = await generate();
  for (const problem of problems) process.stderr.write(`gen: ${problem}\n`);
  process.exitCode = problems.length === 0 ? 0 : 1;
}
