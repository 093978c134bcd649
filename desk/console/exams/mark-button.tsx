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
import { WholeField } from '#desk/kit/screens/whole-field.tsx';
import { parseWhole } from '#desk/kit/screens/whole-text.ts';
import { screenWords } from '#desk/kit/screens/words.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { examWords } from './words.ts';

type Essay = AttemptLine['waiting'][number];

export function MarkButton({ attempt }: { attempt: AttemptLine }) {
  const t = useTranslation(examWords);
  const screenT = useTranslation(screenWords);
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
  const mark = ({ question_id, full_score: max }: Essay) => {
    const score = parseWhole(points, { max });
    if (score === undefined) return act.setFault(screenT('badNumberIn', { min: 0, max }));
    const input = { attempt_id: attempt.attempt_id, question_id, score, comment: comment.trim() };
    return void act.run(() => mutateAsync(input), t('marked'));
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
          onConfirm={() => mark(essay)}
          onClose={act.close}
        >
          <WholeField
            id="mark-points"
            name="score"
            label={`${t('markPoints')} (${t('markOf', { full: essay.full_score })})`}
            max={essay.full_score}
            text={points}
            onText={setPoints}
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
