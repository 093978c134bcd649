/** What came of an attempt: the score, and each question with what was answered, what is right and why. */
import { useEffect, useRef } from 'react';
import { useServerNow } from '#engine/server-now.ts';
import { QuestionShown } from '#pieces/question.tsx';
import type { FullResult } from '#schemas/exam/attempt.ts';
import { isAnswered } from '#schemas/exam/question.ts';
import { pathTo } from '#schemas/paths.ts';
import { Button } from '#ui/button.tsx';
import { cx } from '#ui/cx.ts';
import { useMoment } from '#ui/use-moment.ts';
import { Head } from './head.tsx';
import type { Tools } from './part-props.ts';
import type { Info } from './use-exam.ts';
import styles from './view.module.css';

interface ResultProps extends Tools {
  info: Info;
  result: FullResult;
  isBusy: boolean;
  again: () => void;
}

/** Every question with what came of it. */
export function Review({ result, locale }: Pick<ResultProps, 'result' | 'locale'>) {
  const { questions } = result;
  return (
    <ol className={styles.review}>
      {questions.map((question, index) => {
        const grade = result.answers.find((one) => one.question_id === question.id);
        return (
          <li key={question.id} className={styles.card}>
            <QuestionShown
              question={question}
              number={index + 1}
              count={questions.length}
              answer={grade?.answer ?? null}
              change={() => undefined}
              grade={grade}
              isLocked
              locale={locale}
            />
          </li>
        );
      })}
    </ol>
  );
}

const HIDDEN = {
  after_pass: 'hiddenAfterPass',
  after_close: 'hiddenAfterClose',
  always: 'hiddenBlank',
  never: 'hiddenNever',
} as const;

/** Why what is right is not shown. */
function whyHidden(
  { show_answers: setting }: Info,
  { answers }: FullResult,
): (typeof HIDDEN)[keyof typeof HIDDEN] {
  return answers.some(({ answer }) => isAnswered(answer)) ? HIDDEN[setting] : HIDDEN.always;
}

export function ResultShown({ info, result, isBusy, again, t, locale }: ResultProps) {
  const now = useServerNow();
  const moment = useMoment(locale);
  const title = useRef<HTMLHeadingElement>(null);
  const { score, total_score: total, pass_score: pass, is_passed: isPassed, is_pending: isPending } = result;
  // What was handed in is gone from the screen: the result is where one is now.
  useEffect(() => title.current?.focus(), [result.attempt_id]);
  const { course } = info;
  const mayTry = info.attempts_left !== 0 && !info.is_stopped && info.next_ts <= now;
  return (
    <div className={styles.narrow}>
      <Head title={info.title} course={course} t={t} />
      <section className={cx(styles.card, styles.outcome)} aria-labelledby="exam-result">
        <h2
          className={cx(styles.verdict, isPassed && styles.good)}
          id="exam-result"
          ref={title}
          tabIndex={-1}
          data-passed={isPassed}
        >
          {t(isPassed ? 'resultPassed' : isPending ? 'resultPending' : 'resultFailed')}
        </h2>
        <p className={styles.score} data-score={score}>
          {t('scoreOf', { score, count: total })}
        </p>
        <p className={styles.quiet}>
          {t('passLine', { score: pass })}
          {isPassed && isPending ? ` · ${t('resultPending')}` : ''}
        </p>
        {result.is_answers_shown === 0 && <p className={styles.quiet}>{t(whyHidden(info, result))}</p>}
        {info.attempts_left !== 0 && info.next_ts > now && (
          <p className={styles.quiet}>{t('waits', { time: moment(info.next_ts) })}</p>
        )}
        <div className={styles.actions}>
          {course.id !== '' && (
            <Button
              tone="primary"
              href={`${pathTo('detail', { id: course.id, type: course.type })}?navIndex=1`}
            >
              {t('toCourse')}
            </Button>
          )}
          {mayTry && (
            <Button busy={isBusy} onClick={again}>
              {t('again')}
            </Button>
          )}
        </div>
      </section>
      <Review result={result} locale={locale} />
    </div>
  );
}
