/** Study over one transaction: the learner's row is locked first, so reports of one person take turns. */
import { and, asc, desc, eq, inArray, isNull, max, ne, or } from 'drizzle-orm';
import { readSegments, writeSegments } from '#schemas/learning/played-segments.ts';
import type { Database } from '#server/kernel/db/db.ts';
import { isStorable } from '#server/kernel/db/text.ts';
import { SESSIONS_MAX } from '../limits.ts';
import {
  NEW_CLOCK,
  type ReportOrigin,
  type StudyClock,
  type StudyRecord,
  type StudySession,
} from '../rules/study-state.ts';
import { learningRecord, studyClock, studySession } from '../tables/learning.ts';

export type StudyStore = ReturnType<typeof createStudyStore>;

export interface Learner {
  appId: string;
  userId: string;
}

/** What is studied: a resource in the package it was opened in. */
export interface StudySubject {
  resourceId: string;
  /** Empty where it was opened by itself. */
  productId: string;
}

export interface KeptRecord extends StudySubject {
  record: StudyRecord;
}

const isLearner = (
  { appId, userId }: Learner,
  table: typeof learningRecord | typeof studySession | typeof studyClock,
) => and(eq(table.appId, appId), eq(table.userId, userId));

function readRecord(row: typeof learningRecord.$inferSelect): KeptRecord {
  const { resourceId, productId, orgLearnProgress, finishedAt, covered, lastLearnAt, ...rest } = row;
  const { learnProgress, maxLearnProgress, stayTime, creditedMs, reportedMs } = rest;
  return {
    resourceId,
    productId,
    record: {
      learnProgress,
      maxLearnProgress,
      position: orgLearnProgress,
      finishedAt: finishedAt ?? undefined,
      lastAt: lastLearnAt,
      stayTime,
      covered: readSegments(covered),
      creditedMs,
      reportedMs,
    },
  };
}

function recordRow({ position, finishedAt, lastAt, covered, ...same }: StudyRecord) {
  return {
    ...same,
    orgLearnProgress: position,
    finishedAt: finishedAt ?? null,
    lastLearnAt: lastAt,
    covered: writeSegments(covered),
  };
}

export function createStudyStore(db: Database) {
  return {
    /** The one way to write: `work` makes a store over `tx`. */
    transaction: <Result>(work: (tx: Database) => Promise<Result>): Promise<Result> =>
      db.transaction((tx) => work(tx)),
    /** Holds the learner's row until the transaction ends. */
    lockClock: async (learner: Learner): Promise<StudyClock> => {
      await db
        .insert(studyClock)
        .values({ ...learner, line: [] })
        .onConflictDoNothing();
      const [row] = await db.select().from(studyClock).where(isLearner(learner, studyClock)).for('update');
      if (row === undefined) return NEW_CLOCK;
      const { line, plainAt, appId: _app, userId: _user, ...lease } = row;
      return { ...lease, line: line.map(([from, to]) => ({ from, to })), plainAt: plainAt ?? undefined };
    },
    writeClock: async (learner: Learner, { line, plainAt, ...lease }: StudyClock) => {
      const parts = line.map(({ from, to }) => [from, to] as const);
      await db
        .update(studyClock)
        .set({ ...lease, line: parts, plainAt: plainAt ?? null })
        .where(isLearner(learner, studyClock));
    },
    /** Of this learner alone. */
    session: async (
      learner: Learner,
      id: string,
    ): Promise<{ session: StudySession; subject: StudySubject } | undefined> => {
      if (!isStorable(id)) return undefined;
      const [row] = await db
        .select()
        .from(studySession)
        .where(and(isLearner(learner, studySession), eq(studySession.id, id)));
      if (row === undefined) return undefined;
      const { resourceId, productId, appId: _app, userId: _user, lostAt, ...session } = row;
      return { session: { ...session, lostAt: lostAt ?? undefined }, subject: { resourceId, productId } };
    },
    /** Keeps it, and of the learner's others the newest. */
    addSession: async (learner: Learner, subject: StudySubject, session: StudySession) => {
      const { resourceId, productId } = subject;
      await db.insert(studySession).values({ ...learner, resourceId, productId, ...session });
      const old = db
        .select({ id: studySession.id })
        .from(studySession)
        .where(isLearner(learner, studySession))
        .orderBy(desc(studySession.lastAnswerAt), asc(studySession.id))
        .offset(SESSIONS_MAX);
      await db
        .delete(studySession)
        .where(and(isLearner(learner, studySession), inArray(studySession.id, old)));
    },
    /** When this learner last opened the lesson without a report since; undefined where never. */
    lastOpening: async (learner: Learner, resourceId: string): Promise<number | undefined> => {
      const isUnused = and(
        isLearner(learner, studySession),
        eq(studySession.resourceId, resourceId),
        eq(studySession.lastSeq, 0),
      );
      const [row] = await db
        .select({ at: max(studySession.openedAt) })
        .from(studySession)
        .where(isUnused);
      return row?.at ?? undefined;
    },
    writeSession: async (learner: Learner, { id, lostAt, ...session }: StudySession) => {
      await db
        .update(studySession)
        .set({ ...session, lostAt: lostAt ?? null })
        .where(and(isLearner(learner, studySession), eq(studySession.id, id)));
    },
    /** It may play no more, from the first moment on that this was said. */
    loseSession: async (learner: Learner, id: string, lostAt: number) => {
      const isThis = and(isLearner(learner, studySession), eq(studySession.id, id));
      await db
        .update(studySession)
        .set({ lostAt })
        .where(and(isThis, isNull(studySession.lostAt)));
    },
    /** A learner's records of a resource, one for each package. */
    records: async (learner: Learner, resourceId: string): Promise<KeptRecord[]> => {
      if (!isStorable(resourceId)) return [];
      const rows = await db
        .select()
        .from(learningRecord)
        .where(and(isLearner(learner, learningRecord), eq(learningRecord.resourceId, resourceId)));
      return rows.map(readRecord);
    },
    /** What a learner studied last, the latest first; what was opened by itself only while it is not finished. */
    latest: (learner: Learner, limit: number): Promise<StudySubject[]> =>
      db
        .select({
          resourceId: learningRecord.resourceId,
          productId: learningRecord.productId,
        })
        .from(learningRecord)
        .where(
          and(
            isLearner(learner, learningRecord),
            or(ne(learningRecord.productId, ''), isNull(learningRecord.finishedAt)),
          ),
        )
        .orderBy(
          desc(learningRecord.lastLearnAt),
          asc(learningRecord.resourceId),
          asc(learningRecord.productId),
        )
        .limit(limit),
    writeRecord: async (
      learner: Learner,
      { resourceId, productId }: StudySubject,
      { resourceType, record, origin }: { resourceType: number; record: StudyRecord; origin?: ReportOrigin },
    ) => {
      const row: Omit<
        typeof learningRecord.$inferInsert,
        keyof Learner | keyof StudySubject | 'resourceType'
      > = {
        ...recordRow(record),
        ...origin,
      };
      await db
        .insert(learningRecord)
        .values({ ...learner, resourceId, productId, resourceType, ...row })
        .onConflictDoUpdate({
          target: [
            learningRecord.appId,
            learningRecord.userId,
            learningRecord.resourceId,
            learningRecord.productId,
          ],
          set: row,
        });
    },
  };
}
