/** Schedules: versions that go live at a moment, at most one a document (D43). */
import { eq, lte } from 'drizzle-orm';
import type { SaleChange } from '#schemas/goods-table/sale-change.ts';
import type { WrittenSale } from '#server/areas/goods-transfer/area.ts';
import type { Clock } from '#server/kernel/clock.ts';
import type {
  ConfigDocument,
  ConfigVersion,
  Promotion,
  ReleasedVersion,
  ScheduledSale,
  ScheduledVersion,
  ScheduleOutcome,
  WriteMark,
} from './config-rows.ts';
import { moveLive } from './config-live.ts';
import { inRelease } from './config-releases.ts';
import {
  assertBase,
  at,
  inShop,
  keepVersion,
  listPointers,
  markOf,
  readPointer,
  removePointer,
  writeInShop,
  type Place,
} from './config-versions.ts';
import { orSalesRefused, releaseSales, SalesRefused } from './release-sales.ts';
import {
  listScheduledSales,
  markProblems,
  scheduleSales,
  settleSale,
  shopsWithDueSales,
} from './scheduled-sales.ts';
import type { Database } from '#server/kernel/db/db.ts';
import { configLive, configScheduled } from '../tables/configs.ts';

/** What is put on the calendar together. */
export interface ScheduleRequest {
  documents: readonly ConfigDocument[];
  /** Prices and coupons that change with them. */
  changes?: readonly SaleChange[];
  /** Unix milliseconds. */
  publishAt: number;
  /** When what was there before comes back; absent where it stays. */
  takeBackAt?: number | undefined;
}

export function schedule(
  db: Database,
  clock: Clock,
  appId: string,
  { documents, changes = [], publishAt, takeBackAt: end }: ScheduleRequest,
  by: WriteMark,
  alongside: (tx: Database) => Promise<unknown>,
): Promise<ScheduleOutcome> {
  const work = writeInShop(db, appId, async (tx) => {
    const versions: ConfigVersion[] = [];
    // One moment for all: they go live as one release.
    const now = clock.now();
    const mark = markOf(by, now);
    const takeBackAt = end ?? null;
    for (const { kind, id, body, base } of documents) {
      const place = { appId, kind, id };
      assertBase(base, await readPointer(tx, configLive, place));
      const hash = await keepVersion(tx, place, body, now);
      await tx
        .insert(configScheduled)
        .values({ ...place, hash, ...mark, publishAt, takeBackAt })
        .onConflictDoUpdate({
          target: [configScheduled.appId, configScheduled.kind, configScheduled.id],
          set: { hash, ...mark, publishAt, takeBackAt },
        });
      versions.push({ kind, id, hash, body, ...mark });
    }
    const writtenSales = await scheduleSales(tx, clock, appId, changes, { mark, publishAt, takeBackAt });
    await alongside(tx);
    return { versions, changes: writtenSales };
  });
  return orSalesRefused(work);
}

export async function listScheduled(db: Database, appId: string): Promise<ScheduledVersion[]> {
  const [versions, moments] = await Promise.all([
    listPointers(db, configScheduled, appId),
    db
      .select({
        kind: configScheduled.kind,
        id: configScheduled.id,
        publishAt: configScheduled.publishAt,
        takeBackAt: configScheduled.takeBackAt,
      })
      .from(configScheduled)
      .where(eq(configScheduled.appId, appId)),
  ]);
  const momentsOf = new Map(moments.map((row) => [`${row.kind}/${row.id}`, row]));
  return versions.flatMap((version) => {
    const row = momentsOf.get(`${version.kind}/${version.id}`);
    if (row === undefined) return [];
    return [{ ...version, publishAt: row.publishAt, takeBackAt: row.takeBackAt ?? undefined }];
  });
}

/** Shops of which something on the calendar is due. */
export async function shopsDue(db: Database, now: number): Promise<string[]> {
  const due = await db
    .selectDistinct({ appId: configScheduled.appId })
    .from(configScheduled)
    .where(lte(configScheduled.publishAt, now));
  return [...new Set([...due.map(({ appId }) => appId), ...(await shopsWithDueSales(db, now))])];
}

/** A node that comes second finds, once it has the shop's lock, nothing left to do. */
export function promoteDue(db: Database, appId: string, now: number): Promise<Promotion> {
  return inShop(db, appId, (tx) => promoteShop(tx, appId, now));
}

/** What was put on the calendar together goes live together: one release. */
interface Round {
  documents: ScheduledVersion[];
  sales: ScheduledSale[];
}

const roundKey = ({ publishAt, at, author, note }: ScheduledVersion | ScheduledSale) =>
  JSON.stringify([publishAt, at, author, note]);

async function dueRounds(tx: Database, appId: string, now: number): Promise<Map<string, Round>> {
  const rounds = new Map<string, Round>();
  const isDue = ({ publishAt }: { publishAt: number }) => publishAt <= now;
  const roundOf = (one: ScheduledVersion | ScheduledSale) => {
    const round = rounds.get(roundKey(one)) ?? { documents: [], sales: [] };
    rounds.set(roundKey(one), round);
    return round;
  };
  for (const one of (await listScheduled(tx, appId)).filter(isDue)) roundOf(one).documents.push(one);
  for (const one of (await listScheduledSales(tx, appId)).filter(isDue)) roundOf(one).sales.push(one);
  return rounds;
}

/** Until nothing is due but what cannot go live: after a long stop both ends of a schedule may have passed. */
async function promoteShop(tx: Database, appId: string, now: number): Promise<Promotion> {
  const promotion: Promotion = { versions: [], changes: [] };
  const stuckKeys = new Set<string>();
  for (;;) {
    const rounds = [...(await dueRounds(tx, appId, now))].filter(([key]) => !stuckKeys.has(key));
    if (rounds.length === 0) return promotion;
    for (const [key, round] of rounds) {
      const outcome = await tryRound(tx, appId, now, round);
      if (outcome === undefined) stuckKeys.add(key);
      promotion.versions.push(...(outcome?.versions ?? []));
      promotion.changes.push(...(outcome?.changes ?? []));
    }
  }
}

/** Undefined where a price or a coupon does not fit any more: then all of the round waits, and says why (ADR-770). */
async function tryRound(
  tx: Database,
  appId: string,
  now: number,
  round: Round,
): Promise<Promotion | undefined> {
  try {
    return await tx.transaction((step) => promoteRound(step, appId, now, round));
  } catch (error) {
    if (!(error instanceof SalesRefused) || error.sales.kind !== 'refused') throw error;
    await markProblems(tx, appId, round.sales, error.sales.faults);
    return undefined;
  }
}

function promoteRound(tx: Database, appId: string, now: number, { documents, sales }: Round) {
  const [{ author, note } = { author: '', note: '' }] = [...documents, ...sales];
  return inRelease(tx, { appId, by: { author, note }, now }, async (mark) => {
    const versions: ReleasedVersion[] = [];
    for (const { kind, id, hash, body, takeBackAt } of documents) {
      const place = { appId, kind, id };
      const before = await readPointer(tx, configLive, place);
      versions.push(await moveLive(tx, place, { hash, body }, mark));
      if (takeBackAt === undefined || before === undefined) await removePointer(tx, configScheduled, place);
      else await scheduleReturn(tx, place, before.hash, takeBackAt);
    }
    const changes = await promoteSales(tx, { appId, release: mark.release, now }, sales);
    return { versions, gone: [], changes };
  });
}

async function promoteSales(
  tx: Database,
  { now, ...release }: { appId: string; release: number; now: number },
  sales: readonly ScheduledSale[],
): Promise<WrittenSale[]> {
  const changes = sales.map(({ kind, id, before, after }) => ({ kind, id, item: after, before }));
  const writtenSales = await releaseSales(tx, { now: () => now }, release, changes);
  for (const sale of sales) {
    const change = writtenSales.find(({ kind, id }) => kind === sale.kind && id === sale.id);
    await settleSale(tx, release.appId, sale, change ?? sale);
  }
  return writtenSales;
}

/** From now on the calendar holds the way back to what was live before. */
async function scheduleReturn(tx: Database, place: Place, hash: string, publishAt: number): Promise<void> {
  await tx
    .update(configScheduled)
    .set({ hash, publishAt, takeBackAt: null })
    .where(at(configScheduled, place));
}
