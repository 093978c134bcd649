/** Publishing a shop's documents: checked by the laws that draw them, stored all or none, and told to every node (D42, D43). */
import { CONFIG_KINDS, type Catalogue } from '#schemas/page/catalogue.ts';
import { checkConfig } from '#schemas/page/check.ts';
import type { Fault } from '#schemas/page/ready.ts';
import { isFatal } from '#schemas/page/parse-document.ts';
import { CHROME_ID, documentTag } from './boot.ts';
import { nameOf } from './list-documents.ts';
import type { Bus } from '#server/kernel/bus/bus.ts';
import {
  NAMED_KINDS,
  type ConfigKind,
  type DocumentName,
  type Publication,
  type PublishOutcome,
  type ReleaseOutcome,
  type ReleasedVersion,
  type SaleRefusal,
} from '../store/config-rows.ts';
import type { Stores } from '#server/kernel/area.ts';
import type { SaleName } from '../store/scheduled-sales.ts';
import type { SaleChange } from '#schemas/goods-table/sale-change.ts';
import { saleTags, type WrittenSale } from '#server/areas/goods-transfer/area.ts';
import { isId } from '#schemas/id.ts';

export interface Draft {
  kind: ConfigKind;
  id: string;
  body: unknown;
  /** Hash of the version the writer started from; absent: whatever is live is replaced. */
  base?: string;
}

export interface DraftFault extends Fault {
  document: { kind: ConfigKind; id: string };
}

/** Who moved the pointer of a document last and when; no hash where they took it down. */
export type DocumentEvent = Omit<Publication, 'release'>;

/** Why nothing was written. */
export type PublishRefused =
  | { ok: false; reason: 'invalid'; faults: DraftFault[] }
  | { ok: false; reason: 'conflict'; current: DocumentEvent };

/** Prices and coupons cannot be changed so. */
export type SalesNotWritten = { ok: false; reason: 'sales' } & Pick<SaleRefusal, 'sales'>;

/** What went live, as the caller receives it. */
export interface ReleaseReport extends Omit<ReleaseOutcome, 'versions' | 'changes'> {
  versions: Omit<ReleasedVersion, 'body'>[];
  /** Prices and coupons that changed with them. */
  changes?: WrittenSale[];
}

// oxlint-disable-next-line names/no-bare-participle -- the name it has in the answer of the console
export type PublishResult = ({ ok: true; hidden: DraftFault[] } & ReleaseReport) | PublishRefused;

export interface PublishOptions {
  /** Publish in spite of faults that only hide parts; what no reading mends is refused all the same. */
  salvage: boolean;
  author: string;
  note: string;
}

/** Prices and coupons that change with documents (ADR-770). */
export interface WithSales {
  changes?: readonly SaleChange[];
}

export function isConfigKind(value: unknown): value is ConfigKind {
  return CONFIG_KINDS.some((kind) => kind === value);
}

function wrongId(draft: Draft): Fault | undefined {
  const isFit = NAMED_KINDS.includes(draft.kind) ? isId(draft.id) : draft.id === CHROME_ID;
  if (!isFit) {
    return {
      pointer: '',
      rule: 'document-id',
      message: { cn: `“${draft.id}”不能作为文档编号`, en: `"${draft.id}" cannot be the id of a document` },
      hint: {
        cn: '编号只用字母、数字、_ 和 -；每店一份的文档用 main',
        en: 'Use letters, digits, _ and -; a document a shop has one of is called main',
      },
    };
  }
  const { body } = draft;
  const own = typeof body === 'object' && body !== null && 'id' in body ? body.id : draft.id;
  if (draft.kind !== 'page' || own === draft.id) return undefined;
  return {
    pointer: '/id',
    rule: 'document-id',
    message: { cn: '文档的 id 与它的名称不同', en: "The document's id is not its name" },
    hint: { cn: `将 id 写成 ${draft.id}`, en: `Write ${draft.id} as the id` },
  };
}

/** Every fault of every draft, each with its document. */
export function checkDrafts(drafts: readonly Draft[], renderers: Catalogue): DraftFault[] {
  return drafts.flatMap((draft) => {
    const { kind, id, body } = draft;
    const wrong = wrongId(draft);
    const faults = [...(wrong === undefined ? [] : [wrong]), ...checkConfig(kind, body, renderers)];
    return faults.map((fault) => ({ ...fault, document: { kind, id } }));
  });
}

export function isRefused(fault: DraftFault, salvage: boolean): boolean {
  return !salvage || isFatal(fault) || fault.rule === 'document-id';
}

export function withoutBody<Version extends object>({
  body: _body,
  ...rest
}: Version & { body?: unknown }): Omit<Version, 'body'> {
  return rest;
}

/** Tells every node that drafts or live versions of these were written: who has one open reads what is there now (ADR-740). */
export async function announceWrites(
  bus: Pick<Bus, 'publish'>,
  appId: string,
  documents: readonly DocumentName[],
): Promise<void> {
  if (documents.length === 0) return;
  await bus.publish('documents.written', { appId, names: documents.map(nameOf) });
}

/** Cached pages made from any of these are stale, on every node. */
export async function purgeDocuments(
  bus: Pick<Bus, 'publish'>,
  appId: string,
  documents: readonly DocumentName[],
  sales: readonly SaleName[] = [],
): Promise<void> {
  const tags = new Set([...documents.map(({ kind, id }) => documentTag(kind, id)), ...saleTags(sales)]);
  await bus.publish('purge', { appId, tags: [...tags] });
  await announceWrites(bus, appId, documents);
}

/** Why the store wrote nothing. */
export function refusalOf(
  outcome: Extract<PublishOutcome, { ok: false }>,
): Extract<PublishRefused, { reason: 'conflict' }> | SalesNotWritten {
  if ('sales' in outcome) return { ok: false, reason: 'sales', sales: outcome.sales };
  return { ok: false, reason: 'conflict', current: withoutBody(outcome.conflict) };
}

/** What became of a release, without the bodies. */
export function reportOf({ versions, gone, changes, release }: ReleaseOutcome): ReleaseReport {
  return { versions: versions.map(withoutBody), gone, changes, release };
}

export async function publishDrafts(
  world: { stores: Stores; bus: Bus; renderers: Catalogue },
  appId: string,
  drafts: readonly Draft[],
  options: PublishOptions & WithSales,
): Promise<PublishResult | SalesNotWritten> {
  const faults = checkDrafts(drafts, world.renderers);
  if (faults.some((fault) => isRefused(fault, options.salvage)))
    return { ok: false, reason: 'invalid', faults };
  const { author, note, changes } = options;
  const outcome = await world.stores.configs.publish(appId, drafts, { author, note }, changes);
  if (!outcome.ok) return refusalOf(outcome);
  await purgeDocuments(world.bus, appId, drafts, outcome.changes);
  return { ok: true, ...reportOf(outcome), hidden: faults };
}
