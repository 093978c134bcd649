/** Opens a study session, and says where the learner was: the furthest of the packages the lesson was opened in. */
import type { DataOf } from '#schemas/api/define-endpoint.ts';
import type { learnSessionOpen } from '#schemas/api/learning/sessions.ts';
import { REPORT_POINTS } from '#schemas/constants.ts';
import { unionOf, writeSegments, type Segment } from '#schemas/learning/played-segments.ts';
import { REPORT_SECONDS_MAX } from '#schemas/learning/report.ts';
import type { Deps } from '#server/kernel/area.ts';
import { randomId } from '#server/kernel/db/random-id.ts';
import { factsAmong, recordIn, type Lesson } from './read-lesson.ts';
import { openSession, secondOfLease } from '../rules/lease.ts';
import { clientClock } from '../rules/read-report.ts';
import { endOf, seekLimitOf } from '../rules/lesson-progress.ts';
import { NEW_RECORD, type StudyClock } from '../rules/study-state.ts';
import { createStudyStore, type KeptRecord, type Learner } from '../store/study.store.ts';

type OpenSessionData = DataOf<typeof learnSessionOpen>;

/** The letters of an id without the prefix of its kind. */
const bareId = () => randomId('s').slice('s_'.length);

function whereIn(
  records: readonly KeptRecord[],
): Pick<OpenSessionData, 'position' | 'covered' | 'learn_progress' | 'max_learn_progress' | 'is_finish'> {
  const all = records.map(({ record }) => record);
  const last = all.toSorted((one, other) => other.lastAt - one.lastAt)[0] ?? NEW_RECORD;
  const coverage = all.reduce<readonly Segment[]>((sum, record) => unionOf(sum, record.covered), []);
  return {
    position: last.position,
    covered: writeSegments(coverage),
    learn_progress: last.learnProgress,
    max_learn_progress: Math.max(0, ...all.map(({ maxLearnProgress }) => maxLearnProgress)),
    is_finish: all.some(({ finishedAt }) => finishedAt !== undefined) ? 1 : 0,
  };
}

type Outcome = { ok: true; data: OpenSessionData } | { ok: false; elsewhere: StudyClock };

/** The clock of whoever plays, where another login does and this session would play and does not take over. */
export function openStudy(
  { stores, clock }: Pick<Deps, 'stores' | 'clock'>,
  { learner, lesson }: { learner: Learner; lesson: Lesson },
  request: { client_ts: number; take?: number; wait?: number; by: string },
): Promise<Outcome> {
  return stores.study.transaction(async (tx): Promise<Outcome> => {
    const store = createStudyStore(tx);
    const line = await store.lockClock(learner);
    const now = clock.now();
    const opening = openSession(line, {
      id: bareId(),
      beat: randomId('b'),
      clientTs: clientClock(request.client_ts),
      isTaking: request.take === 1,
      isWaiting: request.wait === 1,
      by: request.by,
      resourceId: lesson.resourceId,
      kind: lesson.facts.kind,
      now,
    });
    if (opening === undefined) return { ok: false, elsewhere: line };
    const { session, lostSession } = opening;
    if (lostSession !== undefined) await store.loseSession(learner, lostSession, now);
    await store.addSession(learner, lesson, session);
    await store.writeClock(learner, opening.clock);
    const records = await store.records(learner, lesson.resourceId);
    const own = recordIn(records, lesson.productId) ?? NEW_RECORD;
    const facts = factsAmong(lesson, records, lesson.productId);
    const limit = seekLimitOf(own, facts);
    const where = whereIn(records);
    // Who takes over goes on at the second the other one is at (D129).
    const second = request.take === 1 ? secondOfLease(line, lesson.resourceId, now) : undefined;
    const data = {
      session_id: session.id,
      beat: session.beat,
      token: session.beat,
      ...where,
      position: second === undefined ? where.position : Math.min(second, endOf(facts)),
      interval: REPORT_SECONDS_MAX,
      report_points: [...REPORT_POINTS],
      seek_limit: Math.floor(limit ?? -1),
      counts_hidden: lesson.countsHidden ? 1 : 0,
      server_time: now,
    };
    return { ok: true, data };
  });
}
