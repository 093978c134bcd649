/** How the console's calls tell of documents: versions, conflicts, and what a write changed (D42, D140). */
import type { Holds } from '#schemas/console/readers.ts';
import type { SaleChange } from '#schemas/goods-table/sale-change.ts';
import type { Locale } from '#schemas/locale.ts';
import { readText } from '#schemas/page/text.ts';
import { secondsOf } from '#schemas/time.ts';
import type { Change } from '#server/kernel/http/console-handler.ts';
import { fail } from '#server/kernel/http/define-handler.ts';
import type { DocumentName } from '../store/config-rows.ts';
import type { ConfigStore } from '../store/configs.store.ts';
import { nameOf } from '../rules/list-documents.ts';
import type { WrittenSale } from '#server/areas/goods-transfer/area.ts';
import type { DraftFault, ReleaseReport, SalesNotWritten } from '../rules/publish.ts';

interface AuthoredDocument extends DocumentName {
  author: string;
  note: string;
  /** Unix milliseconds. */
  at: number;
}

/** A version, or a move of what is live, with the name and the moment as the wire has them. */
export function presentEvent<Hash extends string | null>({
  kind,
  id,
  hash,
  author,
  note,
  at,
}: AuthoredDocument & { hash: Hash }) {
  return { kind, id, hash, by: author, note, at: secondsOf(at) };
}

export function presentReport(
  { versions, gone, release }: ReleaseReport,
  hiddenFaults: readonly DraftFault[] = [],
) {
  return {
    versions: versions.map((version) => ({ ...presentEvent(version), change: version.change })),
    gone,
    ...(release === undefined ? {} : { release }),
    hidden: [...hiddenFaults],
  };
}

type DraftRefusal =
  | { reason: 'invalid'; faults: readonly DraftFault[] }
  | { reason: 'conflict'; current: AuthoredDocument & { hash: string | null } }
  | { reason: 'no-base'; document: DocumentName }
  | { reason: 'missing'; documents: readonly DocumentName[] }
  | SalesNotWritten
  | { reason: 'moment' | 'end' | 'nothing-live' };

/** The base the writer of a document named. */
function baseOf(name: DocumentName, inputs: readonly (DocumentName & { base?: string })[]) {
  const { base } = inputs.find((one) => nameOf(one) === nameOf(name)) ?? {};
  return { yours: base === undefined ? {} : { base } };
}

/**
 * Why prices and coupons cannot be changed so: faults by pointer, or what another person saved since.
 * @param changes what the pointers lead into, where the caller did not send it
 */
export function refuseSales(
  sales: SalesNotWritten['sales'],
  changes?: readonly ReturnType<typeof presentSale>[],
) {
  if (sales.kind === 'refused')
    return fail('bad-parameters', { faults: sales.faults, ...(changes === undefined ? {} : { changes }) });
  const { kind, id, item } = sales.change;
  return fail('state-conflict', { sale: { kind, id }, yours: item, theirs: sales.theirs ?? null });
}

/** A price or a coupon, as it was and as it is set. */
export function presentSale({ kind, id, title, before, after }: WrittenSale, locale: Locale) {
  return { kind, id, title: readText(title, locale), before: { ...before }, after: { ...after } };
}

/** The values each change sets, for the audit log. */
export function salesOf(changes: readonly WrittenSale[], side: 'before' | 'after'): Record<string, unknown> {
  return Object.fromEntries(changes.map((one) => [`${one.kind}/${one.id}`, one[side]]));
}

const SCOPE_OF = { good: 'goods.write', coupon: 'coupons' } as const;

/** Whether the caller may change these goods and coupons: documents alone are not enough for a price. */
export function maySell(holds: Holds, changes: readonly Pick<SaleChange, 'kind'>[]): boolean {
  return changes.every(({ kind }) => holds(SCOPE_OF[kind]));
}

/** Why nothing was written, as the wire has it. @param inputs the documents of the call, to say which base was stale */
export function refuse(refusal: DraftRefusal, inputs: readonly (DocumentName & { base?: string })[] = []) {
  switch (refusal.reason) {
    case 'invalid':
      return fail('config-invalid', { errors: refusal.faults });
    case 'conflict': {
      const theirs = presentEvent(refusal.current);
      return fail('state-conflict', { ...baseOf(theirs, inputs), theirs });
    }
    case 'no-base':
      return fail('state-conflict', {
        ...baseOf(refusal.document, inputs),
        theirs: null,
        document: refusal.document,
      });
    case 'missing':
      return fail('not-found', { missing: refusal.documents });
    case 'sales':
      return refuseSales(refusal.sales);
    case 'moment':
      return fail('bad-parameters', { fields: [{ field: '/at', rule: 'moment' }] });
    case 'end':
    case 'nothing-live':
      return fail('bad-parameters', { fields: [{ field: '/take_back_at', rule: refusal.reason }] });
  }
}

/** Hashes of what is live, by name. */
export async function liveHashes(configs: ConfigStore, appId: string): Promise<ReadonlyMap<string, string>> {
  const moves = await configs.lastMoves(appId);
  return new Map(moves.flatMap((move) => (move.hash === null ? [] : [[nameOf(move), move.hash] as const])));
}

/** The hash each document has, or none, for the audit log. */
export function hashesOf(
  names: readonly DocumentName[],
  hashes: ReadonlyMap<string, string>,
): Record<string, string | null> {
  return Object.fromEntries(names.map((name) => [nameOf(name), hashes.get(nameOf(name)) ?? null]));
}

/** What a release changed; undefined where it changed nothing. */
export function releaseChange(
  { versions, gone, changes: sales = [], release }: ReleaseReport,
  before: ReadonlyMap<string, string>,
): Change | undefined {
  if (release === undefined) return undefined;
  const changes = versions.filter(({ change }) => change !== 'unchanged');
  const names = [...changes, ...gone];
  const after = new Map(changes.map((version) => [nameOf(version), version.hash]));
  return {
    subject: `release ${String(release)}`,
    before: { ...hashesOf(names, before), ...salesOf(sales, 'before') },
    after: { ...hashesOf(names, after), ...salesOf(sales, 'after') },
  };
}
