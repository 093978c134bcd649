/** Rows of what is being converted. */
import { and, eq, getTableColumns, inArray } from 'drizzle-orm';
import type { Clock } from '#server/kernel/clock.ts';
import type { SortedPlace } from '#server/kernel/cursor.ts';
import { containsWords } from '#server/kernel/db/contains.ts';
import type { Database } from '#server/kernel/db/db.ts';
import { byNumber, orderOf, readPart, type SortKeys } from '#server/kernel/db/list-order.ts';
import type { ConversionSort } from '#schemas/api/console/media.ts';
import { mediaConversion as conversion } from '../tables/conversions.ts';

export type ConversionRow = typeof conversion.$inferSelect;
export type NewConversion = Omit<ConversionRow, 'state' | 'percent' | 'reason' | 'at'>;
export type ConversionStore = ReturnType<typeof createConversionStore>;

const SORT_KEYS: SortKeys<ConversionSort> = {
  at: byNumber(conversion.at, conversion.id),
};

export function createConversionStore(db: Database, clock: Clock) {
  const isOne = (appId: string, id: string) => and(eq(conversion.appId, appId), eq(conversion.id, id));
  const change = async (
    appId: string,
    id: string,
    to: Partial<Pick<ConversionRow, 'state' | 'percent' | 'reason'>>,
  ) => {
    await db
      .update(conversion)
      .set({ ...to, at: clock.now() })
      .where(isOne(appId, id));
  };
  return {
    find: async (appId: string, id: string): Promise<ConversionRow | undefined> =>
      (await db.select().from(conversion).where(isOne(appId, id)))[0],
    /** One that failed, or whose result is gone, waits anew; its job is asked for in the same commit. */
    add: (
      { appId, id, name, medium, codecs, demuxer, seconds }: NewConversion,
      follow: (tx: Database) => Promise<unknown>,
    ): Promise<void> => {
      const anew = { state: 'waiting' as const, percent: 0, reason: '', at: clock.now() };
      return db.transaction(async (tx) => {
        await tx
          .insert(conversion)
          .values({ appId, id, name, medium, codecs, demuxer, seconds, ...anew })
          .onConflictDoUpdate({ target: [conversion.appId, conversion.id], set: anew });
        await follow(tx);
      });
    },
    /** Whole percents, told now and then. */
    progress: (appId: string, id: string, percent: number) =>
      change(appId, id, { state: 'running', percent }),
    finish: (appId: string, id: string) => change(appId, id, { state: 'done', percent: 100, reason: '' }),
    /** Tried again by itself. */
    wait: (appId: string, id: string, reason: string) => change(appId, id, { state: 'waiting', reason }),
    fail: (appId: string, id: string, reason: string) => change(appId, id, { state: 'failed', reason }),
    countStates: async (appId: string) => {
      const countOf = (...states: ConversionRow['state'][]) =>
        db.$count(conversion, and(eq(conversion.appId, appId), inArray(conversion.state, states)));
      return { converting: await countOf('waiting', 'running'), failed: await countOf('failed') };
    },
    /** In one of its orders, after a cursor where there is one. */
    async part(
      appId: string,
      { states, q }: { states: readonly ConversionRow['state'][] | undefined; q: string | undefined },
      place: SortedPlace<ConversionSort>,
    ) {
      const order = orderOf(SORT_KEYS, place.sort);
      const isState = states === undefined ? undefined : inArray(conversion.state, [...states]);
      const matches = and(eq(conversion.appId, appId), isState, containsWords(q, [conversion.name]));
      const select = () =>
        db.select({ ...getTableColumns(conversion), sortKey: order.sortKey }).from(conversion);
      return readPart(db, select, { order, place, matches, idOf: ({ id }) => id });
    },
  };
}
