/** A shop's documents as they stand: live, as drafts, on the calendar, and what they were before. */
import { consolePageExport, consoleReferenceCheck } from '#schemas/api/console/documents.ts';
import { consoleDraftList } from '#schemas/api/console/drafts.ts';
import { consoleSaleList, consoleScheduleList } from '#schemas/api/console/schedules.ts';
import { consoleReleaseList, consoleVersionList } from '#schemas/api/console/versions.ts';
import { msOf } from '#schemas/time.ts';
import type { ConfigVersion, DocumentName, Release } from '#server/areas/pages/store/config-rows.ts';
import type { PageNeeds, NeededFound } from '#server/areas/pages/rules/needed.ts';
import type { DocumentEvent } from '#server/areas/pages/rules/publish.ts';
import { listAll, type Client } from './client/client.ts';
import { unknownShop } from './shop-error.ts';

/** Releases that are listed, the newest. */
const RELEASES_LISTED = 50;

/** What was written and when, as the commands tell it: in milliseconds. */
export function toMark<Row extends { by: string; at: number }>({ by: author, at, ...rest }: Row) {
  return { ...rest, author, at: msOf(at) };
}

/** What is live, and the shop it is of. @throws ShopError for a shop nobody knows, as all below */
export async function readLive(client: Client, shop: string) {
  const answer = await client.ask(consolePageExport, { shop });
  if (answer === undefined) throw unknownShop(shop);
  const documents: ConfigVersion[] = answer.documents.map(({ body, ...row }) => ({ ...toMark(row), body }));
  return { shop: answer.shop, documents };
}

export async function readDrafts(client: Client, shop: string): Promise<ConfigVersion[]> {
  const rows = await listAll((part) => client.ask(consoleDraftList, { shop, with_body: true, ...part }));
  if (rows === undefined) throw unknownShop(shop);
  return rows.map(({ body, ...row }) => ({ ...toMark(row), body }));
}

export async function readScheduled(client: Client, shop: string) {
  const rows = await listAll((part) => client.ask(consoleScheduleList, { shop, with_body: true, ...part }));
  if (rows === undefined) throw unknownShop(shop);
  return rows.map(({ body, publish_at: publishAt, ...row }) => ({
    ...toMark(row),
    body,
    publishAt: msOf(publishAt),
  }));
}

/** Prices and coupons on the calendar, the next first. */
export async function readScheduledSales(client: Client, shop: string) {
  const answer = await client.ask(consoleSaleList, { shop });
  if (answer === undefined) throw unknownShop(shop);
  return answer.items;
}

/** Versions of one document, the newest first. */
export async function readHistory(
  client: Client,
  shop: string,
  { kind, id }: DocumentName,
): Promise<DocumentEvent[]> {
  const rows = await listAll((part) => client.ask(consoleVersionList, { shop, kind, id, ...part }));
  if (rows === undefined) throw unknownShop(shop);
  return rows.map(toMark);
}

/** The newest releases, the newest first. */
export async function readReleases(client: Client, shop: string): Promise<Release[]> {
  const rows = await listAll((part) => client.ask(consoleReleaseList, { shop, ...part }), RELEASES_LISTED);
  if (rows === undefined) throw unknownShop(shop);
  return rows.map(toMark);
}

/** What documents need of the shop's goods and pictures. */
export async function readNeeded(
  client: Client,
  shop: string,
  { queries, ids, pictures }: PageNeeds,
): Promise<NeededFound> {
  const input = { shop, queries: [...queries], ids: [...ids], pictures: [...pictures] };
  const answer = await client.ask(consoleReferenceCheck, input);
  if (answer === undefined) throw unknownShop(shop);
  return answer;
}
