/** The audit log: rows are added and read, and go on where one change is made in many steps (ADR-587); they go after their time (D140). */
import { and, eq, getTableColumns, gte, lt } from 'drizzle-orm';
import { DAY_MS } from '#schemas/time.ts';
import type { SortedPlace } from '#server/kernel/cursor.ts';
import { containsWords } from '#server/kernel/db/contains.ts';
import type { Database } from '#server/kernel/db/db.ts';
import { byNumber, inOrder, orderOf, readPart } from '#server/kernel/db/list-order.ts';
import type { AuditSort } from '#schemas/api/console/audit.ts';
import { randomId } from '#server/kernel/db/random-id.ts';
import { auditEntry } from '../tables/audit.ts';

export type AuditEntry = Omit<typeof auditEntry.$inferSelect, 'appId'>;
export type AuditStore = ReturnType<typeof createAuditStore>;

type AuditChange = Pick<AuditEntry, 'at' | 'subject' | 'before' | 'after'>;

const LIFE_MS = 400 * DAY_MS;

const SORT_KEYS = { at: byNumber(auditEntry.at, auditEntry.id) };

const isRow = (appId: string, id: string) => and(eq(auditEntry.appId, appId), eq(auditEntry.id, id));

export function createAuditStore(db: Database) {
  return {
    /** Answers the id of the new row. */
    async add(appId: string, entry: Omit<AuditEntry, 'id'>): Promise<string> {
      const { at, who, userId, through, call, subject, before, after } = entry;
      const id = randomId('au');
      await db
        .insert(auditEntry)
        .values({ appId, id, at, who, userId, through, call, subject, before, after });
      return id;
    },
    async write(appId: string, id: string, entry: AuditChange): Promise<void> {
      const { at, subject, before, after } = entry;
      await db.update(auditEntry).set({ at, subject, before, after }).where(isRow(appId, id));
    },
    async remove(appId: string, id: string): Promise<void> {
      await db.delete(auditEntry).where(isRow(appId, id));
    },
    /** The newest row of a subject since a moment. */
    async newestOf(appId: string, subject: string, since: number): Promise<AuditEntry | undefined> {
      const isOf = and(
        eq(auditEntry.appId, appId),
        eq(auditEntry.subject, subject),
        gte(auditEntry.at, since),
      );
      const rows = await db
        .select()
        .from(auditEntry)
        .where(isOf)
        .orderBy(...inOrder(orderOf(SORT_KEYS, '-at')))
        .limit(1);
      return rows[0];
    },
    /** A row that goes on: what is there after it, and when that came to be; the row of its last step joins it. */
    extend: (
      appId: string,
      id: string,
      stepId: string,
      { at, after }: Pick<AuditChange, 'at' | 'after'>,
    ): Promise<void> =>
      db.transaction(async (tx) => {
        await tx.delete(auditEntry).where(isRow(appId, stepId));
        await tx.update(auditEntry).set({ at, after }).where(isRow(appId, id));
      }),
    /** In one of its orders, after a cursor where there is one. */
    async part(appId: string, q: string | undefined, place: SortedPlace<AuditSort>) {
      const order = orderOf(SORT_KEYS, place.sort);
      const matches = and(
        eq(auditEntry.appId, appId),
        containsWords(q, [auditEntry.who, auditEntry.call, auditEntry.subject]),
      );
      const select = () =>
        db.select({ ...getTableColumns(auditEntry), sortKey: order.sortKey }).from(auditEntry);
      return readPart(db, select, { order, place, matches, idOf: ({ id }) => id });
    },
  };
}

export async function removeOldEntries(db: Database, now: number): Promise<void> {
  await db.delete(auditEntry).where(lt(auditEntry.at, now - LIFE_MS));
}

/** What somebody did stays; who it was does not (D90). */
export async function forgetActor(db: Database, appId: string, userId: string): Promise<void> {
  await db
    .update(auditEntry)
    .set({ who: '', userId: '' })
    .where(and(eq(auditEntry.appId, appId), eq(auditEntry.userId, userId)));
}
