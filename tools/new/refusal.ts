/** Why a new thing cannot be made as it was asked for: the kind, the family or the area is nobody's. */
import { basename } from 'node:path';
import { nearest } from '#schemas/page/nearest.ts';
import { folders } from '../gen/files.ts';
import { recordFiles } from '../records.ts';

export type ListFolders = (folder: string) => readonly string[];

/** What has to be there before the part of a name before its slash. */
const FIRST: Readonly<Record<string, { noun: string; folder: string }>> = {
  renderer: { noun: 'family', folder: 'renderers' },
  endpoint: { noun: 'area', folder: 'server/areas' },
  table: { noun: 'area', folder: 'server/areas' },
  job: { noun: 'area', folder: 'server/areas' },
  limit: { noun: 'area', folder: 'server/areas' },
  'desk-list': { noun: 'area', folder: 'server/areas' },
  decision: { noun: 'chapter', folder: 'docs/adr' },
};

function unknown(noun: string, name: string, names: readonly string[]): string {
  const suggestion = nearest(name, names);
  const hint = suggestion === undefined ? '' : ` Did you mean ${suggestion}?`;
  return `There is no ${noun} "${name}".${hint} There are: ${names.join(', ')}.`;
}

const listPlaces: ListFolders = (folder) =>
  folder === 'docs/adr' ? recordFiles().map((file) => basename(file, '.md')) : folders(folder);

/** One line, or undefined where nothing stands against it. `list` answers the folders in a folder, and the chapters of docs/adr. */
export function refusalOf(
  what: string,
  name: string,
  templates: Readonly<Record<string, { readonly name: RegExp; readonly usage: string }>>,
  list: ListFolders = listPlaces,
): string | undefined {
  const template = templates[what];
  if (template === undefined) return unknown('generator', what, Object.keys(templates));
  const first = FIRST[what];
  const [family = '', own] = name.split('/');
  if (first !== undefined && own !== undefined) {
    const names = list(first.folder);
    if (!names.includes(family)) return unknown(first.noun, family, names);
  }
  if (!template.name.test(name)) return `"${name}" is no name for it: ${template.usage}`;
  return undefined;
}
