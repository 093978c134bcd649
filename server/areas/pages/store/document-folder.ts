/** A shop's documents as files, one a document: as `npm run shop -- pull` writes them, and as the demo shops are kept. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONFIG_KINDS } from '#schemas/page/catalogue.ts';
import { CHROME_ID } from '../rules/boot.ts';
import { NAMED_KINDS, type ConfigKind, type DocumentName } from './config-rows.ts';

export interface DocumentFile extends DocumentName {
  /** Below the folder. */
  file: string;
  text: string;
}

/** Where a document lies in its shop's folder. */
export function fileOf({ kind, id }: DocumentName): string {
  return NAMED_KINDS.includes(kind) ? `${kind}/${id}.json` : `${kind}.json`;
}

/** Ids of the documents of a kind that has a sub-folder of its own, in order. */
function namesIn(dir: string, kind: ConfigKind): string[] {
  const folder = join(dir, kind);
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : [];
  return names.sort().map((name) => name.slice(0, -'.json'.length));
}

/** Every document of a folder, by name and place; other files are left alone. */
export function listDocumentFiles(dir: string): Omit<DocumentFile, 'text'>[] {
  return CONFIG_KINDS.flatMap((kind) =>
    NAMED_KINDS.includes(kind) ? namesIn(dir, kind).map((id) => ({ kind, id })) : [{ kind, id: CHROME_ID }],
  )
    .map((one) => ({ ...one, file: fileOf(one) }))
    .filter(({ file }) => existsSync(join(dir, file)));
}

/** @throws Error where there is no such folder: an empty shop is a folder with nothing in it */
export function readDocumentFiles(dir: string): DocumentFile[] {
  if (!existsSync(dir)) throw new Error(`There is no folder ${dir}.`);
  return listDocumentFiles(dir).map((one) => ({ ...one, text: readFileSync(join(dir, one.file), 'utf8') }));
}
