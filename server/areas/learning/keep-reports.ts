/** Keeps what reports are worth, in one transaction that holds the learner's row (decision 312). */
import type { DataOf } from '#schemas/api/define-endpoint.ts';
import type { learnRecordBatch } from '#schemas/api/learn/learn.record.batch.ts';
import { readSegments } from '#schemas/learning/played-segments.ts';
import { REPORT_SECONDS_MAX, type ReportAnswer } from '#schemas/learning/report.ts';
import type { Deps } from '#server/kernel/area.ts';
import { randomId } from '#server/kernel/db/random-id.ts';
import { fail, ok } from '#server/kernel/http/define-handler.ts';
import { shopTime } from '#server/areas/shop/area.ts';
import type { Database } from '#server/kernel/db/db.ts';
import { lessonFinished } from './job-kinds.ts';
import { clientClock, factsAmong, recordIn, type Lesson } from './read-lesson.ts';
import { takePlainReport, takeReports, type Credit, type SessionStudy, type Study } from './rules/credit.ts';
import { seekLimitOf } from './rules/lesson-progress.ts';
import { daysOf } from './rules/study-days.ts';
import { NEW_RECORD, type LessonFacts, type SessionReport, type StudyRecord } from './rules/study-state.ts';
import { createStudyDayStore } from './store/study-days.store.ts';
import { createStudyStore, type Learner } from './store/study.store.ts';

type KeepDeps = Pick<Deps, 'stores' | 'clock' | 'queue'>;

/** The fields of a report the rules read, by their names on the wire. */
interface Told {
  learn_progress: number;
  org_learn_progress: number;
  spend_time: number;
  stay_time: number;
}
export interface ToldInSession extends Told {
  seq: number;
  covered: string;
  client_ts: number;
}

const readTold = ({ learn_progress, org_learn_progress, spend_time, stay_time }: Told) => ({
  learnProgress: learn_progress,
  position: org_learn_progress,
  spend: spend_time,
  stay: stay_time,
});

export function readSessionReport(told: ToldInSession): SessionReport {
  const { seq, covered, client_ts } = told;
  return { ...readTold(told), seq, covered: readSegments(covered), clientTs: clientClock(client_ts) };
}

function answerOf(
  { study: { record }, credited }: Credit<Study>,
  { beat, keptSeq, now }: { beat: string; keptSeq: number; now: number },
): ReportAnswer {
  const { finishedAt } = record;
  return {
    max_learn_progress: record.maxLearnProgress,
    is_finish: finishedAt === undefined ? 0 : 1,
    finished_at: finishedAt === undefined ? '' : shopTime(finishedAt),
    next_interval: REPORT_SECONDS_MAX,
    server_time: now,
    beat,
    kept_seq: keptSeq,
    credited,
  };
}

/** What is told along with a refusal: what was kept all the same, and how far one may jump. */
function refusalOf({ outcome, study }: Credit<SessionStudy>, facts: LessonFacts) {
  switch (outcome) {
    case 'too-many-players':
      return fail(outcome, { kept_seq: study.session.lastSeq, beat: study.session.beat });
    case 'fast-forward-limited':
      return fail(outcome, { seek_limit: Math.floor(seekLimitOf(study.record, facts) ?? -1) });
    case 'state-conflict':
      return fail(outcome);
    default:
      return undefined;
  }
}

type Kept =
  | ReturnType<typeof ok<DataOf<typeof learnRecordBatch>>>
  | NonNullable<ReturnType<typeof refusalOf>>;

/** Tells whoever waits for it that a lesson was finished, once it is written. */
async function tellFinished(
  { queue }: Pick<KeepDeps, 'queue'>,
  tx: Database,
  { learner: { appId, userId }, lesson: { resourceId } }: { learner: Learner; lesson: Lesson },
  { before, after }: { before: StudyRecord; after: StudyRecord },
): Promise<void> {
  if (before.finishedAt !== undefined || after.finishedAt === undefined) return;
  await queue.enqueue(tx, lessonFinished, { appId, userId, resourceId });
}

/** @param sent reports of one session, in their order */
export function keepReports(
  { stores, clock, queue }: KeepDeps,
  { learner, lesson }: { learner: Learner; lesson: Lesson },
  sent: { session_id: string; beat: string; reports: readonly SessionReport[] },
): Promise<Kept> {
  return stores.study.transaction(async (tx): Promise<Kept> => {
    const store = createStudyStore(tx);
    const line = await store.lockClock(learner);
    const found = await store.session(learner, sent.session_id);
    if (found === undefined || found.studied.resourceId !== lesson.resourceId) return fail('state-conflict');
    const { session, studied } = found;
    const records = await store.records(learner, lesson.resourceId);
    const record = recordIn(records, studied.productId) ?? NEW_RECORD;
    const facts = factsAmong(lesson, records, studied.productId);
    const now = clock.now();
    const told = { beat: sent.beat, nextBeat: randomId('b'), reports: sent.reports };
    const taken = takeReports({ record, session, clock: line }, told, { facts, now });
    if (taken.study.session !== session) {
      const { study } = taken;
      await store.writeClock(learner, study.clock);
      await store.writeSession(learner, study.session);
      await store.writeRecord(learner, studied, {
        resourceType: lesson.resourceType,
        record: study.record,
      });
      await createStudyDayStore(tx).add(learner, studied, { days: daysOf(taken.parts), now });
      await tellFinished({ queue }, tx, { learner, lesson }, { before: record, after: study.record });
    }
    const { beat, lastSeq: keptSeq } = taken.study.session;
    return refusalOf(taken, facts) ?? ok(answerOf(taken, { beat, keptSeq, now }));
  });
}

/** A report of a client without sessions. */
export function keepPlainReport(
  { stores, clock, queue }: KeepDeps,
  { learner, lesson }: { learner: Learner; lesson: Lesson },
  sent: Told,
) {
  return stores.study.transaction(async (tx) => {
    const store = createStudyStore(tx);
    const line = await store.lockClock(learner);
    const records = await store.records(learner, lesson.resourceId);
    const record = recordIn(records, lesson.productId) ?? NEW_RECORD;
    const facts = factsAmong(lesson, records, lesson.productId);
    const now = clock.now();
    const taken = takePlainReport({ record, clock: line }, readTold(sent), { facts, now });
    if (taken.outcome === 'fast-forward-limited') {
      const limit = Math.floor(seekLimitOf(record, facts) ?? -1);
      return fail(taken.outcome, { seek_limit: limit });
    }
    await store.writeClock(learner, taken.study.clock);
    const { resourceType } = lesson;
    await store.writeRecord(learner, lesson, { resourceType, record: taken.study.record });
    await createStudyDayStore(tx).add(learner, lesson, { days: daysOf(taken.parts), now });
    await tellFinished({ queue }, tx, { learner, lesson }, { before: record, after: taken.study.record });
    return ok(answerOf(taken, { beat: '', keptSeq: 0, now }));
  });
}
