/** Prices and coupons on the calendar: at most one change a good or coupon, which starts from the values it was made with (ADR-770). */
import { and, asc, eq, isNotNull, lte } from 'drizzle-orm';
import type { ItemFault } from '#schemas/api/console/save.ts';
import type { SaleChange, SaleKind } from '#schemas/goods-table/sale-change.ts';
import { writeSales, type SaleOutcome, type WrittenSale } from '#server/areas/goods-transfer/area.ts';
import type { Clock } from '#server/kernel/clock.ts';
import type { Database } from '#server/kernel/db/db.ts';
import { isStorable } from '#server/kernel/db/text.ts';
import { configScheduledChange } from '../tables/configs.ts';
import type { SaleRefusal, ScheduledSale, WriteMark } from './config-rows.ts';
import { inShop } from './config-versions.ts';
import { orSalesRefused, SalesRefused } from './release-sales.ts';

export interface SaleName {
  kind: SaleKind;
  id: string;
}

const ofItem = (appId: string, { kind, id }: SaleName) =>
  and(
    eq(configScheduledChange.appId, appId),
    eq(configScheduledChange.kind, kind),
    eq(configScheduledChange.id, id),
  );

/** Answers what would be written now, and writes nothing. */
async function trySales(
  tx: Database,
  clock: Clock,
  appId: string,
  changes: readonly SaleChange[],
): Promise<SaleOutcome> {
  let outcome: SaleOutcome = { kind: 'written', changes: [] };
  const undo = new Error('only tried');
  try {
    await tx.transaction(async (step) => {
      outcome = await writeSales(step, clock, appId, changes);
      throw undo;
    });
  } catch (error) {
    if (error !== undo) throw error;
  }
  return outcome;
}

interface Schedule {
  mark: WriteMark & { at: number };
  publishAt: number;
  takeBackAt: number | null;
}

/** Puts changes on the calendar, checked as a save of today is. @throws SalesRefused */
export async function scheduleSales(
  tx: Database,
  clock: Clock,
  appId: string,
  changes: readonly SaleChange[],
  { mark, publishAt, takeBackAt }: Schedule,
): Promise<WrittenSale[]> {
  if (changes.length === 0) return [];
  const outcome = await trySales(tx, clock, appId, changes);
  if (outcome.kind !== 'written') throw new SalesRefused(outcome);
  for (const { kind, id, title, before, after } of outcome.changes) {
    const values = { title, before, after, ...mark, publishAt, takeBackAt, problem: null };
    await tx
      .insert(configScheduledChange)
      .values({ appId, kind, id, ...values })
      .onConflictDoUpdate({
        target: [configScheduledChange.appId, configScheduledChange.kind, configScheduledChange.id],
        set: values,
      });
  }
  return outcome.changes;
}

export async function listScheduledSales(db: Database, appId: string): Promise<ScheduledSale[]> {
  const rows = await db
    .select()
    .from(configScheduledChange)
    .where(eq(configScheduledChange.appId, appId))
    .orderBy(asc(configScheduledChange.kind), asc(configScheduledChange.id));
  return rows.map(({ appId: _appId, takeBackAt, problem, ...row }) => ({
    ...row,
    takeBackAt: takeBackAt ?? undefined,
    problem: problem ?? undefined,
  }));
}

/** Shops in which a change of a price or a coupon is due. */
export async function shopsWithDueSales(db: Database, now: number): Promise<string[]> {
  const rows = await db
    .selectDistinct({ appId: configScheduledChange.appId })
    .from(configScheduledChange)
    .where(lte(configScheduledChange.publishAt, now));
  return rows.map(({ appId }) => appId);
}

/** Answers whether there was one. */
async function cancelSale(db: Database, appId: string, name: SaleName): Promise<boolean> {
  if (!isStorable(name.id)) return false;
  const rows = await db
    .delete(configScheduledChange)
    .where(ofItem(appId, name))
    .returning({ id: configScheduledChange.id });
  return rows.length > 0;
}

/** From now on it starts from the values that are stored now. Answers whether there was one. @throws SalesRefused */
async function rebaseSale(tx: Database, clock: Clock, appId: string, name: SaleName): Promise<boolean> {
  const sale = (await listScheduledSales(tx, appId)).find(
    ({ kind, id }) => kind === name.kind && id === name.id,
  );
  if (sale === undefined) return false;
  const outcome = await trySales(tx, clock, appId, [{ kind: sale.kind, id: sale.id, item: sale.after }]);
  if (outcome.kind !== 'written') throw new SalesRefused(outcome);
  const [{ before } = { before: sale.before }] = outcome.changes;
  await tx.update(configScheduledChange).set({ before, problem: null }).where(ofItem(appId, name));
  return true;
}

interface Resolution {
  action: 'cancel' | 'anyway';
  /** Work of the same transaction. */
  alongside: (tx: Database) => Promise<unknown>;
}

/** Takes a change off the calendar, or lets it start from what is stored now; not `ok` where there is none. */
export function resolveSale(
  db: Database,
  clock: Clock,
  appId: string,
  name: SaleName,
  { action, alongside }: Resolution,
): Promise<{ ok: boolean } | SaleRefusal> {
  const work = inShop(db, appId, async (tx) => {
    const ok =
      action === 'cancel' ? await cancelSale(tx, appId, name) : await rebaseSale(tx, clock, appId, name);
    if (ok) await alongside(tx);
    return { ok };
  });
  return orSalesRefused(work);
}

/** What went live leaves the calendar, or becomes the way back to what was there before. */
export async function settleSale(
  tx: Database,
  appId: string,
  sale: ScheduledSale,
  { before, after }: Pick<WrittenSale, 'before' | 'after'>,
): Promise<void> {
  if (sale.takeBackAt === undefined) {
    await cancelSale(tx, appId, sale);
    return;
  }
  await tx
    .update(configScheduledChange)
    .set({ before: after, after: before, publishAt: sale.takeBackAt, takeBackAt: null, problem: null })
    .where(ofItem(appId, sale));
}

/** Stores at each change of a round its own faults, or none where it fits. */
export async function markProblems(
  tx: Database,
  appId: string,
  sales: readonly ScheduledSale[],
  faults: readonly ItemFault[],
): Promise<void> {
  for (const [place, sale] of sales.entries()) {
    const prefix = `/changes/${String(place)}`;
    const own = faults
      .filter(({ pointer }) => pointer.startsWith(`${prefix}/`))
      .map((one) => ({ ...one, pointer: one.pointer.slice(prefix.length) }));
    await tx
      .update(configScheduledChange)
      .set({ problem: own.length === 0 ? null : own })
      .where(ofItem(appId, sale));
  }
}

/** Changes that did not go live at their moment. */
export function countBlocked(db: Database, appId: string): Promise<number> {
  return db.$count(
    configScheduledChange,
    and(eq(configScheduledChange.appId, appId), isNotNull(configScheduledChange.problem)),
  );
}
