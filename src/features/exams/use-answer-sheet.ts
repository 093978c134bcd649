/** The answers of the attempt at hand in a component: opened with what this browser still held, kept and sent as they change. */
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { makeLastCaller } from '#api/last-call.ts';
import { useEngine } from '#engine/provider.tsx';
import type { Caller } from '#schemas/api/define-endpoint.ts';
import { systemClock } from '#platform/clock.ts';
import { databaseRows } from '#platform/row-storage.ts';
import { pageLeaving } from '#platform/leaving.ts';
import { pageNetwork } from '#platform/network.ts';
import { forgetOld, readKept } from './kept-answers.ts';
import { openSheet, type SentAnswer } from './sheet.ts';
import { makeSheetRun, type SheetRun, type SheetView } from './sheet-run.ts';

const rows = databaseRows('lt-exams');

export interface AnswerSheet extends SheetView, Pick<SheetRun, 'answer' | 'flush'> {}

interface StartedAttempt {
  attempt_id: string;
  answers: readonly SentAnswer[];
}

const nothing = () => () => undefined;

/** Undefined until what this browser held of it was read. */
export function useAnswerSheet(act: Caller, startedAttempt: StartedAttempt): AnswerSheet | undefined {
  const engine = useEngine();
  const [run, setRun] = useState<SheetRun>();
  const { attempt_id: attempt } = startedAttempt;
  useEffect(() => {
    let isGone = false;
    let stop: (() => void) | undefined;
    const open = (unsent: readonly SentAnswer[]) => {
      if (isGone) return;
      const newRun = makeSheetRun(
        {
          rows,
          call: act,
          lastCall: makeLastCaller({ appId: engine.boot.info.app_id, locale: engine.locale }),
          clock: systemClock,
          network: pageNetwork,
          leaving: pageLeaving,
          now: engine.now,
        },
        { attempt, sheet: openSheet(startedAttempt.answers, unsent) },
      );
      stop = newRun.begin();
      setRun(newRun);
    };
    void readKept(rows, attempt).then(open);
    void forgetOld(rows, engine.now());
    return () => {
      isGone = true;
      stop?.();
    };
    // One attempt is opened once: what `act` and the answers are later changes nothing.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [attempt, engine]);
  const sheetState = useSyncExternalStore(
    run?.subscribe ?? nothing,
    () => run?.get(),
    () => undefined,
  );
  return useMemo(
    () =>
      run === undefined || sheetState === undefined
        ? undefined
        : { ...sheetState, answer: run.answer, flush: run.flush },
    [run, sheetState],
  );
}
