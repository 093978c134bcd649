/** `goods import <shop> <dir>`: tables with the files they name, checked as a whole before a file is sent (D127). */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contentOf, idOf } from '#server/areas/media/packaging/keep-media.ts';
import { addressOf } from '#server/areas/media/services/stored-media.ts';
import type { Command } from '../command.ts';
import { liveAddressesIn } from '../local-images.ts';
import type { Client } from '../client/client.ts';
import { ShopError } from '../shop-error.ts';
import { exportTables, importTables, type ImportOutcome } from './call-tables.ts';
import { followConversions } from './follow-conversions.ts';
import { readTables } from './folder.ts';
import { writeInlinePictures } from './inline-pictures.ts';
import { findLocalFiles, placeFiles, sendFiles } from './local-files.ts';
import { findLocalMedia, MEDIA_TO_COME, notesOf, placeMedia, sendMedia } from './local-media.ts';
import {
  countChanges,
  inFiles,
  joinFaults,
  reportChanges,
  reportCheck,
  reportFaults,
  reportNotes,
} from './report-import.ts';
import type { FileNote, TableFile } from '#server/areas/goods-transfer/sheets/table-file.ts';

type ImportSuccess = Extract<ImportOutcome, { ok: true }>;

interface Folder {
  dir: string;
  tables: TableFile[];
  notes: FileNote[];
  /** Where a picture lies: in the folder, or among those that were pasted into its HTML. */
  pathOf: (name: string) => string;
}

function reportImported(command: Command, { changes, moved, unchanged }: ImportSuccess): number {
  const { say, shop } = command;
  reportChanges(command, changes);
  if (changes.length === 0 && !moved) {
    say(`Nothing changes: ${shop} has all ${String(unchanged)} as they are in the files.\n`);
    return 0;
  }
  if (moved) say('The goods stand in another order.\n');
  say(`\n${countChanges(changes, unchanged)}\n`);
  return 0;
}

const withRows = (tables: readonly TableFile[], rowsOf: (table: TableFile) => unknown) =>
  Object.fromEntries(tables.map((table) => [table.name, rowsOf(table)]));

/** The address a file has in the goods of the shop, else the one it will most likely get. */
async function addressToBe(path: string, shopTables: unknown): Promise<string> {
  const content = await contentOf(path);
  const [best, convertedAddress] = (['best', 'converted'] as const).map((form) =>
    addressOf(idOf(content, form)),
  );
  const isConverted = convertedAddress !== undefined && JSON.stringify(shopTables).includes(convertedAddress);
  return (isConverted ? convertedAddress : best) ?? path;
}

/** What a shop would do, with each file at the address it will have; nothing is sent or written. */
async function check(command: Command, client: Client, folder: Folder): Promise<number> {
  const { shop, flags } = command;
  const { tables, dir, pathOf, notes } = folder;
  const media = findLocalMedia(tables, dir);
  const ids = new Map<string, string>();
  const shopTables = await exportTables(client, shop);
  for (const { name } of media.files) ids.set(name, await addressToBe(join(dir, name), shopTables));
  const live = liveAddressesIn(pathOf, [shopTables]);
  const names = new Map([...ids].map(([name, address]) => [address, name]));
  const outcome = await importTables(client, {
    shop,
    tables: withRows(tables, (table) =>
      placeFiles(
        placeMedia(table, (name) => ({ address: ids.get(name) ?? name, seconds: 0 })),
        (name) => live(name) ?? name.slice(1),
      ),
    ),
    is_trial: true,
    is_whole: flags.replace,
  });
  if (!outcome.ok) return reportFaults(command, inFiles(outcome.faults, tables));
  reportNotes(command, [...notes, ...inFiles(outcome.notes, tables)]);
  const nameOf = (text: string) =>
    text.replaceAll(/media:[\w-]{43}/g, (address) => names.get(address) ?? address);
  if (outcome.moved) command.say('The goods would stand in another order.\n');
  return reportCheck(command, outcome.changes, { sameCount: outcome.unchanged, nameOf });
}

/** Sends the files of a folder that is known to be well, and then its tables. */
async function bring(
  command: Command,
  client: Client,
  { dir, tables, notes, pathOf }: Folder,
): Promise<number> {
  const { say, shop, flags } = command;
  const local = findLocalFiles(tables, pathOf);
  const media = findLocalMedia(tables, dir);
  const pictures = await sendFiles(client, { shop, names: local.names, places: local.places, pathOf });
  if (!pictures.ok) return reportFaults(command, pictures.faults);
  const upload = await sendMedia(client, { shop, dir, files: media.files }, (name, percent) =>
    say(`sending  ${name}${percent === undefined ? '' : ` ${String(percent)} %`}\n`),
  );
  if (!upload.ok) return reportFaults(command, upload.faults);
  const outcome = await importTables(client, {
    shop,
    tables: withRows(tables, (table) =>
      placeFiles(
        placeMedia(table, (name) => upload.media.get(name)),
        (name) => pictures.addresses.get(name) ?? name,
      ),
    ),
    is_trial: false,
    is_whole: flags.replace,
  });
  if (!outcome.ok) return reportFaults(command, inFiles(outcome.faults, tables));
  for (const { name, text } of notesOf(upload.media)) say(`${name}\n    ${text[flags.locale]}\n`);
  reportNotes(command, [...notes, ...inFiles(outcome.notes, tables)]);
  const exit = reportImported(command, outcome);
  return (await followConversions(command, client, upload.media)) ? exit : 1;
}

/** Every fault of the tables, the files they name, and the rows beside the shop. */
async function importRead(command: Command, dir: string, inlineDir: string): Promise<number> {
  const { shop, flags } = command;
  const read = await readTables(dir);
  if (read.tables.length === 0 && read.faults.length === 0)
    throw new ShopError(
      `${dir} holds no tables of goods, such as goods.csv, goods.xlsx or goods.json.${read.notes.map(({ file, message }) => `\n${file}: ${message[flags.locale]}`).join('')}`,
    );
  const inline = new Set<string>();
  const tables = read.tables.map((table) => {
    const { rows, names } = writeInlinePictures(table.rows, inlineDir);
    for (const name of names) inline.add(name);
    return { ...table, rows };
  });
  const pathOf = (name: string) => join(inline.has(name) ? inlineDir : dir, name);
  const local = findLocalFiles(tables, pathOf);
  const media = findLocalMedia(tables, dir);
  const ofFiles = [...read.faults, ...local.faults, ...media.faults];
  if (!read.isComplete) return reportFaults(command, ofFiles);
  const client = await command.connect();
  // Before a file is sent everything else is known to be well.
  const trial = await importTables(client, {
    shop,
    tables: withRows(tables, (table) =>
      placeFiles(
        placeMedia(table, () => MEDIA_TO_COME),
        (name) => name.slice(1),
      ),
    ),
    is_trial: true,
    is_whole: flags.replace,
  });
  const inShop = trial.ok ? [] : inFiles(trial.faults, tables);
  const faults = joinFaults(ofFiles, inShop);
  if (faults.length > 0) return reportFaults(command, faults);
  const folder = { dir, tables, notes: read.notes, pathOf };
  return flags.check ? check(command, client, folder) : bring(command, client, folder);
}

export async function importGoodsFolder(command: Command, dir: string): Promise<number> {
  if (!existsSync(dir)) throw new ShopError(`There is no folder ${dir}.`);
  const inlineDir = mkdtempSync(join(tmpdir(), 'lectern-pictures-'));
  try {
    return await importRead(command, dir, inlineDir);
  } finally {
    rmSync(inlineDir, { recursive: true, force: true });
  }
}
