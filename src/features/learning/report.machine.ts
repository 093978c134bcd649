/** Reports of one view of a lesson: gathered, kept, and sent when D79 says so (M252-M257). Time arrives in events. */
import { RESOURCES } from '#schemas/content/resource-type.ts';
import { SECOND_MS } from '#schemas/time.ts';
import { defineMachine, stay, type Step } from '#engine/define-machine.ts';
import { cutReports } from './cut-reports.ts';
import {
  beginGathering,
  gatherEnded,
  gatherPaused,
  gatherPlayed,
  gatherRead,
  gatherScrolled,
  gatherSeeked,
  type StudyAccumulator,
} from './study-accumulator.ts';
import { readElsewhere } from './read-elsewhere.ts';
import { readStay, startStay, stopStay } from './stay-timer.ts';
import {
  FIRST_STATE,
  type Lesson,
  type ReportAnswerOf,
  type Session,
  type StudyEffect,
  type StudyEvent,
  type StudyPhase,
  type StudyState,
} from './study-state.ts';

type Next = Step<StudyState, StudyEffect>;
type By = Extract<StudyEffect, { type: 'send' }>['by'];
type EventOf<Type extends StudyEvent['type']> = Extract<StudyEvent, { type: Type }>;

/** What is open is written down so often: a page that dies takes no more with it. */
const KEEP_EVERY_MS = 10_000;
/** Seeks and points come in storms; the reports they ask for do not. */
const REPORT_GAP_MS = 3000;
/** Parts of one report: more would not fit into what it may carry. */
const PARTS_MAX = 60;
/** What a server may ask for between two reports, in seconds. */
const INTERVAL_S = { least: 5, most: 600 };
/** Nobody may study here, whatever is tried; anything else may be tried again. */
const REFUSALS: ReadonlySet<string> = new Set(['not-entitled', 'delisted', 'not-found', 'not-logged-in']);

const withinBounds = (interval: number) => Math.min(INTERVAL_S.most, Math.max(INTERVAL_S.least, interval));

function open(
  state: StudyState,
  lesson: Lesson,
  take: 0 | 1,
  { at, clock }: StudyState['requestTime'],
): Next {
  const attempt = state.attempt + 1;
  const requestTime = { at, clock };
  return {
    state: {
      ...state,
      attempt,
      lesson,
      phase: 'opening',
      requestTime,
      session: undefined,
      isTaking: take === 1,
    },
    effects: [{ type: 'open', attempt, lesson, take, wait: 0, clock }],
  };
}

/** Opens it where nothing plays elsewhere any more; what is shown stays meanwhile. */
function look(state: StudyState, lesson: Lesson, { at, clock }: StudyState['requestTime']): Next {
  const attempt = state.attempt + 1;
  return {
    state: { ...state, attempt, requestTime: { at, clock }, isTaking: false },
    effects: [{ type: 'open', attempt, lesson, take: 0, wait: 1, clock }],
  };
}

function handleOpened(state: StudyState, { at, answer }: EventOf<'opened'>): Next {
  if (!answer.ok) {
    if (answer.code === 'too-many-players')
      return stay({ ...state, phase: 'elsewhere', elsewhere: readElsewhere(answer.detail) });
    // Whether it still plays elsewhere could not be asked: what was known of it stands.
    const isUnknown = state.phase === 'elsewhere' && !REFUSALS.has(answer.code);
    return isUnknown ? stay(state) : stay({ ...state, phase: refusedBy(answer.code) });
  }
  const { data } = answer;
  const session: Session = {
    opening: data,
    interval: withinBounds(data.interval),
    seq: 1,
    cutAt: at,
    keptAt: at,
    keptActive: 0,
    isOwed: false,
    accumulator: beginGathering(at, data.learn_progress, data.position),
    clock: state.requestTime.clock - state.requestTime.at,
  };
  return {
    state: {
      ...state,
      phase: 'studying',
      elsewhere: undefined,
      session,
      opening: data,
      progress: data.learn_progress,
      maxProgress: data.max_learn_progress,
      isFinished: data.is_finish === 1,
      learningReport: {
        ...startStay(0, at),
        learningResourceId: state.lesson?.resource_id ?? '',
        reportLock: false,
        reportLockDot: 0,
      },
    },
    effects: [{ type: 'begin', session: data }],
  };
}

const refusedBy = (code: string): StudyPhase => (REFUSALS.has(code) ? 'refused' : 'failed');

/** Sends what was gathered; nothing where there is nothing to tell. */
function cut(state: StudyState, at: number, by: By): Next {
  const { session, lesson } = state;
  if (session === undefined || lesson === undefined) return stay(state);
  const { state: after, reports } = cutReports(state, session, lesson, at);
  return reports.length === 0 ? stay(state) : { state: after, effects: [{ type: 'send', reports, by }] };
}

/** The session is over, with a last report of it. */
function finish(state: StudyState, at: number, by: By, phase: StudyPhase): Next {
  if (state.session === undefined) return stay({ ...state, phase });
  const last = cut(state, at, by);
  const learningReport = { ...last.state.learningReport, ...stopStay(last.state.learningReport, at) };
  return {
    state: { ...last.state, phase, session: undefined, learningReport },
    effects: [...last.effects, { type: 'end', isGone: by === 'nobody' }],
  };
}

/** M255: a point that is reached is told once, and locked until the progress changes. */
function lockAt(state: StudyState, before: number, progress: number, points: readonly number[]): StudyState {
  if (progress === before) return state;
  const dot = Math.max(0, ...points.filter((point) => before < point && point <= progress));
  return {
    ...state,
    learningReport: { ...state.learningReport, reportLock: dot > 0, reportLockDot: dot },
  };
}

/** What time alone asks for: a report, or that what is open is written down. */
function whenDue(state: StudyState, at: number): Next {
  const { session, lesson } = state;
  if (session === undefined || lesson === undefined) return stay(state);
  const since = at - session.cutAt;
  const isOwed = session.isOwed && since >= REPORT_GAP_MS;
  if (isOwed || since >= session.interval * SECOND_MS || session.accumulator.coverage.length >= PARTS_MAX)
    return cut(state, at, 'usual');
  const { active } = session.accumulator;
  if (at - session.keptAt < KEEP_EVERY_MS && active - session.keptActive < KEEP_EVERY_MS) return stay(state);
  const [report] = cutReports(state, session, lesson, at).reports;
  const keptState = { ...state, session: { ...session, keptAt: at, keptActive: active } };
  return report === undefined ? stay(keptState) : { state: keptState, effects: [{ type: 'keep', report }] };
}

const isText = ({ lesson }: StudyState) => lesson?.resource_type === RESOURCES.image_text.type;

/** @param isUnseen nobody sees it, in a shop where that counts for nothing (ADR-352) */
function gather(accumulator: StudyAccumulator, event: StudyEvent, isUnseen: boolean): StudyAccumulator {
  switch (event.type) {
    case 'played':
      return isUnseen
        ? gatherSeeked(accumulator, event.at, accumulator.position, event.to)
        : gatherPlayed(accumulator, event);
    case 'paused':
      return gatherPaused(accumulator, event.at, event.to);
    case 'seeked':
      return gatherSeeked(accumulator, event.at, event.from, event.to);
    case 'ended':
      return gatherEnded(accumulator, event.at);
    case 'scrolled':
      return gatherScrolled(accumulator, event.px, event.percent);
    default:
      return accumulator;
  }
}

/** Whether the event itself asks for a report (D79): at once, or as soon as the one before is old enough. */
function asks({ type }: StudyEvent, hasReachedPoint: boolean): 'no' | 'soon' | 'now' {
  if (type === 'ended') return 'now';
  return type === 'paused' || type === 'seeked' || hasReachedPoint ? 'soon' : 'no';
}

function takeStudyEvent(state: StudyState, session: Session, event: StudyEvent & { at: number }): Next {
  const { at } = event;
  const before = session.accumulator;
  const read = isText(state) ? gatherRead(before, at, !state.isHidden) : before;
  const isUnseen = state.isHidden && session.opening.counts_hidden === 0;
  const accumulator = gather(read, event, isUnseen);
  const afterLock = lockAt(state, before.progress, accumulator.progress, session.opening.report_points);
  const wish = asks(event, afterLock !== state && afterLock.learningReport.reportLock);
  const now: StudyState = {
    ...afterLock,
    progress: accumulator.progress,
    isHidden: event.type === 'hidden' || (event.type !== 'shown' && state.isHidden),
    learningReport: { ...afterLock.learningReport, ...readStay(afterLock.learningReport, at) },
    session: { ...session, accumulator, isOwed: session.isOwed || wish === 'soon' },
  };
  if (event.type === 'hidden' || event.type === 'leaving') return cut(now, at, 'last');
  return wish === 'now' ? cut(now, at, 'usual') : whenDue(now, at);
}

/**
 * The learner's clock is the one of the opening and the time since: setting it changes nothing. A machine that slept
 * does not count that time; the server's moments do, and can only be ahead of ours for that reason.
 */
function withSlept(
  session: Session,
  requestTime: StudyState['requestTime'],
  at: number,
  serverTime: number,
): Session {
  const behind = serverTime - session.opening.server_time - (at - requestTime.at);
  return { ...session, clock: Math.max(session.clock, requestTime.clock - requestTime.at + behind) };
}

function handleRefused(state: StudyState, event: EventOf<'answered'>, code: string): Next {
  const { at, clock } = event;
  if (code === 'too-many-players')
    return finish({ ...state, elsewhere: undefined }, at, 'usual', 'elsewhere');
  if (REFUSALS.has(code)) return finish(state, at, 'nobody', 'refused');
  if (code !== 'state-conflict' || state.lesson === undefined) return stay(state);
  // The server no longer knows the session, and credits nothing before another one began: the view goes on in that.
  const over = finish(state, at, 'nobody', 'opening');
  const next = open(over.state, state.lesson, 0, { at, clock });
  return { state: next.state, effects: [...over.effects, ...next.effects] };
}

function handleAnswer(state: StudyState, event: EventOf<'answered'>, answer: ReportAnswerOf): Next {
  const { session } = state;
  if (session === undefined || event.sessionId !== session.opening.session_id) return stay(state);
  if (!answer.ok) return handleRefused(state, event, answer.code);
  const { data } = answer;
  const interval = withinBounds(data.next_interval);
  return stay({
    ...state,
    maxProgress: Math.max(state.maxProgress, data.max_learn_progress),
    isFinished: state.isFinished || data.is_finish === 1,
    session: { ...withSlept(session, state.requestTime, event.at, data.server_time), interval },
  });
}

function step(state: StudyState, event: StudyEvent): Next {
  const { lesson, phase, session } = state;
  switch (event.type) {
    case 'wanted':
      return phase === 'idle'
        ? open({ ...FIRST_STATE, attempt: state.attempt, isHidden: state.isHidden }, event.lesson, 0, event)
        : stay(state);
    case 'taken-over':
      return phase === 'elsewhere' && lesson !== undefined ? open(state, lesson, 1, event) : stay(state);
    case 'retried':
      return (phase === 'failed' || phase === 'refused') && lesson !== undefined
        ? open(state, lesson, 0, event)
        : stay(state);
    case 'opened':
      return (phase === 'opening' || phase === 'elsewhere') && event.attempt === state.attempt
        ? handleOpened(state, event)
        : stay(state);
    case 'looked':
      return phase === 'elsewhere' && lesson !== undefined ? look(state, lesson, event) : stay(state);
    case 'answered':
      return handleAnswer(state, event, event.answer);
    case 'taken':
      return session === undefined
        ? stay(state)
        : finish({ ...state, elsewhere: event.elsewhere }, event.at, 'usual', 'elsewhere');
    case 'closed': {
      const over = finish(state, event.at, event.isGone ? 'nobody' : 'last', 'idle');
      return { ...over, state: { ...over.state, attempt: state.attempt + 1 } };
    }
    default:
      if (session !== undefined) return takeStudyEvent(state, session, event);
      return event.type === 'hidden' || event.type === 'shown'
        ? stay({ ...state, isHidden: event.type === 'hidden' })
        : stay(state);
  }
}

export const reportMachine = defineMachine<StudyState, StudyEvent, StudyEffect>({
  initial: FIRST_STATE,
  step,
});
