/** `goods import|export <shop> <dir>`: all a shop sells, as tables of JSON or CSV with the files they name. */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Locale } from '#schemas/locale.ts';
import type { Command } from '../command.ts';
import { plural } from '../report.ts';
import { ShopError, unknownShop } from '../shop-door.ts';
import { formatOf, readTables, writeTables } from './folder.ts';
import type { Imported, GoodsFault } from './goods-door.ts';
import { followConversions } from './follow-conversions.ts';
import { findLocalFiles, placeFiles, sendFiles } from './local-files.ts';
import { findLocalMedia, MEDIA_TO_COME, notesOf, placeMedia, sendMedia } from './local-media.ts';
import { FORMATS, type FileFault, type TableFile } from './table-file.ts';

const USAGE = 'npm run shop -- goods import|export <shop> <dir>';

function inFiles(faults: readonly GoodsFault[], tables: readonly TableFile[]): FileFault[] {
  return faults.map(({ table, row, pointer, message, hint }) => {
    const file = tables.find(({ name }) => name === table);
    return { file: file?.file ?? table, place: file?.placeOf(row, pointer) ?? '', message, hint };
  });
}

function tellFaults({ say }: Command, faults: readonly FileFault[], locale: Locale): number {
  const hint = locale === 'cn' ? '改法' : 'mend';
  for (const fault of faults) {
    const place = fault.place === '' ? '' : ` ${fault.place}`;
    say(`${fault.file}${place}\n    ${fault.message[locale]}\n    ${hint}: ${fault.hint[locale]}\n`);
  }
  const files = new Set(faults.map(({ file }) => file)).size;
  say(`\n${plural(faults.length, 'fault')} in ${plural(files, 'file')}. Nothing was changed.\n`);
  return 1;
}

function tellImported(
  { say, shop }: Command,
  { changes, moved, unchanged }: Extract<Imported, { ok: true }>,
): number {
  for (const { table, id, change } of changes) say(`${change.padEnd(8)} ${table} ${id}\n`);
  if (changes.length === 0 && !moved) {
    say(`Nothing changes: ${shop} has all ${String(unchanged)} as they are in the files.\n`);
    return 0;
  }
  if (moved) say('The goods stand in another order.\n');
  const count = (wanted: string) => changes.filter(({ change }) => change === wanted).length;
  say(
    `\n${String(count('added'))} added, ${String(count('changed'))} changed, ${String(unchanged)} as they were.\n`,
  );
  return 0;
}

async function importFolder(command: Command, dir: string): Promise<number> {
  const { door, say, shop, flags } = command;
  if (!existsSync(dir)) throw new ShopError(`There is no folder ${dir}.`);
  const { tables, faults } = readTables(dir);
  if (tables.length === 0 && faults.length === 0)
    throw new ShopError(`${dir} holds no tables of goods, such as goods.json or goods.csv.`);
  const local = findLocalFiles(tables, dir);
  const media = findLocalMedia(tables, dir);
  const opened = await door();
  const asTables = (rowsOf: (table: TableFile) => unknown) =>
    Object.fromEntries(tables.map((table) => [table.name, rowsOf(table)]));
  // Before a file is sent everything else is known to be well.
  const trial = await opened.importGoods(shop, {
    tables: asTables((table) =>
      placeFiles(
        placeMedia(table, () => MEDIA_TO_COME),
        (name) => name.slice(1),
      ),
    ),
    isTrial: true,
  });
  if (trial === undefined) throw unknownShop(shop);
  const all = [
    ...faults,
    ...local.faults,
    ...media.faults,
    ...(trial.ok ? [] : inFiles(trial.faults, tables)),
  ];
  if (all.length > 0) return tellFaults(command, all, flags.locale);
  const sent = await sendFiles(opened, { shop, dir, names: local.names, places: local.places });
  if (!sent.ok) return tellFaults(command, sent.faults, flags.locale);
  const taken = await sendMedia(opened, { shop, dir, named: media.named }, (name, percent) =>
    say(`sending  ${name}${percent === undefined ? '' : ` ${String(percent)} %`}\n`),
  );
  if (!taken.ok) return tellFaults(command, taken.faults, flags.locale);
  const imported = await opened.importGoods(shop, {
    tables: asTables((table) =>
      placeFiles(
        placeMedia(table, (name) => taken.kept.get(name)),
        (name) => sent.addresses.get(name) ?? name,
      ),
    ),
    isTrial: false,
  });
  if (imported === undefined) throw unknownShop(shop);
  for (const { name, text } of notesOf(taken.kept)) say(`${name}\n    ${text[flags.locale]}\n`);
  if (!imported.ok) return tellFaults(command, inFiles(imported.faults, tables), flags.locale);
  const exit = tellImported(command, imported);
  return (await followConversions(command, opened, taken.kept)) ? exit : 1;
}

async function exportFolder(command: Command, dir: string): Promise<number> {
  const { door, say, shop, flags } = command;
  const format = flags.format === '' ? formatOf(dir) : FORMATS.find((one) => one === flags.format);
  if (format === undefined)
    throw new ShopError(`--format is ${FORMATS.join(' or ')}, not "${flags.format}".`);
  const opened = await door();
  const tables = await opened.exportGoods(shop);
  if (tables === undefined) throw unknownShop(shop);
  const files = writeTables(dir, tables, format);
  for (const file of files) say(`wrote  ${file}\n`);
  say(`\n${plural(tables.goods.length, 'good')} of ${shop} in ${dir}.\n`);
  return 0;
}

/** What is done stands first among the arguments. */
export function goods(command: Command): Promise<number> {
  const [verb, dir = ''] = command.args;
  if (dir === '' || (verb !== 'import' && verb !== 'export')) throw new ShopError(USAGE);
  return verb === 'import' ? importFolder(command, resolve(dir)) : exportFolder(command, resolve(dir));
}
