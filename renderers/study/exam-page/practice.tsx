/** A practice: each question is told at once, and at the end how many were right. */
import { useState } from 'react';
import { choicesOf, QuestionShown } from '#pieces/question.tsx';
import type { Result } from '#schemas/exam/attempt.ts';
import { ATTEMPT_STATE } from '#schemas/exam/exam-state.ts';
import { type GivenAnswer, isAnswered } from '#schemas/exam/question.ts';
import type { Locale } from '#schemas/locale.ts';
import { Button } from '#ui/button.tsx';
import { Empty } from '#ui/empty.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { ClosedExam, Opening } from './closed-exam.tsx';
import { Head } from './head.tsx';
import type { Say, Tools } from './part-props.ts';
import { Review } from './result.tsx';
import { useKeys } from './use-keys.ts';
import { type PracticeInfo, type PracticeWay, usePractice } from './use-practice.ts';
import styles from './view.module.css';

export function Practice({ id, ...tools }: { id: string } & Tools) {
  const way = usePractice(tools, id);
  const { phase, reload } = way;
  const { t } = tools;
  if (phase.at === 'opening') return <Opening t={t} />;
  if (phase.at === 'closed') return <ClosedExam fault={phase.fault} retry={reload} t={t} />;
  const { info, result } = phase;
  return (
    <div className={styles.narrow}>
      <Head title={info.title} course={info.course} t={t} />
      {info.questions.length === 0 ? (
        <Empty title={t('empty')} />
      ) : (
        <Round info={info} result={result} way={way} t={t} locale={tools.locale} />
      )}
    </div>
  );
}

interface DoneProps extends Pick<RoundProps, 'info' | 't' | 'locale'> {
  result: Result;
  again: () => void;
}

interface RoundProps {
  info: PracticeInfo;
  result: Result | undefined;
  way: PracticeWay;
  t: Say;
  locale: Locale;
}

function PracticeResult({ info, result, again, t, locale }: DoneProps) {
  const right = result.answers.filter((one) => one.right).length;
  return (
    <>
      <section className={styles.card}>
        <h2 className={styles.verdict}>{t('practiceDone')}</h2>
        <p className={styles.score} data-score={result.score}>
          {t('rightOf', { n: right, count: info.questions.length })}
        </p>
        <p className={styles.quiet}>{t('scoreOf', { score: result.score, count: result.total_score })}</p>
        <Button onClick={again}>{t('onceMore')}</Button>
      </section>
      <Review result={{ ...result, questions: info.questions }} locale={locale} />
    </>
  );
}

function Round({ info, result, way, t, locale }: RoundProps) {
  const { questions } = info;
  const grades = result?.answers ?? [];
  const firstOpen = questions.findIndex(({ id }) => !grades.some((one) => one.question_id === id));
  const [at, setAt] = useState(Math.max(0, firstOpen));
  const [draft, setDraft] = useState<GivenAnswer>(null);
  const [isEnd, setEnd] = useState(false);
  const question = questions[at];
  const grade = grades.find((one) => one.question_id === question?.id);
  const isOver = result?.state !== undefined && result.state !== ATTEMPT_STATE.running;
  const answer = grade?.answer ?? draft;
  const go = (place: number) => {
    if (place < 0 || place >= questions.length) return;
    setAt(place);
    setDraft(null);
  };
  const choose = (index: number) => {
    if (question === undefined || grade !== undefined) return;
    const choice = choicesOf(question, answer, locale)[index];
    if (choice !== undefined) setDraft(choice.value);
  };
  useKeys({ choose, move: (by) => go(at + by) }, !isEnd);
  if (result !== undefined && isOver && isEnd)
    return <PracticeResult info={info} result={result} again={way.reload} t={t} locale={locale} />;
  if (question === undefined) return null;
  const text = t('answeredOf', { n: grades.length, count: questions.length });
  return (
    <section className={styles.card}>
      <p className={styles.quiet}>{info.summary === '' ? t('beginPractice') : info.summary}</p>
      <div className={styles.meter}>
        <ProgressBar
          label={t('practice')}
          value={Math.round((grades.length / questions.length) * 100)}
          isDone={isOver}
          text={text}
        />
      </div>
      <QuestionShown
        key={question.id}
        question={question}
        number={at + 1}
        count={questions.length}
        answer={answer}
        change={(next) => setDraft(next)}
        grade={grade}
        isLocked={way.isChecking}
        locale={locale}
      />
      {grade?.is_pending === true && <p className={styles.quiet}>{t('compare')}</p>}
      <div className={styles.actions}>
        {at > 0 && <Button onClick={() => go(at - 1)}>{t('before')}</Button>}
        {grade === undefined ? (
          <Button
            tone="primary"
            busy={way.isChecking}
            disabled={!isAnswered(draft)}
            onClick={() => way.check(question.id, draft)}
          >
            {t('check')}
          </Button>
        ) : isOver && at === questions.length - 1 ? (
          <Button tone="primary" onClick={() => setEnd(true)}>
            {t('finish')}
          </Button>
        ) : (
          <Button tone="primary" onClick={() => go(at === questions.length - 1 ? firstOpen : at + 1)}>
            {t('nextQuestion')}
          </Button>
        )}
      </div>
    </section>
  );
}
