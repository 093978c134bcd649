/** The tables of a shop, had from it and handed in to it. */
import {
  consoleGoodsExport,
  consoleGoodsImport,
  GoodsRefusedSchema,
} from '#schemas/api/console/goods-tables.ts';
import type { DataOf, InputOf } from '#schemas/api/define-endpoint.ts';
import type { GoodsTables } from '#schemas/goods-table/tables.ts';
import { LONG_MS } from '../client/call-server.ts';
import type { Client } from '../client/client.ts';
import { readRefusal } from '../client/read-refusal.ts';
import { unknownShop } from '../shop-error.ts';
import type { RowFault } from './report-import.ts';

export type Imported =
  | ({ ok: true } & DataOf<typeof consoleGoodsImport>)
  | { ok: false; faults: readonly RowFault[] };

/** @throws ShopError for a shop nobody knows, as below */
export async function exportTables(client: Client, shop: string): Promise<GoodsTables> {
  const found = await client.ask(consoleGoodsExport, { shop });
  if (found === undefined) throw unknownShop(shop);
  return found.tables;
}

export async function importTables(
  client: Client,
  input: InputOf<typeof consoleGoodsImport>,
): Promise<Imported> {
  const options = { timeoutMs: LONG_MS };
  const done = await client.attempt(consoleGoodsImport, input, ['config-invalid'], options);
  if (done === undefined) throw unknownShop(input.shop);
  if (done.ok) return { ok: true, ...done.data };
  return { ok: false, faults: readRefusal(GoodsRefusedSchema, done.data).errors };
}
