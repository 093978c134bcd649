/** Makes the registries anew where they name a file that is gone, or are not there yet: what reads them would not even load. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { importsOf, readAliases, ROOT, type Import } from '../imports.ts';

/** The registries that are read when a server or the shop's command line starts. */
const REGISTRIES = [
  'renderers/definitions.gen.ts',
  'renderers/block-definitions.gen.ts',
  'renderers/block-catalogue.gen.ts',
  'renderers/catalogue.gen.ts',
  'src/app/view-modules.gen.ts',
  'src/app/routes.gen.ts',
  'src/app/features.gen.ts',
  'schemas/api/endpoints.gen.ts',
  'server/start/handlers.gen.ts',
  'server/start/areas.gen.ts',
  'demo/shops.gen.ts',
];

const isThere = (path: string) => existsSync(join(ROOT, path));

/** What is not there: a registry, or a file one of them names. */
export function missingFiles(
  registries: readonly string[],
  read: (path: string) => readonly Pick<Import, 'file'>[],
  has: (path: string) => boolean = isThere,
): string[] {
  const names = registries.flatMap((path) => (has(path) ? read(path).map(({ file }) => file) : [path]));
  return [...new Set(names)]
    .filter((file) => file !== undefined && !has(file))
    .filter((file) => file !== undefined);
}

/** @throws where a registry cannot be made. */
export async function freshRegistries(say: (line: string) => void): Promise<void> {
  const aliases = readAliases();
  const [first, ...more] = missingFiles(REGISTRIES, (path) => importsOf(path, aliases));
  if (first === undefined) return;
  const others = more.length === 0 ? '' : ` (and ${more.length} more)`;
  say(`gen: ${first}${others} is not there; the registries are made anew\n`);
  const { generate } = await import('../gen.ts');
  for (const problem of await generate()) say(`gen: ${problem}\n`);
}
