/** Forty goods that are imported again and again, each time with other titles. */
import { join } from 'node:path';
import { and, eq, like } from 'drizzle-orm';
import { goods } from '#server/areas/catalogue/tables/goods.ts';
import { fortyGoods, writeFolder } from '../../contract/goods-folder.ts';
import type { FaultTask } from '../task.ts';
import { runShopCommand } from './shop-command.ts';

const SHOP = 'appknowledge';

const isOurs = and(eq(goods.appId, SHOP), like(goods.id, 'g\\_k%'));

/** Ids and titles of this run, in every table that names them. */
function goodsOf(run: number) {
  const text = JSON.stringify(fortyGoods()).replaceAll(/"g_(\d\d)/g, '"g_k$1');
  const tables = JSON.parse(text) as ReturnType<typeof fortyGoods>;
  for (const row of tables['goods'] ?? []) row['title'] = `Number ${String(run)}`;
  return tables;
}

export const goodsImport: FaultTask = {
  name: 'import',
  async work({ server, run, folder, acknowledgedSet }) {
    const dir = await writeFolder(join(folder, `goods-${String(run)}`), goodsOf(run));
    const { exit, output: message } = await runShopCommand(server.dataDir, [
      'goods',
      'import',
      'knowledge',
      dir,
    ]).exit;
    if (exit !== 0) throw new Error(`The import ended with ${String(exit)}: ${message.slice(-600)}`);
    acknowledgedSet.add(String(run));
  },
  async judge({ db }, { acknowledgedSet }) {
    const matches = await db.select({ id: goods.id, title: goods.title }).from(goods).where(isOurs);
    // Their lessons are kept beside them.
    const rows = matches.filter(({ id }) => /^g_k\d\d$/.test(id));
    const titles = new Set(rows.map(({ title }) => JSON.stringify(title)));
    const number = Number(/Number (\d+)/.exec([...titles].join(''))?.[1] ?? -1);
    const last = Math.max(-1, ...[...acknowledgedSet].map(Number));
    return [
      ...(titles.size > 1 ? [`half imported: ${[...titles].join(', ')}`] : []),
      ...(rows.length === 0 || rows.length === 40 ? [] : [`${String(rows.length)} goods of 40`]),
      ...(number < last ? [`lost: import ${String(last)}, there is ${String(number)}`] : []),
    ];
  },
};
