/** Reminders: who waits for a good to be on sale. */
import { and, asc, count, eq, gt } from 'drizzle-orm';
import type { Database } from '#server/kernel/db/db.ts';
import { saleReminder } from '../tables/reminders.ts';

export type ReminderRow = typeof saleReminder.$inferSelect;
export type ReminderStore = ReturnType<typeof createReminderStore>;

type Key = Pick<ReminderRow, 'appId' | 'goodsId' | 'userId'>;

/** Rows read at one go. */
const PAGE = 500;

export function createReminderStore(db: Database) {
  const isOf = ({ appId, goodsId, userId }: Key) =>
    and(eq(saleReminder.appId, appId), eq(saleReminder.goodsId, goodsId), eq(saleReminder.userId, userId));
  return {
    has: async (key: Key): Promise<boolean> => {
      const [row] = await db.select({ at: saleReminder.createdAt }).from(saleReminder).where(isOf(key));
      return row !== undefined;
    },
    countOf: async (appId: string, userId: string): Promise<number> => {
      const isTheirs = and(eq(saleReminder.appId, appId), eq(saleReminder.userId, userId));
      const [row] = await db.select({ n: count() }).from(saleReminder).where(isTheirs);
      return row?.n ?? 0;
    },
    /** Set twice it is one: told in the language of the last time. */
    add: async (row: ReminderRow): Promise<void> => {
      await db
        .insert(saleReminder)
        .values(row)
        .onConflictDoUpdate({
          target: [saleReminder.appId, saleReminder.goodsId, saleReminder.userId],
          set: { locale: row.locale, origin: row.origin },
        });
    },
    drop: async (key: Key): Promise<void> => {
      await db.delete(saleReminder).where(isOf(key));
    },
    /** Goods of all shops somebody waits for. */
    awaited: (): Promise<Pick<ReminderRow, 'appId' | 'goodsId'>[]> =>
      db
        .selectDistinct({ appId: saleReminder.appId, goodsId: saleReminder.goodsId })
        .from(saleReminder)
        .orderBy(asc(saleReminder.appId), asc(saleReminder.goodsId)),
    /** The next of those who wait for a good, in the order of their ids. */
    after: (appId: string, goodsId: string, userId: string): Promise<ReminderRow[]> =>
      db
        .select()
        .from(saleReminder)
        .where(
          and(
            eq(saleReminder.appId, appId),
            eq(saleReminder.goodsId, goodsId),
            gt(saleReminder.userId, userId),
          ),
        )
        .orderBy(asc(saleReminder.userId))
        .limit(PAGE),
  };
}
