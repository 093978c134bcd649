/** Gives the essays of one attempt their points. */
import { useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import {
  consoleExamAttemptsList,
  consoleExamAttemptsReview,
  consoleExamsList,
} from '#schemas/api/console/exams.ts';
import { consoleTodayGet } from '#schemas/api/console/today.ts';
import type { AttemptLine } from '#schemas/exam/merchant-lists.ts';
import { useConsoleMutation } from '#desk/kit/calls/use-console.ts';
import { Question } from '#desk/kit/screens/question.tsx';
import { useAct } from '#desk/kit/screens/use-act.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { examWords } from './words.ts';

type Essay = AttemptLine['waiting'][number];

export function MarkButton({ attempt }: { attempt: AttemptLine }) {
  const t = useTranslation(examWords);
  const act = useAct<Essay>();
  const [points, setPoints] = useState('');
  const [comment, setComment] = useState('');
  const { mutateAsync } = useConsoleMutation(consoleExamAttemptsReview, [
    consoleExamAttemptsList,
    consoleExamsList,
    consoleTodayGet,
  ]);
  const [first] = attempt.waiting;
  if (first === undefined) return null;
  const essay = act.target;
  const open = () => {
    setPoints('');
    setComment('');
    act.open(first);
  };
  return (
    <>
      <Button size="s" tone="primary" data-action="mark" onClick={open}>
        {t('mark')}
      </Button>
      {essay !== undefined && (
        <Question
          title={essay.stem}
          text={essay.text}
          confirmText={t('mark')}
          busy={act.busy}
          fault={act.fault}
          onConfirm={() =>
            void act.run(
              () =>
                mutateAsync({
                  attempt_id: attempt.attempt_id,
                  question_id: essay.question_id,
                  score: Number(points),
                  comment: comment.trim(),
                }),
              t('marked'),
            )
          }
          onClose={act.close}
        >
          <TextField
            id="mark-points"
            name="score"
            label={`${t('markPoints')} (${t('markOf', { full: essay.full_score })})`}
            inputMode="numeric"
            value={points}
            onChange={setPoints}
          />
          <TextField
            id="mark-comment"
            name="comment"
            label={t('comment')}
            maxLength={2000}
            value={comment}
            onChange={setComment}
          />
        </Question>
      )}
    </>
  );
}
