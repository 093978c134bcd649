/** One view of one lesson, reported so that nothing is lost and nothing counted twice (M252-M257, D78-D81). */
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useEngine } from '#engine/provider.tsx';
import { browserStudy } from './browser-ports.ts';
import { NOTHING_SHOWN, type StudyShown } from './study-shown.ts';
import { makeStudyRun, type StudyRun } from './study-run.ts';

export interface StudyInput {
  resource_id: string;
  resource_type: number;
  /** The package it is studied in; absent or empty where it is opened by itself. */
  product_id?: string | undefined;
  product_type?: number | undefined;
}

/** What a page tells: seconds of the recording; `played` at each of its ticks, `scrolled` for a text. */
type Told = Pick<StudyRun, 'takeOver' | 'retry' | 'played' | 'paused' | 'seeked' | 'ended' | 'scrolled'>;
export interface Study extends StudyShown, Told {}

const nothing = () => NOTHING_SHOWN;

/** A session is opened when `wanted` becomes true and ends when it becomes false; a preview opens none. */
export function useStudy(input: StudyInput, wanted: boolean): Study {
  const engine = useEngine();
  const [run] = useState(() => makeStudyRun(browserStudy(engine)));
  const { resource_id: id, resource_type: type, product_id: product } = input;
  const isWanted = wanted && engine.mode === 'live';
  useEffect(() => run.begin(), [run]);
  // Somebody else is here: their study is another session.
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    const stops = [
      engine.events.on('session:ending', run.ending),
      engine.events.on('auth:changed', ({ isIn }) => {
        run.gone();
        if (isIn) setTurn((last) => last + 1);
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [engine, run]);
  useEffect(() => {
    if (!isWanted) return undefined;
    run.want({ resource_id: id, resource_type: type, product_id: product });
    return run.leave;
  }, [run, isWanted, id, type, product, turn]);
  const shown = useSyncExternalStore(run.subscribe, run.get, nothing);
  return useMemo(() => {
    const { takeOver, retry, played, paused, seeked, ended, scrolled } = run;
    return { ...shown, takeOver, retry, played, paused, seeked, ended, scrolled };
  }, [run, shown]);
}
