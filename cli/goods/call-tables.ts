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

export type ImportOutcome =
  | ({ ok: true } & DataOf<typeof consoleGoodsImport>)
  | { ok: false; faults: readonly RowFault[] };

/** @throws ShopError for a shop nobody knows, as below */
export async function exportTables(client: Client, shop: string): Promise<GoodsTables> {
  const answer = await client.ask(consoleGoodsExport, { shop });
  if (answer === undefined) throw unknownShop(shop);
  return answer.tables;
}

export async function importTables(
  client: Client,
  input: InputOf<typeof consoleGoodsImport>,
): Promise<ImportOutcome> {
  const options = { timeoutMs: LONG_MS };
  const outcome = await client.attempt(consoleGoodsImport, input, ['config-invalid'], options);
  if (outcome === undefined) throw unknownShop(input.shop);
  if (outcome.ok) return { ok: true, ...outcome.data };
  return { ok: false, faults: readRefusal(GoodsRefusedSchema, outcome.data).errors };
}
