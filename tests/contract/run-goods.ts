/** `shop goods import|export` beside a server of a test, as the command line runs it. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { TABLE_NAMES } from '#schemas/goods-table/tables.ts';
import { goods } from '#cli/goods/goods.ts';
import { openServerClient } from '#cli/client/client.ts';
import { NO_REMOTE, PLAIN_FLAGS } from '../support/shop-flags.ts';
import { CONSOLE_TOKEN } from './app.ts';
import type { Rows } from './goods-folder.ts';

/** What an export wrote, by table. */
function readTables(folder: string): Rows {
  const there = TABLE_NAMES.filter((name) => existsSync(join(folder, `${name}.json`)));
  return Object.fromEntries(
    there.map((name) => [name, JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8'))]),
  );
}

export async function runGoods(
  base: string,
  {
    shop,
    verb,
    folder,
    ...flags
  }: {
    shop: string;
    verb: 'import' | 'export' | 'template';
    folder: string;
    format?: string;
    check?: boolean;
    replace?: boolean;
    locale?: 'cn' | 'en';
  },
) {
  let out = '';
  const client = openServerClient(base, CONSOLE_TOKEN);
  const exit = await goods({
    connect: () => Promise.resolve(client),
    say: (text) => (out += text),
    sayFault: (text) => (out += text),
    shop,
    dir: '',
    args: [verb, folder],
    flags: { ...PLAIN_FLAGS, ...flags },
    remote: NO_REMOTE,
  });
  return { exit, out, tables: () => readTables(folder) };
}
