/** The ledger of hours: entered under the shop's head row and never changed; who is meant stands beside it. */
import { and, asc, eq, gte, inArray, lt, lte, sql } from 'drizzle-orm';
import { appUser } from '#server/areas/identity/area.ts';
import { goodsMedia, goods } from '#server/areas/catalogue/area.ts';
import type { Database } from '#server/kernel/db/db.ts';
import { isStorable } from '#server/kernel/db/text.ts';
import { NO_ROW, type LedgerRow } from '../hours/ledger-row.ts';
import { hoursHead, hoursLedger, hoursPerson } from '../tables/hours.ts';
import { learningRecord } from '../tables/learning.ts';
import { studyDay } from '../tables/study-day.ts';
import type { StudiedDay } from './study-days.store.ts';

export type HoursStore = ReturnType<typeof createHoursStore>;

/** A day with what of it is entered already, in whole seconds. */
export interface DayToEnter extends StudiedDay {
  userId: string;
  enteredSeconds: number;
  enteredReported: number;
}

/** A row with who is meant, while they are there, and what was studied, while it is. */
export interface NamedRow {
  row: LedgerRow;
  person: { realName: string; nickname: string; phone: string } | null;
  lesson: Pick<typeof goods.$inferSelect, 'title'> | null;
}

/** What of one recording a learner played, as their records keep it. */
export interface PlayedPart {
  person: string;
  resourceId: string;
  productId: string;
  /** `played-segments`; empty for what is not played. */
  segments: string;
  /** Its length in seconds; 0 where none is known. */
  length: number;
}

export interface RowsAsked {
  appId: string;
  /** Days, both included; empty for no end. */
  from: string;
  to: string;
  /** A drawn name or a phone; empty for everybody. */
  person: string;
}

const NOT_ENTERED = sql`${studyDay.creditedMs} >= 1000 * (${studyDay.enteredSeconds} + 1)`;

/** One row of `study_day`. */
const isDay = (appId: string, { userId, day, resourceId, productId }: DayToEnter) =>
  and(
    eq(studyDay.appId, appId),
    eq(studyDay.userId, userId),
    eq(studyDay.day, day),
    eq(studyDay.resourceId, resourceId),
    eq(studyDay.productId, productId),
  );

export function createHoursStore(db: Database) {
  return {
    /** `work` makes a store over `tx`. */
    transaction: <Result>(work: (tx: Database) => Promise<Result>): Promise<Result> =>
      db.transaction((tx) => work(tx)),
    /** Holds the last row of a shop until the transaction ends. */
    lockHead: async (appId: string): Promise<{ seq: number; hash: string }> => {
      await db.insert(hoursHead).values({ appId, seq: 0, hash: NO_ROW }).onConflictDoNothing();
      const [row] = await db.select().from(hoursHead).where(eq(hoursHead.appId, appId)).for('update');
      return { seq: row?.seq ?? 0, hash: row?.hash ?? NO_ROW };
    },
    head: async (appId: string): Promise<{ seq: number; hash: string }> => {
      const [row] = await db.select().from(hoursHead).where(eq(hoursHead.appId, appId));
      return { seq: row?.seq ?? 0, hash: row?.hash ?? NO_ROW };
    },
    /** Days before `before` with a whole second that is not entered; those being written now are left for the next time. */
    toEnter: (appId: string, before: string, limit: number): Promise<DayToEnter[]> =>
      db
        .select({
          userId: studyDay.userId,
          day: studyDay.day,
          resourceId: studyDay.resourceId,
          productId: studyDay.productId,
          creditedMs: studyDay.creditedMs,
          reportedMs: studyDay.reportedMs,
          enteredSeconds: studyDay.enteredSeconds,
          enteredReported: studyDay.enteredReported,
        })
        .from(studyDay)
        .where(and(eq(studyDay.appId, appId), lt(studyDay.day, before), NOT_ENTERED))
        .orderBy(asc(studyDay.day), asc(studyDay.userId), asc(studyDay.resourceId), asc(studyDay.productId))
        .limit(limit)
        .for('update', { skipLocked: true }),
    /** The name this person has in the ledger; `drawn` where they have none yet. */
    nameOf: async (appId: string, userId: string, newName: string): Promise<string> => {
      await db.insert(hoursPerson).values({ appId, userId, person: newName }).onConflictDoNothing();
      const own = and(eq(hoursPerson.appId, appId), eq(hoursPerson.userId, userId));
      const [row] = await db.select().from(hoursPerson).where(own);
      return row?.person ?? newName;
    },
    /** Writes rows behind the head, and what of their days is entered now. */
    enter: async (appId: string, rows: readonly { row: LedgerRow; of: DayToEnter }[]): Promise<void> => {
      for (const { row, of } of rows) {
        await db.insert(hoursLedger).values({ appId, ...row });
        await db
          .update(studyDay)
          .set({
            enteredSeconds: of.enteredSeconds + row.seconds,
            enteredReported: of.enteredReported + row.reportedSeconds,
          })
          .where(isDay(appId, of));
      }
      const last = rows.at(-1)?.row;
      if (last === undefined) return;
      const { seq, hash } = last;
      await db.update(hoursHead).set({ seq, hash }).where(eq(hoursHead.appId, appId));
    },
    /** What these learners of the ledger, named as it names them, ever played. */
    played: async (appId: string, people: readonly string[]): Promise<PlayedPart[]> => {
      if (people.length === 0) return [];
      return db
        .select({
          person: hoursPerson.person,
          resourceId: learningRecord.resourceId,
          productId: learningRecord.productId,
          segments: learningRecord.covered,
          length: sql<number>`coalesce(${goodsMedia.seconds}, 0)`,
        })
        .from(hoursPerson)
        .innerJoin(
          learningRecord,
          and(eq(learningRecord.appId, hoursPerson.appId), eq(learningRecord.userId, hoursPerson.userId)),
        )
        .leftJoin(
          goodsMedia,
          and(eq(goodsMedia.appId, learningRecord.appId), eq(goodsMedia.goodsId, learningRecord.resourceId)),
        )
        .where(and(eq(hoursPerson.appId, appId), inArray(hoursPerson.person, [...people])));
    },
    /** In their order. */
    rows: async ({ appId, from, to, person }: RowsAsked, limit: number): Promise<NamedRow[]> => {
      if (person !== '' && !isStorable(person)) return [];
      const rows = await db
        .select({
          ledger: hoursLedger,
          person: { realName: appUser.realName, nickname: appUser.nickname, phone: appUser.phone },
          lesson: { title: goods.title },
        })
        .from(hoursLedger)
        .leftJoin(
          hoursPerson,
          and(eq(hoursPerson.appId, hoursLedger.appId), eq(hoursPerson.person, hoursLedger.person)),
        )
        .leftJoin(appUser, and(eq(appUser.appId, hoursPerson.appId), eq(appUser.id, hoursPerson.userId)))
        .leftJoin(goods, and(eq(goods.appId, hoursLedger.appId), eq(goods.id, hoursLedger.resourceId)))
        .where(
          and(
            eq(hoursLedger.appId, appId),
            from === '' ? undefined : gte(hoursLedger.day, from),
            to === '' ? undefined : lte(hoursLedger.day, to),
            person === ''
              ? undefined
              : sql`(${hoursLedger.person} = ${person} or ${appUser.phone} = ${person})`,
          ),
        )
        .orderBy(asc(hoursLedger.seq))
        .limit(limit);
      return rows.map(({ ledger: { appId: _app, ...row }, person: who, lesson }) => ({
        row,
        person: who,
        lesson,
      }));
    },
  };
}
