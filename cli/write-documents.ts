/** A shop's documents changed: published, saved as drafts, put on the calendar, brought back, taken down. */
import { Type, type Static } from 'typebox';
import { makeAjv } from '#schemas/ajv.ts';
import { consolePagePublish, consolePageUnpublish } from '#schemas/api/console/documents.ts';
import { consoleDraftImport, consoleDraftPublish } from '#schemas/api/console/drafts.ts';
import { consoleScheduleCancel, consoleScheduleSave } from '#schemas/api/console/schedules.ts';
import { ItemRefusedSchema, type ItemFault } from '#schemas/api/console/save.ts';
import { consoleReleaseRestore, consoleVersionRestore } from '#schemas/api/console/versions.ts';
import { SALE_NAME, SalesBackRefusedSchema, type SaleChange } from '#schemas/goods-table/sale-change.ts';
import {
  DocumentConflictSchema,
  FixedDocumentSchema,
  InvalidDocumentsSchema,
  MissingDocumentsSchema,
  DraftConflictSchema,
  type ReleaseReportSchema,
} from '#schemas/page/stored-document.ts';
import type { ConfigPointer, DocumentName, WriteMark } from '#server/areas/pages/store/config-rows.ts';
import type { RestoreResult, SaveDraftsResult, ScheduleResult } from '#server/areas/pages/rules/drafts.ts';
import type { Draft, PublishResult, PublishOptions } from '#server/areas/pages/rules/publish.ts';
import type { ReturnResult, UnpublishResult } from '#server/areas/pages/rules/releases.ts';
import type { Client } from './client/client.ts';
import { readRefusal } from './client/read-refusal.ts';
import { refuse } from './client/refuse.ts';
import { toMark } from './read-documents.ts';
import { unknownShop } from './shop-error.ts';

function toReport({ versions, gone, release, hidden }: Static<typeof ReleaseReportSchema>) {
  return { ok: true as const, versions: versions.map(toMark), gone, release, hidden };
}

interface Refusal<Code> {
  code: Code;
  data: unknown;
}

const toInvalid = ({ data }: Refusal<unknown>) => ({
  ok: false as const,
  reason: 'invalid' as const,
  faults: readRefusal(InvalidDocumentsSchema, data).errors,
});

function toRefused(refusal: Refusal<'config-invalid' | 'state-conflict'>) {
  if (refusal.code === 'config-invalid') return toInvalid(refusal);
  const { theirs } = readRefusal(DocumentConflictSchema, refusal.data);
  return { ok: false as const, reason: 'conflict' as const, current: toMark(theirs) };
}

/** What is not there. @throws ShopError where it is the shop itself */
function toMissing({ data }: Refusal<unknown>, shop: string) {
  if (data === null) throw unknownShop(shop);
  const { missing: documents } = readRefusal(MissingDocumentsSchema, data);
  return { ok: false as const, reason: 'missing' as const, documents };
}

const WRITTEN = ['config-invalid', 'state-conflict'] as const;
const RESTORED = [...WRITTEN, 'not-found'] as const;
const FIELDS = Type.Object({ fields: Type.Array(Type.Object({ field: Type.String() })) });

/** @throws ShopError for a shop nobody knows, as all below */
export async function publishDocuments(
  client: Client,
  shop: string,
  drafts: readonly Draft[],
  options: PublishOptions,
): Promise<PublishResult> {
  const outcome = await client.attempt(
    consolePagePublish,
    { ...options, shop, documents: [...drafts] },
    WRITTEN,
  );
  if (outcome === undefined) throw unknownShop(shop);
  return outcome.ok ? toReport(outcome.data) : toRefused(outcome);
}

export async function saveDrafts(
  client: Client,
  shop: string,
  drafts: readonly Draft[],
  by: { author: string; note: string },
): Promise<SaveDraftsResult> {
  const outcome = await client.attempt(consoleDraftImport, { ...by, shop, documents: [...drafts] }, WRITTEN);
  if (outcome === undefined) throw unknownShop(shop);
  if (outcome.ok)
    return { ok: true, versions: outcome.data.versions.map(toMark), faults: outcome.data.faults };
  if (outcome.code === 'config-invalid') return toInvalid(outcome);
  const refusal = readRefusal(DraftConflictSchema, outcome.data);
  if (refusal.theirs === null) return { ok: false, reason: 'no-base', document: refusal.document };
  return { ok: false, reason: 'conflict', current: toMark(refusal.theirs) };
}

/** What of a release stands in the way of all of it: prices and coupons, by pointer into what was sent. */
export type SalesRefused =
  | { ok: false; reason: 'sales'; faults: readonly ItemFault[] }
  | { ok: false; reason: 'stale-sale'; sale: string };

const STALE_SALE = Type.Object({ sale: Type.Object(SALE_NAME) });
const isStaleSale = makeAjv('answer').compile<Static<typeof STALE_SALE>>(STALE_SALE);

/** Drafts as they are stored: all of the shop where neither names nor changes are given. */
export async function publishDrafts(
  client: Client,
  shop: string,
  names: readonly DocumentName[] | undefined,
  options: PublishOptions & { force: boolean; changes: readonly SaleChange[] },
): Promise<RestoreResult | SalesRefused> {
  const selection = names === undefined ? {} : { documents: [...names] };
  const input = { ...options, ...selection, shop, changes: [...options.changes] };
  const outcome = await client.attempt(consoleDraftPublish, input, [...RESTORED, 'bad-parameters']);
  if (outcome === undefined) throw unknownShop(shop);
  if (outcome.ok) return toReport(outcome.data);
  const { code, data } = outcome;
  if (code === 'bad-parameters')
    return { ok: false, reason: 'sales', faults: readRefusal(ItemRefusedSchema, data).faults };
  if (isStaleSale(data))
    return { ok: false, reason: 'stale-sale', sale: `${data.sale.kind} ${data.sale.id}` };
  return code === 'not-found' ? toMissing(outcome, shop) : toRefused({ code, data });
}

/** @param publishAt Unix milliseconds */
export async function scheduleDocuments(
  client: Client,
  shop: string,
  drafts: readonly Draft[],
  { publishAt, ...options }: PublishOptions & { publishAt: number },
): Promise<ScheduleResult> {
  const at = new Date(publishAt).toISOString();
  const input = { ...options, shop, at, documents: [...drafts] };
  const outcome = await client.attempt(consoleScheduleSave, input, [...RESTORED, 'bad-parameters']);
  if (outcome === undefined) throw unknownShop(shop);
  if (outcome.ok) {
    const { versions, hidden } = outcome.data;
    return { ok: true, versions: versions.map(toMark), hidden };
  }
  const { code, data } = outcome;
  if (code === 'bad-parameters') {
    const isMoment = readRefusal(FIELDS, data).fields.some(({ field }) => field === '/at');
    return isMoment ? { ok: false, reason: 'moment' } : refuse(client.name, { code: 40_000, msg: '', data });
  }
  return code === 'not-found' ? toMissing(outcome, shop) : toRefused({ code, data });
}

/** Answers whether there was a schedule. */
export async function cancelSchedule(
  client: Client,
  shop: string,
  { kind, id }: DocumentName,
): Promise<boolean> {
  return (await client.ask(consoleScheduleCancel, { shop, kind, id })) !== undefined;
}

/** The shop as it stood after a release. */
export async function restoreRelease(
  client: Client,
  shop: string,
  release: number,
  options: PublishOptions & { keep_sales: boolean },
): Promise<ReturnResult | ({ ok: false; reason: 'sales' } & Static<typeof SalesBackRefusedSchema>)> {
  const input = { ...options, shop, release };
  const outcome = await client.attempt(consoleReleaseRestore, input, [...RESTORED, 'bad-parameters']);
  if (outcome === undefined) throw unknownShop(shop);
  if (outcome.ok) return toReport(outcome.data);
  if (outcome.code === 'config-invalid') return toInvalid(outcome);
  if (outcome.code === 'bad-parameters')
    return { ok: false, reason: 'sales', ...readRefusal(SalesBackRefusedSchema, outcome.data) };
  if (outcome.code === 'state-conflict') return { ok: false, reason: 'outdated' };
  if (outcome.data === null) throw unknownShop(shop);
  return { ok: false, reason: 'no-release' };
}

export async function restoreVersion(
  client: Client,
  shop: string,
  { kind, id, hash }: ConfigPointer,
  options: PublishOptions,
): Promise<RestoreResult> {
  const outcome = await client.attempt(consoleVersionRestore, { ...options, shop, kind, id, hash }, RESTORED);
  if (outcome === undefined) throw unknownShop(shop);
  if (outcome.ok) return toReport(outcome.data);
  const { code, data } = outcome;
  return code === 'not-found' ? toMissing(outcome, shop) : toRefused({ code, data });
}

/** @param discards drafts and what is on the calendar go, too */
export async function takeDownDocuments(
  client: Client,
  shop: string,
  names: readonly DocumentName[],
  { discards: discard, ...by }: WriteMark & { discards: boolean },
): Promise<UnpublishResult> {
  const input = { ...by, shop, documents: [...names], discard };
  const outcome = await client.attempt(consolePageUnpublish, input, ['not-found', 'bad-parameters']);
  if (outcome === undefined) throw unknownShop(shop);
  if (outcome.ok) return toReport(outcome.data);
  if (outcome.code === 'not-found') return toMissing(outcome, shop);
  return { ok: false, ...readRefusal(FixedDocumentSchema, outcome.data) };
}
