/** The recording that is heard on after its page: one in a window, with its reports, its place in the tab and its keys. */
import type { Engine } from '#engine/engine.ts';
import { settable, type Settable } from '#engine/store.ts';
import { toldTo, type StudySession } from '#features/learning/index.ts';
import { sessionStore } from '#platform/storage.ts';
import { HEARD_KEY } from './heard-key.ts';
import { writeHeard, type HeardLesson } from './heard-lesson.ts';
import { showInSystem } from './media-session.ts';
import type { Playback } from './playing.ts';
import { dropRecording } from './recording.ts';
import { sleepOf } from './sleep.ts';

/** Ways to the lessons beside it; undefined where there is none that is open. */
export interface Neighbours {
  before: (() => void) | undefined;
  next: (() => void) | undefined;
}

export interface Listening {
  lesson: HeardLesson;
  /** `offered` after the page was loaded anew: nothing plays before somebody says so. */
  phase: 'playing' | 'offered' | 'asking' | 'failed';
  /** While it plays, or can at once. */
  playback: Playback | undefined;
  near: Neighbours;
  /** Gives playback and study to a page of the same lesson. */
  release: () => void;
  /** Ends it. */
  close: () => void;
}

const all = new WeakMap<Engine, Settable<Listening | undefined>>();

export function listeningIn(engine: Engine): Settable<Listening | undefined> {
  const current = all.get(engine) ?? settable<Listening | undefined>(undefined);
  all.set(engine, current);
  return current;
}

export const NO_NEIGHBOURS: Neighbours = { before: undefined, next: undefined };
/** What it is kept under in the tab is written when it moved on by so many seconds. */
const KEPT_EVERY_S = 5;

function keepHeard(lesson: HeardLesson): void {
  sessionStore.set(HEARD_KEY, writeHeard(lesson));
}

export function forgetHeard(): void {
  sessionStore.remove(HEARD_KEY);
}

/** The page goes, the recording goes on until it is closed. */
export function listenOn(
  engine: Engine,
  {
    lesson,
    playback,
    study,
    near,
  }: { lesson: HeardLesson; playback: Playback; study: StudySession; near: Neighbours },
): void {
  const place = listeningIn(engine);
  const endStudy = study.keep();
  let keptAt = -Infinity;
  const follow = () => {
    const { at } = playback.get().media;
    if (Math.abs(at - keptAt) < KEPT_EVERY_S) return;
    keptAt = at;
    keepHeard({ ...lesson, at });
  };
  const stops = [
    playback.subscribe(follow),
    study.run.subscribe(() => {
      const studyState = study.run.get();
      playback.listenWith(toldTo(study, studyState));
      if (['idle', 'elsewhere', 'refused'].includes(studyState.phase)) close();
    }),
    // A function of its own: the page that goes takes its own away.
    sleepOf(engine).whenDue(() => playback.pause()),
    showInSystem(
      { title: lesson.title, artist: lesson.teacher, album: lesson.course, cover: lesson.cover },
      () => ({
        play: playback.play,
        pause: playback.pause,
        skip: playback.skip,
        seek: playback.seek,
        ...near,
      }),
    ),
  ];
  const release = () => {
    for (const stop of stops.splice(0)) stop();
    forgetHeard();
    place.set(undefined);
  };
  const close = () => {
    if (stops.length === 0) return;
    playback.pause();
    release();
    endStudy();
    dropRecording(playback);
  };
  follow();
  place.set({ lesson, phase: 'playing', playback, near, release, close });
}
