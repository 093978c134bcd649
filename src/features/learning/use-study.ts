/** One view of one lesson, reported so that nothing is lost and nothing counted twice (M252-M257, D78-D81). */
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useEngine } from '#engine/provider.tsx';
import { endStudySessions, studyOf, type StudySession } from './study-session.ts';
import { NOTHING_SHOWN, type StudyShown } from './study-shown.ts';
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
  'takeOver' | 'retry' | 'played' | 'paused' | 'seeked' | 'ended' | 'scrolled'
>;
export interface Study extends StudyShown, StudyActions {
  /** What reports it, for a recording that goes on without the page; undefined where nothing is kept. */
  held?: StudySession | undefined;
}

const nothing = () => NOTHING_SHOWN;

/** What a study shows now, with whom it is told. */
export function toldTo(held: StudySession, shown: StudyShown): Study {
  const { takeOver, retry, played, paused, seeked, ended, scrolled } = held.run;
  return { ...shown, takeOver, retry, played, paused, seeked, ended, scrolled, held };
}

/** A session is opened when `wanted` becomes true and ends when it becomes false; a preview opens none. */
export function useStudy(input: StudyInput, wanted: boolean): Study {
  const engine = useEngine();
  const [held] = useState(() => studyOf(engine, input));
  const { resource_id: id, resource_type: type, product_id: product } = input;
  const isWanted = wanted && engine.mode === 'live';
  useEffect(() => {
    held.hold();
    return held.letGo;
  }, [held]);
  const { run } = held;
  const lesson = isWanted ? { resource_id: id, resource_type: type, product_id: product } : undefined;
  const key = lesson && JSON.stringify(lesson);
  const begun = useRef(false);
  useEffect(() => {
    // What went on without a page goes on until this one knows what it may.
    if (lesson === undefined && !begun.current) return;
    begun.current = true;
    if (lesson !== undefined) endStudySessions(engine, held);
    held.want(lesson);
    // The key is the lesson.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [engine, held, key]);
  const shown = useSyncExternalStore(run.subscribe, run.get, nothing);
  return useMemo(() => toldTo(held, shown), [held, shown]);
}
