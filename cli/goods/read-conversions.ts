/** What is being converted for a shop, and what became of it. */
import { consoleConversionsList } from '#schemas/api/console/media.ts';
import type { Conversion } from '#schemas/content/media-upload.ts';
import { listAll, type Client } from '../client/client.ts';
import { unknownShop } from '../shop-error.ts';

/** Conversions that are listed. */
const LISTED = 100;

/** Those last changed first. @throws ShopError for a shop nobody knows */
export async function readConversions(client: Client, shop: string): Promise<Conversion[]> {
  const rows = await listAll((part) => client.ask(consoleConversionsList, { shop, ...part }), LISTED);
  if (rows === undefined) throw unknownShop(shop);
  return rows;
}
