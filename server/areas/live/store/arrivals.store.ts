/** Who asked to be told before a live room begins. */
import { and, asc, eq, gt } from 'drizzle-orm';
import type { Database } from '#server/kernel/db/db.ts';
import { liveArrival } from '../tables/audience.ts';
import type { RoomKey } from './log.store.ts';

export type ArrivalRow = typeof liveArrival.$inferSelect;
export type ArrivalStore = ReturnType<typeof createArrivalStore>;

/** Told at one go. */
const PAGE = 500;

export function createArrivalStore(db: Database) {
  const isRoom = ({ appId, aliveId }: RoomKey) =>
    and(eq(liveArrival.appId, appId), eq(liveArrival.aliveId, aliveId));
  return {
    /** `within` is part of the transaction. */
    add: (row: ArrivalRow, within: (tx: Database) => Promise<void>) =>
      db.transaction(async (tx) => {
        await tx
          .insert(liveArrival)
          .values(row)
          .onConflictDoUpdate({
            target: [liveArrival.appId, liveArrival.aliveId, liveArrival.userId],
            set: { locale: row.locale, origin: row.origin },
          });
        await within(tx);
      }),
    transaction: <Result>(work: (tx: Database) => Promise<Result>) => db.transaction(work),
    drop: (key: RoomKey, userId: string, within: (tx: Database) => Promise<void>) =>
      db.transaction(async (tx) => {
        await tx.delete(liveArrival).where(and(isRoom(key), eq(liveArrival.userId, userId)));
        await within(tx);
      }),
    /** The next of them in the order of their ids. */
    after: (key: RoomKey, userId: string): Promise<ArrivalRow[]> =>
      db
        .select()
        .from(liveArrival)
        .where(and(isRoom(key), gt(liveArrival.userId, userId)))
        .orderBy(asc(liveArrival.userId))
        .limit(PAGE),
  };
}
