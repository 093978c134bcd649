/** The commands on documents: list, pull, push, check. Each answers the exit code. */
import { join, resolve } from 'node:path';
import { catalogue } from '#renderers/catalogue.gen.ts';
import type { Locale } from '#schemas/locale.ts';
import { readText } from '#schemas/page/text.ts';
import type { ConfigVersion } from '#server/domain/ports.ts';
import { checkDrafts, type Draft, type DraftFault, type Published } from '#server/domain/publish.ts';
import { fileOf, ShopError, unknownShop, type ShopDoor } from './door.ts';
import { notePushed, readFolder, readNote, writeFolder, type DocumentFile } from './files.ts';
import { addressToCome, findLocalImages, placeImages } from './local-images.ts';
import { columns, countFaults, faultTable, plural } from './report.ts';
import { sendFile } from './send-file.ts';

export interface Flags {
  force: boolean;
  salvage: boolean;
  note: string;
  locale: Locale;
}

type Say = (text: string) => void;

export interface Command {
  door: () => Promise<ShopDoor>;
  say: Say;
  shop: string;
  dir: string;
  /** What `upload` sends; the zone `zone-password` is for. */
  files: readonly string[];
  flags: Flags;
}

export async function list({ door, say, shop, flags }: Command): Promise<number> {
  const opened = await door();
  if (shop === '') {
    const shops = await opened.shops();
    say(
      `${columns([['SHOP', 'APP ID', 'NAME'], ...shops.map(({ label, app_id, name }) => [label, app_id, readText(name, flags.locale)])])}\n`,
    );
    return 0;
  }
  const found = await opened.documents(shop);
  if (found === undefined) throw unknownShop(shop);
  const rows = found.documents.map((document) => [
    fileOf(document),
    document.hash.slice(0, 12),
    new Date(document.at).toISOString(),
    document.author,
    document.note,
  ]);
  say(`${columns([['FILE', 'VERSION', 'PUBLISHED', 'BY', 'NOTE'], ...rows])}\n`);
  return 0;
}

export async function pull({ door, say, shop, dir, flags }: Command): Promise<number> {
  const opened = await door();
  const found = await opened.documents(shop);
  if (found === undefined) throw unknownShop(shop);
  say(`Pulling ${found.shop.label} ${opened.way} ...\n`);
  const outcome = writeFolder(dir, found.shop.label, found.documents, flags.force);
  for (const file of outcome.written) say(`  written  ${file}\n`);
  for (const file of outcome.kept) say(`  kept     ${file} (changed here; --force overwrites it)\n`);
  say(
    `${plural(outcome.written.length, 'file')} written, ${outcome.same.length} already the same, ${outcome.kept.length} kept. Folder: ${dir}\n`,
  );
  return outcome.kept.length > 0 ? 1 : 0;
}

/** Faults of reading the text itself, and the drafts of the files that could be read. */
function readDrafts(files: readonly DocumentFile[]): { drafts: Draft[]; faults: DraftFault[] } {
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
function readChecked(files: readonly DocumentFile[], dir: string) {
  const { drafts, faults: unreadable } = readDrafts(files);
  const { names, faults: missing } = findLocalImages(drafts, dir);
  const judged = () => checkDrafts(placeImages(drafts, addressToCome), catalogue);
  return { drafts, names, faults: [...unreadable, ...missing], judged };
}

export function check({ say, dir, flags }: Command): number {
  const files = readFolder(dir);
  const { faults, judged } = readChecked(files, dir);
  faults.push(...judged());
  if (faults.length === 0) {
    say(`${plural(files.length, 'file')} checked, no faults.\n`);
    return 0;
  }
  say(`${faultTable(faults, flags.locale)}\n\n${countFaults(faults)}.\n`);
  return 1;
}

/** Each draft with the version it was made from, so that somebody else's change is not overwritten. */
function withBase(drafts: readonly Draft[], dir: string, force: boolean): Draft[] {
  const note = readNote(dir);
  if (force || note === undefined) return [...drafts];
  return drafts.map((draft) => ({ ...draft, base: note.files[fileOf(draft)]?.version ?? '' }));
}

/** Says what became of each file; answers how many changed. */
function tellPublished({ say, dir, flags }: Command, outcome: Extract<Published, { ok: true }>): number {
  const known = readNote(dir)?.files ?? {};
  const changed = outcome.versions.filter((version) => known[fileOf(version)]?.version !== version.hash);
  for (const version of changed) say(`  published  ${fileOf(version)}  ${version.hash.slice(0, 12)}\n`);
  if (outcome.hidden.length > 0) {
    const faults = faultTable(outcome.hidden, flags.locale);
    say(`\nShoppers will not see these parts:\n\n${faults}\n\n${countFaults(outcome.hidden)}.\n`);
  }
  return changed.length;
}

/** Uploads the pictures beside the files; undefined where one of them is refused. */
async function uploadLocal(
  { say, shop, dir, flags }: Command,
  opened: ShopDoor,
  names: readonly string[],
): Promise<ReadonlyMap<string, string> | undefined> {
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
  return addresses;
}

function tellConflict({ say }: Command, current: Omit<ConfigVersion, 'body'>): void {
  const at = new Date(current.at).toISOString();
  say(`${fileOf(current)} was published by ${current.author} at ${at}, after you pulled it.\n`);
  say('Nothing was published. Pull into another folder and compare, or use --force to replace it.\n');
}

export async function push(command: Command): Promise<number> {
  const { door, say, shop, dir, flags } = command;
  const files = readFolder(dir);
  if (files.length === 0) throw new ShopError(`${dir} holds no documents.`);
  const { drafts, names, faults, judged } = readChecked(files, dir);
  if (!flags.salvage) faults.push(...judged());
  const refuse = (found: readonly DraftFault[]) => {
    say(`${faultTable(found, flags.locale)}\n\n${countFaults(found)}. Nothing was published.\n`);
    return 1;
  };
  if (faults.length > 0) return refuse(faults);
  const opened = await door();
  say(`Publishing ${plural(drafts.length, 'document')} of ${shop} ${opened.way} ...\n`);
  const addresses = await uploadLocal(command, opened, names);
  if (addresses === undefined) return 1;
  const placed = placeImages(drafts, (name) => addresses.get(name) ?? name);
  const { salvage, note } = flags;
  const outcome = await opened.publish(shop, withBase(placed, dir, flags.force), {
    salvage,
    note,
    author: 'shop files',
  });
  if (outcome === undefined) throw unknownShop(shop);
  if (outcome.ok) {
    const changed = tellPublished(command, outcome);
    const versions = new Map(outcome.versions.map((version) => [fileOf(version), version.hash]));
    notePushed(
      dir,
      shop,
      files.map(({ file, text }) => ({ file, text, version: versions.get(file) ?? '' })),
    );
    say(`${plural(changed, 'document')} published, ${outcome.versions.length - changed} unchanged.\n`);
    return 0;
  }
  if (outcome.reason === 'invalid') return refuse(outcome.faults);
  tellConflict(command, outcome.current);
  return 1;
}

export function folderOf(shop: string, dir: string | undefined): string {
  return resolve(dir ?? `shops/${shop}`);
}
