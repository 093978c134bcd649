/** Keeps what reports are worth, in one transaction that holds the learner's row (ADR-312). */
import type { DataOf } from '#schemas/api/define-endpoint.ts';
import type { learnRecordBatch } from '#schemas/api/learning/reports.ts';
import { REPORT_SECONDS_MAX, type ReportAnswer } from '#schemas/learning/report.ts';
import type { Deps } from '#server/kernel/area.ts';
import { randomId } from '#server/kernel/db/random-id.ts';
import { fail, ok } from '#server/kernel/http/define-handler.ts';
import { shopTime } from '#server/areas/shop/area.ts';
import type { Database } from '#server/kernel/db/db.ts';
import { lessonFinished } from '../jobs/job-kinds.ts';
import { PLAIN_SLACK_MS } from '../limits.ts';
import { factsAmong, recordIn, type Lesson } from './read-lesson.ts';
import { takePlainReport, takeReports, type Credit, type SessionStudy, type Study } from '../rules/credit.ts';
import { beginSession } from '../rules/lease.ts';
import { seekLimitOf } from '../rules/lesson-progress.ts';
import { daysOf } from '../rules/study-days.ts';
import {
  NEW_RECORD,
  type LessonFacts,
  type ReportOrigin,
  type SessionReport,
  type StudyRecord,
  type StudyReport,
} from '../rules/study-state.ts';
import { createStudyDayStore } from '../store/study-days.store.ts';
import { createStudyStore, type Learner, type StudyStore } from '../store/study.store.ts';

type KeepDeps = Pick<Deps, 'stores' | 'clock' | 'queue'>;

function answerOf(
  { study: { record }, creditedSeconds }: Credit<Study>,
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
    token: beat,
    kept_seq: keptSeq,
    credited: creditedSeconds,
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

export type KeepReportsResult =
  | ReturnType<typeof ok<DataOf<typeof learnRecordBatch>>>
  | NonNullable<ReturnType<typeof refusalOf>>
  | ReturnType<typeof fail<'bad-parameters' | 'not-entitled' | 'not-found' | 'state-conflict'>>;

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

/** Reports of one session, in their order. */
export interface SessionReports {
  id: string;
  /** The client made the id: its first report opens it (D78). */
  isOwn: boolean;
  /** The token of the last answer; a session of the client's own may leave it out. */
  beat: string | undefined;
  reports: readonly SessionReport[];
  origin: ReportOrigin;
}

interface Reporter {
  learner: Learner;
  lesson: Lesson;
  /** The login they come by. */
  by: string;
}

/** An id of the client's own is this learner's alone. */
const keptId = ({ userId }: Learner, { id, isOwn }: Pick<SessionReports, 'id' | 'isOwn'>) =>
  isOwn ? `${userId}.${id}` : id;

/** Opened by its first report, which is credited the time since the lesson was opened and three seconds (D80). */
async function openOwn(
  store: StudyStore,
  { learner, lesson }: Reporter,
  reports: SessionReports,
  now: number,
) {
  const openedAt = (await store.lastOpening(learner, lesson.resourceId)) ?? now;
  const session = beginSession({
    id: keptId(learner, reports),
    beat: randomId('b'),
    clientTs: reports.reports[0]?.clientTs ?? now,
    now,
    openedAt: openedAt - PLAIN_SLACK_MS,
  });
  await store.addSession(learner, lesson, session);
  return { session, subject: { resourceId: lesson.resourceId, productId: lesson.productId } };
}

export function keepReports(
  { stores, clock, queue }: KeepDeps,
  reporter: Reporter,
  input: SessionReports,
): Promise<KeepReportsResult> {
  const { learner, lesson, by } = reporter;
  return stores.study.transaction(async (tx): Promise<KeepReportsResult> => {
    const store = createStudyStore(tx);
    const line = await store.lockClock(learner);
    const now = clock.now();
    const existing = await store.session(learner, keptId(learner, input));
    const match = existing ?? (input.isOwn ? await openOwn(store, reporter, input, now) : undefined);
    if (match === undefined || match.subject.resourceId !== lesson.resourceId) return fail('state-conflict');
    const { session, subject } = match;
    const records = await store.records(learner, lesson.resourceId);
    const record = recordIn(records, subject.productId) ?? NEW_RECORD;
    const facts = factsAmong(lesson, records, subject.productId);
    const beat = existing === undefined ? session.beat : (input.beat ?? session.beat);
    const batch = { beat, nextBeat: randomId('b'), reports: input.reports };
    const ground = { facts, now, by, resourceId: lesson.resourceId };
    const credit = takeReports({ record, session, clock: line }, batch, ground);
    if (credit.study.session !== session) {
      const { study } = credit;
      if (credit.lostSession !== undefined) await store.loseSession(learner, credit.lostSession, now);
      await store.writeClock(learner, study.clock);
      await store.writeSession(learner, study.session);
      const { resourceType } = lesson;
      await store.writeRecord(learner, subject, { resourceType, record: study.record, origin: input.origin });
      await createStudyDayStore(tx).add(learner, subject, { days: daysOf(credit.parts), now });
      await tellFinished({ queue }, tx, { learner, lesson }, { before: record, after: study.record });
    }
    const { beat: next, lastSeq: keptSeq } = credit.study.session;
    return refusalOf(credit, facts) ?? ok(answerOf(credit, { beat: next, keptSeq, now }));
  });
}

/** A report of a client without sessions. */
export function keepPlainReport(
  { stores, clock, queue }: KeepDeps,
  { learner, lesson }: Pick<Reporter, 'learner' | 'lesson'>,
  { report, origin }: { report: StudyReport; origin: ReportOrigin },
): Promise<KeepReportsResult> {
  return stores.study.transaction(async (tx): Promise<KeepReportsResult> => {
    const store = createStudyStore(tx);
    const line = await store.lockClock(learner);
    const records = await store.records(learner, lesson.resourceId);
    const record = recordIn(records, lesson.productId) ?? NEW_RECORD;
    const facts = factsAmong(lesson, records, lesson.productId);
    const now = clock.now();
    const credit = takePlainReport({ record, clock: line }, report, { facts, now });
    if (credit.outcome === 'fast-forward-limited') {
      const limit = Math.floor(seekLimitOf(record, facts) ?? -1);
      return fail(credit.outcome, { seek_limit: limit });
    }
    await store.writeClock(learner, credit.study.clock);
    const { resourceType } = lesson;
    await store.writeRecord(learner, lesson, { resourceType, record: credit.study.record, origin });
    await createStudyDayStore(tx).add(learner, lesson, { days: daysOf(credit.parts), now });
    await tellFinished({ queue }, tx, { learner, lesson }, { before: record, after: credit.study.record });
    return ok(answerOf(credit, { beat: '', keptSeq: 0, now }));
  });
}
