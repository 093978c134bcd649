/** Makes reports of what was gathered (M252, D78): whole seconds, what is begun of one goes on into the next. Pure. */
import { REPORT_SECONDS_MAX } from '#schemas/learning/report.ts';
import { lengthOf, unionOf, writeSegments, type Segment } from '#schemas/learning/played-segments.ts';
import { SECOND_MS, secondsOf } from '#schemas/time.ts';
import { readStay, startStay, stayAt, takeStay } from './stay-timer.ts';
import type { Lesson, Report, Session, StudyState } from './study-state.ts';

/** This is the PC shop (M252). */
const AGENT_PC = 3;
/** A lesson is no live room. */
const NONE = 0;
const NO_ROOM = { alive_type: NONE, alive_state: NONE };

/** The learner's clock at a moment: as at the opening, however it was set since. */
const clockOf = (session: Session, at: number) => Math.max(0, Math.round(session.clock + at));

/** The first `length` seconds of them, and what is left. */
function splitSegments(segments: readonly Segment[], length: number): [Segment[], Segment[]] {
  const head: Segment[] = [];
  const left: Segment[] = [];
  let rest = length;
  for (const { from, to } of segments) {
    const until = Math.min(to, from + Math.max(0, rest));
    if (until > from) head.push({ from, to: until });
    if (to > until) left.push({ from: until, to });
    rest -= to - from;
  }
  return [head, left];
}

interface Cut {
  state: StudyState;
  reports: Report[];
}

/** A hidden page hears its player seldom: time nobody has heard of yet waits so long for the report that can tell it. */
const UNHEARD_MAX_MS = 30_000;

const unheardOf = ({ accumulator: { isPlaying, heardAt } }: Session, at: number) =>
  isPlaying ? Math.min(UNHEARD_MAX_MS, Math.max(0, at - heardAt)) : 0;

const MAX_SECONDS_OF = ({ interval }: Session) => Math.max(1, Math.min(interval, REPORT_SECONDS_MAX));

/**
 * Every active second stands in one of them, at most M254's in each: where a page slept there are several. What was
 * merely stayed beyond that is not told.
 */
export function cutReports(state: StudyState, session: Session, lesson: Lesson, now: number): Cut {
  const { accumulator } = session;
  const at = now - unheardOf(session, now);
  const timer = stayAt(state.learningReport, at);
  const most = MAX_SECONDS_OF(session);
  const spend = Math.min(secondsOf(accumulator.active), timer.stayTime);
  const stay = Math.max(spend, Math.min(timer.stayTime, most));
  if (stay === 0 && !accumulator.isNew) return { state, reports: [] };
  const count = Math.max(1, Math.ceil(stay / most));
  const reports: Report[] = [];
  let coverage = unionOf(accumulator.coverage, []);
  const playedSeconds = lengthOf(coverage);
  for (let index = 0; index < count; index += 1) {
    const part = (total: number) => Math.min(most, total - index * most);
    const mine = Math.max(0, part(spend));
    const isLast = index === count - 1;
    const [own, rest] = splitSegments(
      coverage,
      isLast ? Infinity : (playedSeconds * mine) / Math.max(1, spend),
    );
    coverage = rest;
    reports.push({
      resource_id: lesson.resource_id,
      resource_type: lesson.resource_type,
      product_id: lesson.product_id ?? '',
      learn_progress: accumulator.progress,
      org_learn_progress: accumulator.org,
      spend_time: mine,
      stay_time: part(stay),
      is_first: state.isFirst && index === 0 ? 1 : 0,
      content_app_id: lesson.content_app_id ?? '',
      ...NO_ROOM,
      agent_type: AGENT_PC,
      seq: session.seq + index,
      covered: writeSegments(own),
      client_ts: clockOf(session, at - Math.max(0, stay - (index + 1) * most) * SECOND_MS),
    });
  }
  const left = timer.stayTime === stay ? takeStay(timer, stay) : startStay(0, at);
  return {
    state: {
      ...state,
      isFirst: false,
      learningReport: { ...state.learningReport, ...readStay(left, now) },
      session: {
        ...session,
        seq: session.seq + count,
        cutAt: now,
        keptAt: now,
        keptActive: 0,
        isOwed: false,
        accumulator: {
          ...accumulator,
          active: accumulator.active - spend * SECOND_MS,
          coverage: [],
          isNew: false,
        },
      },
    },
    reports,
  };
}
