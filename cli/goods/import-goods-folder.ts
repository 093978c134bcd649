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
import { exportTables, importTables, type Imported } from './call-tables.ts';
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
import type { FileNote, TableFile } from './table-file.ts';

type Done = Extract<Imported, { ok: true }>;

interface Folder {
  dir: string;
  tables: TableFile[];
  notes: FileNote[];
  /** Where a picture lies: in the folder, or among those that were pasted into its HTML. */
  pathOf: (name: string) => string;
}

function reportImported(command: Command, { changes, moved, unchanged }: Done): number {
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

/** The address a file has in what is sold already, else the one it will most likely have. */
async function addressToBe(path: string, sold: unknown): Promise<string> {
  const content = await contentOf(path);
  const [best, converted] = (['best', 'converted'] as const).map((form) => addressOf(idOf(content, form)));
  const isConverted = converted !== undefined && JSON.stringify(sold).includes(converted);
  return (isConverted ? converted : best) ?? path;
}

/** What a shop would do, with each file at the address it will have; nothing is sent or written. */
async function check(command: Command, client: Client, folder: Folder): Promise<number> {
  const { shop, flags } = command;
  const { tables, dir, pathOf, notes } = folder;
  const media = findLocalMedia(tables, dir);
  const ids = new Map<string, string>();
  const sold = await exportTables(client, shop);
  for (const { name } of media.named) ids.set(name, await addressToBe(join(dir, name), sold));
  const live = liveAddressesIn(pathOf, [sold]);
  const names = new Map([...ids].map(([name, address]) => [address, name]));
  const imported = await importTables(client, {
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
  if (!imported.ok) return reportFaults(command, inFiles(imported.faults, tables));
  reportNotes(command, [...notes, ...inFiles(imported.notes, tables)]);
  const nameOf = (text: string) =>
    text.replaceAll(/media:[\w-]{43}/g, (address) => names.get(address) ?? address);
  if (imported.moved) command.say('The goods would stand in another order.\n');
  return reportCheck(command, imported.changes, { unchanged: imported.unchanged, nameOf });
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
  const sent = await sendFiles(client, { shop, names: local.names, places: local.places, pathOf });
  if (!sent.ok) return reportFaults(command, sent.faults);
  const taken = await sendMedia(client, { shop, dir, named: media.named }, (name, percent) =>
    say(`sending  ${name}${percent === undefined ? '' : ` ${String(percent)} %`}\n`),
  );
  if (!taken.ok) return reportFaults(command, taken.faults);
  const imported = await importTables(client, {
    shop,
    tables: withRows(tables, (table) =>
      placeFiles(
        placeMedia(table, (name) => taken.kept.get(name)),
        (name) => sent.addresses.get(name) ?? name,
      ),
    ),
    is_trial: false,
    is_whole: flags.replace,
  });
  if (!imported.ok) return reportFaults(command, inFiles(imported.faults, tables));
  for (const { name, text } of notesOf(taken.kept)) say(`${name}\n    ${text[flags.locale]}\n`);
  reportNotes(command, [...notes, ...inFiles(imported.notes, tables)]);
  const exit = reportImported(command, imported);
  return (await followConversions(command, client, taken.kept)) ? exit : 1;
}

/** Every fault of the tables, the files they name, and the rows beside the shop. */
async function importRead(command: Command, dir: string, pasted: string): Promise<number> {
  const { shop, flags } = command;
  const read = await readTables(dir);
  if (read.tables.length === 0 && read.faults.length === 0)
    throw new ShopError(
      `${dir} holds no tables of goods, such as goods.csv, goods.xlsx or goods.json.${read.notes.map(({ file, message }) => `\n${file}: ${message[flags.locale]}`).join('')}`,
    );
  const inline = new Set<string>();
  const tables = read.tables.map((table) => {
    const { rows, names } = writeInlinePictures(table.rows, pasted);
    for (const name of names) inline.add(name);
    return { ...table, rows };
  });
  const pathOf = (name: string) => join(inline.has(name) ? pasted : dir, name);
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
  const pasted = mkdtempSync(join(tmpdir(), 'lectern-pictures-'));
  try {
    return await importRead(command, dir, pasted);
  } finally {
    rmSync(pasted, { recursive: true, force: true });
  }
}
