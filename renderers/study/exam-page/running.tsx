/** The exam while it runs: one question at a time, all of them beside it, the clock, and what is kept. */
import { useEffect, useRef, useState } from 'react';
import { useServerNow } from '#engine/server-now.ts';
import { useUnsaved } from '#features/account/index.ts';
import { useAnswerSheet, useFlags, useTimeUp, type AnswerSheet } from '#features/exams/index.ts';
import { isAnswered } from '#schemas/exam/question.ts';
import { Button } from '#ui/button.tsx';
import { Opening } from './closed-exam.tsx';
import { ExamClock, SavedState } from './clock.tsx';
import { Head } from './head.tsx';
import { Navigator } from './navigator.tsx';
import { choicesOf, QuestionShown } from '#pieces/question.tsx';
import type { Tools } from './say.ts';
import type { Info, StartedExam } from './use-exam.ts';
import { useKeys } from './use-keys.ts';
import styles from './running.module.css';

interface RunningProps extends Tools {
  info: Info;
  attempt: StartedExam;
  commit: () => Promise<boolean>;
}

/** What still waits goes out so long before the deadline. */
const LAST_FLUSH_S = 5;

export function Running(props: RunningProps) {
  const sheet = useAnswerSheet(props.act, props.attempt);
  return sheet === undefined ? <Opening t={props.t} /> : <Sheet {...props} sheet={sheet} />;
}

function Sheet({ info, attempt, sheet, commit, t, locale, intend }: RunningProps & { sheet: AnswerSheet }) {
  const { questions, deadline_ts: deadline } = attempt;
  const [at, setAt] = useState(0);
  const [isBusy, setBusy] = useState(false);
  const [flags, flag] = useFlags(attempt.attempt_id);
  const place = useRef<HTMLDivElement>(null);
  const now = useServerNow(deadline);
  const left = Math.max(0, deadline - now);
  const isOver = left === 0 || sheet.isOver;
  const isStuck = useTimeUp(isOver, sheet, commit);
  const isLast = left <= LAST_FLUSH_S;
  const { flush } = sheet;
  useEffect(() => {
    if (isLast) void flush();
  }, [isLast, flush]);
  const answerOf = (id: string) => sheet.sheet.get(id)?.answer ?? null;
  const question = questions[at];
  const go = (next: number) => {
    if (next < 0 || next >= questions.length) return;
    setAt(next);
    place.current?.focus({ preventScroll: true });
  };
  const choose = (index: number) => {
    if (question === undefined || isOver) return;
    const choice = choicesOf(question, answerOf(question.id), locale)[index];
    if (choice !== undefined) sheet.answer(question.id, choice.value, false);
  };
  useKeys({ choose, move: (by) => go(at + by) }, !isOver);
  useUnsaved(sheet.saveState !== 'all' && !isOver, (href) =>
    intend('message.ask', {
      title: t('leaveTitle'),
      content: t('leaveText'),
      confirmText: t('leaveYes'),
      cancelText: t('leaveNo'),
      danger: true,
      onConfirm: () => intend('page.go', { href }),
    }),
  );
  const handIn = async () => {
    setBusy(true);
    const isKept = await sheet.flush();
    const isDone = isKept && (await commit());
    setBusy(false);
    if (!isDone) intend('message.toast', { text: t('notKept'), tone: 'error' });
  };
  const open = questions.filter(({ id }) => !isAnswered(answerOf(id))).length;
  const askToHandIn = () =>
    intend('message.ask', {
      title: t('commitTitle'),
      content: open === 0 ? t('commitAll') : t('commitSome', { count: open }),
      confirmText: t('commitYes'),
      cancelText: t('commitNo'),
      onConfirm: () => void handIn(),
    });
  return (
    <div className={styles.running}>
      <Head title={info.title} course={info.course} t={t} />
      <div className={styles.bar}>
        <ExamClock left={left} t={t} />
        <SavedState saveState={sheet.saveState} t={t} />
        <Button tone="primary" busy={isBusy} disabled={isOver} onClick={askToHandIn}>
          {t('commit')}
        </Button>
      </div>
      {isOver && (
        <p className={styles.over} role="alert">
          {t(isStuck ? 'overOffline' : 'over')}
        </p>
      )}
      {sheet.refusal !== '' && (
        <p className={styles.over} role="alert">
          {sheet.refusal}
        </p>
      )}
      <div className={styles.columns}>
        <div className={styles.card} ref={place} tabIndex={-1}>
          {question !== undefined && (
            <QuestionShown
              key={question.id}
              question={question}
              number={at + 1}
              count={questions.length}
              answer={answerOf(question.id)}
              change={(answer, isTyped) => sheet.answer(question.id, answer, isTyped)}
              isLocked={isOver}
              locale={locale}
            />
          )}
          <div className={styles.turns}>
            <Button onClick={() => go(at - 1)} disabled={at === 0}>
              {t('before')}
            </Button>
            {question !== undefined && (
              <Button tone="text" aria-pressed={flags.has(question.id)} onClick={() => flag(question.id)}>
                {t(flags.has(question.id) ? 'flagged' : 'flag')}
              </Button>
            )}
            <Button onClick={() => go(at + 1)} disabled={at === questions.length - 1}>
              {t('next')}
            </Button>
          </div>
        </div>
        <aside className={styles.side}>
          <Navigator questions={questions} answerOf={answerOf} flags={flags} at={at} go={go} t={t} />
          <p className={styles.keys}>{t('keys')}</p>
        </aside>
      </div>
    </div>
  );
}
