/** The files of a folder as documents to hand in, with the pictures they bring along. */
import { join } from 'node:path';
import { catalogue } from '#renderers/catalogue.gen.ts';
import { encodingNote } from '#schemas/text/decode-text.ts';
import { checkDrafts, type Draft } from '#server/areas/pages/rules/publish.ts';
import type { Command } from './command.ts';
import { tellFaults } from './hand-in.ts';
import { withoutSchema } from './editor-schemas.ts';
import { readFolder, type FolderFile } from './files.ts';
import { addressToCome, findLocalImages, placeImages } from './local-images.ts';
import { parse } from './reading/parse.ts';
import type { FileFault, Source, Sources } from './reading/source.ts';
import { sendFile } from './send-file.ts';
import type { Client } from './client/client.ts';
import { ShopError } from './shop-error.ts';

interface ReadDrafts {
  drafts: Draft[];
  faults: FileFault[];
  sources: Sources;
}

/** Faults of reading the text itself, and the drafts of the files that could be read. */
export function readDrafts(files: readonly FolderFile[]): ReadDrafts {
  const drafts: Draft[] = [];
  const faults: FileFault[] = [];
  const sources = new Map<string, Source>();
  for (const { kind, id, file, text, decoding } of files) {
    const document = { kind, id };
    if (!decoding.ok) {
      const { message, hint, at: offset } = decoding;
      sources.set(file, { text });
      faults.push({
        document,
        pointer: '',
        rule: 'encoding',
        message,
        hint,
        span: { offset, length: 1 },
      });
      continue;
    }
    const result = parse(text);
    sources.set(file, { text, ...(result.root === undefined ? {} : { root: result.root }) });
    if (result.ok) drafts.push({ ...document, body: withoutSchema(result.body) });
    else {
      const { message, hint, near, ...span } = result.fault;
      faults.push({ document, pointer: '', rule: 'json', message, hint, span, near });
    }
  }
  return { drafts, faults, sources };
}

/** Names each file that was read in another encoding than UTF-8. */
export function reportEncodings({ say, flags }: Command, files: readonly FolderFile[]): void {
  for (const { file, decoding } of files) {
    const note = decoding.ok ? encodingNote(decoding.encoding) : undefined;
    if (note !== undefined) say(`${file}\n    ${note[flags.locale]}\n`);
  }
}

/** What no salvage mends, apart from what only hides parts; pictures beside the files count as uploaded. */
export function readChecked(files: readonly FolderFile[], dir: string) {
  const { drafts, faults: unreadable, sources } = readDrafts(files);
  const { names, faults: missing } = findLocalImages(drafts, dir);
  const judgeDrafts = () => checkDrafts(placeImages(drafts, addressToCome), catalogue);
  const faults: FileFault[] = [...unreadable, ...missing];
  return { drafts, names, faults, judgeDrafts, sources };
}

export type ReadFiles = Omit<ReturnType<typeof readChecked>, 'faults'> & { files: FolderFile[] };

/** A text that is no JSON, or a picture that is not there, stops every command that hands files in. */
export function readFiles(command: Command): ReadFiles | undefined {
  const { dir } = command;
  const files = readFolder(dir);
  if (files.length === 0) throw new ShopError(`${dir} holds no documents.`);
  reportEncodings(command, files);
  const { faults, ...rest } = readChecked(files, dir);
  if (faults.length === 0) return { files, ...rest };
  tellFaults(command, faults, 'Nothing was published.', rest.sources);
  return undefined;
}

/** Uploads the pictures beside the files and puts their addresses in; undefined where one of them is refused. */
export async function placeFiles(
  { say, sayFault, shop, dir, flags }: Command,
  client: Client,
  { drafts, names }: ReadFiles,
): Promise<Draft[] | undefined> {
  const addresses = new Map<string, string>();
  for (const name of names) {
    const upload = await sendFile(client, shop, join(dir, name));
    if (!upload.ok) {
      sayFault(`${name}\n  ${upload.message[flags.locale]}.\n\nNothing was published.\n`);
      return undefined;
    }
    addresses.set(name, upload.url);
    say(`  uploaded   ${name}  ${upload.url}\n`);
  }
  return placeImages(drafts, (name) => addresses.get(name) ?? name);
}
