/** Study of one lesson that belongs to a page, or goes on after it: a recording is heard while its learner looks elsewhere. */
import type { Engine } from '#engine/engine.ts';
import { browserStudy } from './browser-ports.ts';
import { makeStudyRun, type StudyRun } from './study-run.ts';
import type { Lesson } from './study-state.ts';

export interface StudySession {
  readonly run: StudyRun;
  /** Opens a session for a lesson, or goes on in the one open for it; undefined ends it. */
  want(lesson: Lesson | undefined): void;
  /** A page draws it. */
  hold(): void;
  /** The page is gone: it ends, unless somebody keeps it. */
  letGo(): void;
  /** Goes on without a page until the returned function is called, or a page holds it again. */
  keep(): () => void;
}

/** The one that goes on without a page. */
const sessions = new WeakMap<Engine, { study: StudySession; key: string; end: () => void }>();

const keyOf = ({ resource_id: id, product_id: product = '' }: Lesson) => `${id} ${product}`;

function makeHeldStudy(engine: Engine): StudySession {
  const run = makeStudyRun(browserStudy(engine));
  let currentLesson: Lesson | undefined;
  let stops: (() => void)[] = [];
  const begin = () => {
    if (stops.length > 0) return;
    stops = [
      run.begin(),
      engine.events.on('session:ending', run.ending),
      // Somebody else is here: their study is another session.
      engine.events.on('auth:changed', ({ isIn }) => {
        run.endForPerson();
        if (isIn && currentLesson !== undefined) run.want(currentLesson);
      }),
    ];
  };
  const end = () => {
    if (currentLesson !== undefined) run.leave();
    currentLesson = undefined;
    for (const stop of stops) stop();
    stops = [];
  };
  const isKept = () => sessions.get(engine)?.study === study;
  const study: StudySession = {
    run,
    want: (lesson) => {
      if (lesson !== undefined && currentLesson !== undefined && keyOf(lesson) === keyOf(currentLesson))
        return;
      if (currentLesson !== undefined) run.leave();
      currentLesson = lesson;
      if (lesson !== undefined) run.want(lesson);
    },
    hold: () => {
      if (isKept()) sessions.delete(engine);
      begin();
    },
    letGo: () => {
      if (!isKept()) end();
    },
    keep: () => {
      const stop = () => {
        if (!isKept()) return;
        sessions.delete(engine);
        end();
      };
      if (currentLesson !== undefined) sessions.set(engine, { study, key: keyOf(currentLesson), end: stop });
      begin();
      return stop;
    },
  };
  return study;
}

/** What is kept of this lesson, else one of its own; one lesson is studied at a time, so whatever else is kept ends. */
export function studyOf(engine: Engine, lesson: Lesson): StudySession {
  const current = sessions.get(engine);
  if (current?.key === keyOf(lesson)) return current.study;
  return makeHeldStudy(engine);
}

/** Ends what goes on without a page, unless it is this one. */
export function endStudySessions(engine: Engine, except?: StudySession): void {
  const current = sessions.get(engine);
  if (current !== undefined && current.study !== except) current.end();
}
