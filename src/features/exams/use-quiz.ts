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

/** @param isWanted for a film alone */
export function useQuiz(id: string, isWanted: boolean): Quiz {
  const engine = useEngine();
  const isIn = useViewer().status === 'in' && engine.mode === 'live' && isWanted;
  const [turn, setTurn] = useState(0);
  const [points, setPoints] = useState<readonly QuizPoint[]>([]);
  const [isLost, setLost] = useState(false);
  useEffect(() => {
    let isGone = !isIn;
    if (isIn)
      void engine.call(quizPlayGet, { resource_id: id }).then((answer) => {
        if (isGone) return;
        setLost(!answer.ok);
        if (answer.ok) setPoints(answer.data.list);
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
      const saveAnswer = await engine.call(quizPlaySave, { resource_id: id, point_s: at, answer });
      if (!saveAnswer.ok) return false;
      setPoints((before) =>
        before.map((point) => (point.point_s === at ? { ...point, graded: saveAnswer.data } : point)),
      );
      return true;
    },
  };
}
