/** `goods import|export|template <shop> <dir>`: all a shop sells, as tables of CSV, Excel or JSON with the files they name. */
import { resolve } from 'node:path';
import type { Command } from '../command.ts';
import { plural } from '../report.ts';
import { ShopError } from '../shop-error.ts';
import { exportTables } from './call-tables.ts';
import { formatOf, writeTables } from './folder.ts';
import { importGoodsFolder } from './import-goods-folder.ts';
import { FORMATS } from '#server/areas/goods-transfer/sheets/table-file.ts';
import { writeTemplate } from './template.ts';

const USAGE =
  'npm run shop -- goods import <shop> <dir> [--check] [--replace], goods export <shop> <dir> [--format csv|xlsx|json], or goods template <shop> <dir>';

async function exportFolder(command: Command, dir: string): Promise<number> {
  const { connect, say, shop, flags } = command;
  const format = flags.format === '' ? formatOf(dir) : FORMATS.find((one) => one === flags.format);
  if (format === undefined)
    throw new ShopError(`--format is ${FORMATS.join(' or ')}, not "${flags.format}".`);
  const tables = await exportTables(await connect(), shop);
  const files = await writeTables(dir, tables, format);
  for (const file of files) say(`wrote  ${file}\n`);
  say(`\n${plural(tables.goods.length, 'good')} of ${shop} in ${dir}.\n`);
  return 0;
}

async function template({ connect, say, shop }: Command, dir: string): Promise<number> {
  // Whoever misspells the shop is told before files are written.
  await exportTables(await connect(), shop);
  for (const file of await writeTemplate(dir)) say(`wrote  ${file}\n`);
  say(
    `\nEach table stands there as .csv and .xlsx: keep the one you like, write your rows in place of the examples,\nand bring them in with: npm run shop -- goods import ${shop} ${dir}\n`,
  );
  return 0;
}

/** What is done stands first among the arguments. */
export function goods(command: Command): Promise<number> {
  const [verb, dir = ''] = command.args;
  if (dir === '') throw new ShopError(USAGE);
  if (verb === 'import') return importGoodsFolder(command, resolve(dir));
  if (verb === 'export') return exportFolder(command, resolve(dir));
  if (verb === 'template') return template(command, resolve(dir));
  throw new ShopError(USAGE);
}
