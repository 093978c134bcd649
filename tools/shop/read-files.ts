/** The files of a folder as documents to hand in, with the pictures they bring along. */
import { join } from 'node:path';
import { catalogue } from '#renderers/catalogue.gen.ts';
import { checkDrafts, type Draft, type DraftFault } from '#server/areas/pages/rules/publish.ts';
import type { DocumentFile } from '#server/seed/document-folder.ts';
import { tellFaults, type Command } from './command.ts';
import { readFolder } from './files.ts';
import { addressToCome, findLocalImages, placeImages } from './local-images.ts';
import { sendFile } from './send-file.ts';
import { ShopError, type ShopDoor } from './shop-door.ts';

/** Faults of reading the text itself, and the drafts of the files that could be read. */
export function readDrafts(files: readonly DocumentFile[]): { drafts: Draft[]; faults: DraftFault[] } {
  const drafts: Draft[] = [];
  const faults: DraftFault[] = [];
  for (const { kind, id, text } of files) {
    try {
      const body: unknown = JSON.parse(text);
      drafts.push({ kind, id, body });
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      faults.push({
        document: { kind, id },
        pointer: '',
        rule: 'json',
        message: { cn: `不是有效的 JSON：${message}`, en: `This is not valid JSON: ${message}` },
        hint: { cn: '检查逗号、引号和括号', en: 'Check commas, quotes and brackets' },
      });
    }
  }
  return { drafts, faults };
}

/** What no salvage mends, apart from what only hides parts; pictures beside the files count as uploaded. */
export function readChecked(files: readonly DocumentFile[], dir: string) {
  const { drafts, faults: unreadable } = readDrafts(files);
  const { names, faults: missing } = findLocalImages(drafts, dir);
  const judged = () => checkDrafts(placeImages(drafts, addressToCome), catalogue);
  return { drafts, names, faults: [...unreadable, ...missing], judged };
}

export type ReadFiles = Omit<ReturnType<typeof readChecked>, 'faults'> & { files: DocumentFile[] };

/** A text that is no JSON, or a picture that is not there, stops every command that hands files in. */
export function readFiles(command: Command): ReadFiles | undefined {
  const { dir } = command;
  const files = readFolder(dir);
  if (files.length === 0) throw new ShopError(`${dir} holds no documents.`);
  const { faults, ...rest } = readChecked(files, dir);
  if (faults.length === 0) return { files, ...rest };
  tellFaults(command, faults, 'Nothing was published.');
  return undefined;
}

/** Uploads the pictures beside the files and puts their addresses in; undefined where one of them is refused. */
export async function placeFiles(
  { say, shop, dir, flags }: Command,
  opened: ShopDoor,
  { drafts, names }: ReadFiles,
): Promise<Draft[] | undefined> {
  const addresses = new Map<string, string>();
  for (const name of names) {
    const sent = await sendFile(opened, shop, join(dir, name));
    if (!sent.ok) {
      say(`${name}\n  ${sent.message[flags.locale]}.\n\nNothing was published.\n`);
      return undefined;
    }
    addresses.set(name, sent.url);
    say(`  uploaded   ${name}  ${sent.url}\n`);
  }
  return placeImages(drafts, (name) => addresses.get(name) ?? name);
}
