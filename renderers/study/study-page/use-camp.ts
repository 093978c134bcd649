/** The terms of a camp and the learner's place in them, asked for once a course and anew when a task is done or a day opens. */
import { useEffect, useRef, useState } from 'react';
import { useViewer } from '#engine/provider.tsx';
import type { Caller, DataOf } from '#schemas/api/define-endpoint.ts';
import { learnCampGet } from '#schemas/api/learning/camps.ts';
import { hasClass } from '#schemas/content/resource-type.ts';

export type Camp = DataOf<typeof learnCampGet>;

/** Undefined where the course has no terms, or they are not known. */
export function useCamp(
  course: { id: string; type: number },
  act: Caller,
  { turn, isFinished }: { turn: number; isFinished: boolean },
): Camp | undefined {
  const isIn = useViewer().status === 'in';
  const [state, setState] = useState<{ of: string; camp: Camp }>();
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  const { id, type } = course;
  const isAsked = isIn && id !== '' && hasClass(type);
  useEffect(() => {
    let isGone = !isAsked;
    if (isAsked)
      void latest.current(learnCampGet, { goods_id: id }).then(
        (answer) => {
          if (!isGone && answer.ok) setState({ of: id, camp: answer.data });
        },
        () => undefined,
      );
    return () => {
      isGone = true;
    };
  }, [isAsked, id, turn, isFinished]);
  const isKnown = isAsked && state?.of === id && state.camp.terms.length > 0;
  return isKnown ? state.camp : undefined;
}
