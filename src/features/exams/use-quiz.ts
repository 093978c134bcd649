/** The questions of a film: read once, and answered one by one; an answer is kept when the server says so (D83). */
import { useEffect, useState } from 'react';
import { useEngine, useViewer } from '#engine/provider.tsx';
import { quizPlayGet, quizPlaySave } from '#schemas/api/exams/quizzes.ts';
import type { GivenAnswer } from '#schemas/exam/question.ts';
import type { QuizPoint } from '#schemas/exam/quiz.ts';

interface Quiz {
  /** By their seconds. */
  points: readonly QuizPoint[];
  /** They could not be read: the film asks nothing until they are. */
  isLost: boolean;
  retry: () => void;
  /** Whether it is kept. */
  answer: (at: number, answer: GivenAnswer) => Promise<boolean>;
}

/** @param wanted for a film alone */
export function useQuiz(id: string, wanted: boolean): Quiz {
  const engine = useEngine();
  const isIn = useViewer().status === 'in' && engine.mode === 'live' && wanted;
  const [turn, setTurn] = useState(0);
  const [points, setPoints] = useState<readonly QuizPoint[]>([]);
  const [isLost, setLost] = useState(false);
  useEffect(() => {
    let isGone = !isIn;
    if (isIn)
      void engine.call(quizPlayGet, { resource_id: id }).then((told) => {
        if (isGone) return;
        setLost(!told.ok);
        if (told.ok) setPoints(told.data.list);
      });
    return () => {
      isGone = true;
    };
  }, [engine, isIn, id, turn]);
  return {
    points,
    isLost,
    retry: () => setTurn((last) => last + 1),
    answer: async (at, answer) => {
      const kept = await engine.call(quizPlaySave, { resource_id: id, point_s: at, answer });
      if (!kept.ok) return false;
      setPoints((before) =>
        before.map((point) => (point.point_s === at ? { ...point, graded: kept.data } : point)),
      );
      return true;
    },
  };
}
