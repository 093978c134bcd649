/** Reviews what a learner handed in, or sends it back with what has to be changed. */
import { useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { consoleTaskAnswersDecide, consoleTaskAnswersList } from '#schemas/api/console/tasks.ts';
import { consoleTodayGet } from '#schemas/api/console/today.ts';
import { SCORE_MAX } from '#schemas/task/task.ts';
import type { AnswerOfMerchant } from '#schemas/task/task-file.ts';
import { useConsoleMutation } from '#desk/kit/calls/use-console.ts';
import { Question } from '#desk/kit/screens/question.tsx';
import { useAct } from '#desk/kit/screens/use-act.ts';
import { WholeField } from '#desk/kit/screens/whole-field.tsx';
import { parseWhole } from '#desk/kit/screens/whole-text.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { taskWords } from './words.ts';

function useReview(answer: AnswerOfMerchant) {
  const t = useTranslation(taskWords);
  const act = useAct<'open'>();
  const [score, setScore] = useState('');
  const [comment, setComment] = useState('');
  const { mutateAsync } = useConsoleMutation(consoleTaskAnswersDecide, [
    consoleTaskAnswersList,
    consoleTodayGet,
  ]);
  const of = { task_id: answer.task_id, person: answer.user_id, comment: comment.trim() };
  const review = () => {
    const points = parseWhole(score, { max: SCORE_MAX });
    const input = { ...of, verb: 'review' as const, ...(points === undefined ? {} : { score: points }) };
    return void act.run(() => mutateAsync(input), t('reviewDone'));
  };
  const sendBack = () => {
    if (comment.trim() === '') return act.setFault(t('returnNeeds'));
    return void act.run(() => mutateAsync({ ...of, verb: 'return' }), t('returnDone'));
  };
  return { act, score, setScore, comment, setComment, review, sendBack };
}

export function ReviewButton({ answer }: { answer: AnswerOfMerchant }) {
  const t = useTranslation(taskWords);
  const { act, score, setScore, comment, setComment, review, sendBack } = useReview(answer);
  return (
    <>
      <Button size="s" tone="primary" data-action="review" onClick={() => act.open('open')}>
        {t('review')}
      </Button>
      {act.target !== undefined && (
        <Question
          title={`${answer.nickname} · ${answer.title}`}
          text={answer.answer}
          confirmText={t('review')}
          busy={act.busy}
          fault={act.fault}
          onConfirm={review}
          onClose={act.close}
        >
          {answer.options.length > 0 && <p>{answer.options.join(' · ')}</p>}
          {answer.images.map((url, index) => (
            <a key={url} href={url} target="_blank" rel="noopener">
              {t('pictures', { n: index + 1 })}
            </a>
          ))}
          {answer.audio.map(({ url }) => (
            // A learner's own recording has no captions.
            // oxlint-disable-next-line jsx-a11y/media-has-caption
            <audio key={url} controls src={url} />
          ))}
          <WholeField
            id="review-score"
            name="score"
            label={t('score')}
            max={SCORE_MAX}
            text={score}
            onText={setScore}
          />
          <TextField
            id="review-comment"
            name="comment"
            label={t('comment')}
            maxLength={1000}
            value={comment}
            onChange={setComment}
          />
          <Button data-action="return" unavailable={act.busy} onClick={sendBack}>
            {t('return')}
          </Button>
        </Question>
      )}
    </>
  );
}
