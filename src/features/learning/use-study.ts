/** One view of one lesson, reported so that nothing is lost and nothing counted twice (M252-M257, D78-D81). */
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useEngine } from '#engine/provider.tsx';
import { endStudySessions, studyOf, type StudySession } from './study-session.ts';
import { NO_STUDY, type StudyView } from './study-view.ts';
import type { StudyRun } from './study-run.ts';

interface StudyInput {
  resource_id: string;
  resource_type: number;
  /** The package it is studied in; absent or empty where it is opened by itself. */
  product_id?: string | undefined;
  product_type?: number | undefined;
}

/** What a page tells: seconds of the recording; `played` at each of its ticks, `scrolled` for a text. */
type StudyActions = Pick<
  StudyRun,
  'takeOver' | 'retry' | 'reportProgress' | 'reportPause' | 'reportSeek' | 'reportEnd' | 'reportScroll'
>;
export interface Study extends StudyView, StudyActions {
  /** What reports it, for a recording that goes on without the page; undefined where nothing is kept. */
  session?: StudySession | undefined;
}

const nothing = () => NO_STUDY;

/** What a study shows now, with whom it is told. */
export function toldTo(session: StudySession, studyState: StudyView): Study {
  const { takeOver, retry, reportProgress, reportPause, reportSeek, reportEnd, reportScroll } = session.run;
  return {
    ...studyState,
    takeOver,
    retry,
    reportProgress,
    reportPause,
    reportSeek,
    reportEnd,
    reportScroll,
    session,
  };
}

/** A session is opened when `mayOpen` becomes true and ends when it becomes false; a preview opens none. */
export function useStudy(input: StudyInput, mayOpen: boolean): Study {
  const engine = useEngine();
  const [session] = useState(() => studyOf(engine, input));
  const { resource_id: id, resource_type: type, product_id: product } = input;
  const isWanted = mayOpen && engine.mode === 'live';
  useEffect(() => {
    session.hold();
    return session.letGo;
  }, [session]);
  const { run } = session;
  const lesson = isWanted ? { resource_id: id, resource_type: type, product_id: product } : undefined;
  const key = lesson && JSON.stringify(lesson);
  const hasBegun = useRef(false);
  useEffect(() => {
    // What went on without a page goes on until this one knows what it may.
    if (lesson === undefined && !hasBegun.current) return;
    hasBegun.current = true;
    if (lesson !== undefined) endStudySessions(engine, session);
    session.want(lesson);
    // The key is the lesson.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [engine, session, key]);
  const studyState = useSyncExternalStore(run.subscribe, run.get, nothing);
  return useMemo(() => toldTo(session, studyState), [session, studyState]);
}
