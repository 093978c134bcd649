/** Prices and coupons of releases: written with their documents, remembered by number, and the way back (ADR-770). */
import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import type { SaleValues } from '#schemas/goods-table/sale-change.ts';
import {
  writeSales,
  type ExpectedSale,
  type SaleOutcome,
  type WrittenSale,
} from '#server/areas/goods-transfer/area.ts';
import type { Clock } from '#server/kernel/clock.ts';
import type { Database } from '#server/kernel/db/db.ts';
import { configReleaseChange } from '../tables/configs.ts';
import type { SaleRefusal } from './config-rows.ts';

/** Thrown inside a transaction to roll it back; never leaves the store. */
export class SalesRefused extends Error {
  readonly sales: Exclude<SaleOutcome, { kind: 'written' }>;

  constructor(sales: Exclude<SaleOutcome, { kind: 'written' }>) {
    super('sales refused');
    this.sales = sales;
  }
}

/** The same work, with a refusal of its sales as an answer: by then everything is rolled back. */
export async function orSalesRefused<Outcome>(work: Promise<Outcome>): Promise<Outcome | SaleRefusal> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof SalesRefused) return { ok: false, sales: error.sales };
    throw error;
  }
}

const isSame = ({ before, after }: { before: unknown; after: unknown }) =>
  JSON.stringify(before) === JSON.stringify(after);

/** Changes prices and coupons as part of a release; answers those that are others now. @throws SalesRefused */
export async function releaseSales(
  tx: Database,
  clock: Clock,
  { appId, release }: { appId: string; release: number },
  changes: readonly ExpectedSale[],
): Promise<WrittenSale[]> {
  const outcome = await writeSales(tx, clock, appId, changes);
  if (outcome.kind !== 'written') throw new SalesRefused(outcome);
  const writtenSales = outcome.changes.filter((one) => !isSame(one));
  for (const { kind, id, title, before, after } of writtenSales)
    await tx.insert(configReleaseChange).values({ appId, release, kind, id, title, before, after });
  return writtenSales;
}

const SALE = {
  release: configReleaseChange.release,
  kind: configReleaseChange.kind,
  id: configReleaseChange.id,
  title: configReleaseChange.title,
  before: configReleaseChange.before,
  after: configReleaseChange.after,
};

/** What these releases changed. */
export async function salesOfReleases(
  db: Database,
  appId: string,
  releases: readonly number[],
): Promise<(WrittenSale & { release: number })[]> {
  if (releases.length === 0) return [];
  return db
    .select(SALE)
    .from(configReleaseChange)
    .where(and(eq(configReleaseChange.appId, appId), inArray(configReleaseChange.release, [...releases])))
    .orderBy(asc(configReleaseChange.kind), asc(configReleaseChange.id));
}

/** A change that puts a price or a coupon back, with what it was called when it was changed. */
export type SaleBack = ExpectedSale & Pick<WrittenSale, 'title'> & { before: SaleValues };

/** The changes that put prices and coupons back to how they stood after a release: from the last values to the first. */
export async function salesBackTo(db: Database, appId: string, release: number): Promise<SaleBack[]> {
  const rows = await db
    .select(SALE)
    .from(configReleaseChange)
    .where(and(eq(configReleaseChange.appId, appId), gt(configReleaseChange.release, release)))
    .orderBy(asc(configReleaseChange.release));
  type Item = { first: SaleValues; last: SaleValues } & Pick<WrittenSale, 'kind' | 'id' | 'title'>;
  const items = new Map<string, Item>();
  for (const { kind, id, title, before, after } of rows) {
    const key = `${kind}/${id}`;
    const earlier = items.get(key);
    items.set(key, {
      kind,
      id,
      title,
      first: { ...before, ...earlier?.first },
      last: { ...earlier?.last, ...after },
    });
  }
  return [...items.values()].flatMap(({ kind, id, title, first, last }) => {
    const names = Object.keys(first).filter((name) => !isSame({ before: first[name], after: last[name] }));
    if (names.length === 0) return [];
    const pick = (values: SaleValues) =>
      Object.fromEntries(names.map((name) => [name, values[name] ?? null]));
    return [{ kind, id, title, item: pick(first), before: pick(last) }];
  });
}
