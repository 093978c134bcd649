/** The exam while it runs: one question at a time, all of them beside it, the clock, and what is kept. */
import { useEffect, useRef, useState } from 'react';
import { useServerNow } from '#engine/server-now.ts';
import { useUnsaved } from '#features/account/index.ts';
import {
  type AnswerSheet,
  type SaveState,
  useAnswerSheet,
  useFlags,
  useTimeUp,
} from '#features/exams/index.ts';
import { choicesOf, QuestionShown } from '#pieces/question.tsx';
import { type GivenAnswer, isAnswered, type Question } from '#schemas/exam/question.ts';
import { Button } from '#ui/button.tsx';
import { clockTime } from '#ui/clock-time.ts';
import { cx } from '#ui/cx.ts';
import { Icon } from '#ui/icon.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import styles from './clock.module.css';
import { Opening } from './closed-exam.tsx';
import { Head } from './head.tsx';
import navigatorStyles from './navigator.module.css';
import type { Say, Tools } from './part-props.ts';
import runningStyles from './running.module.css';
import type { Info, StartedExam } from './use-exam.ts';
import { useKeys } from './use-keys.ts';

const MINUTE_S = 60;
/** Told aloud when so many minutes are left: no ticking for the ear. */
const TOLD = [30, 10, 5, 2] as const;

/** What is said of the time; the same text until the next moment that is told. */
function spokenTime(left: number, t: Say): string {
  if (left < MINUTE_S) return t('leftLast');
  const minutesLeft = TOLD.filter((minutes) => left <= minutes * MINUTE_S).at(-1);
  return minutesLeft === undefined ? '' : t('leftMinutes', { count: minutesLeft });
}

/** The time that is left, by the server's clock, and whether answers are kept. */
function ExamClock({ left, t }: { left: number; t: Say }) {
  return (
    <p className={cx(styles.clock, left < MINUTE_S && styles.hurry)} data-left={left}>
      <Icon name="clock" size={20} />
      <span role="timer" aria-label={t('left')} aria-live="off">
        {clockTime(left)}
      </span>
      <VisuallyHidden>
        <span role="status">{spokenTime(left, t)}</span>
      </VisuallyHidden>
    </p>
  );
}

const WORD = { all: 'saved', sending: 'saving', waiting: 'unsaved' } as const;
const SIGN = { all: 'success', sending: 'refresh', waiting: 'warning' } as const;

function SavedState({ saveState, t }: { saveState: SaveState; t: Say }) {
  return (
    <p className={cx(styles.saved, styles[saveState])} role="status" data-saved={saveState}>
      <Icon name={SIGN[saveState]} size={16} />
      {t(WORD[saveState])}
    </p>
  );
}

interface NavigatorProps {
  questions: readonly Question[];
  answerOf: (id: string) => GivenAnswer;
  flags: ReadonlySet<string>;
  /** The place of the one at hand, from 0. */
  at: number;
  go: (place: number) => void;
  t: Say;
}

/** All questions at a glance: which are answered, which are flagged, which one is at hand. */
function Navigator({ questions, answerOf, flags, at, go, t }: NavigatorProps) {
  const answeredCount = questions.filter(({ id }) => isAnswered(answerOf(id))).length;
  return (
    <nav className={navigatorStyles.navigator} aria-label={t('navigator')}>
      <p className={navigatorStyles.done}>{t('answeredOf', { n: answeredCount, count: questions.length })}</p>
      <ol className={navigatorStyles.places}>
        {questions.map(({ id }, index) => {
          const isDone = isAnswered(answerOf(id));
          const state = t(isDone ? 'answered' : 'unanswered');
          const isFlagged = flags.has(id);
          return (
            <li key={id}>
              <button
                type="button"
                className={cx(
                  navigatorStyles.place,
                  isDone && navigatorStyles.answered,
                  isFlagged && navigatorStyles.flagged,
                )}
                aria-label={t(isFlagged ? 'goToFlagged' : 'goTo', { n: index + 1, state })}
                aria-current={index === at ? 'step' : undefined}
                onClick={() => go(index)}
              >
                {index + 1}
                {isFlagged && <Icon name="star" size={12} className={navigatorStyles.star} />}
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

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
    <div className={runningStyles.running}>
      <Head title={info.title} course={info.course} t={t} />
      <div className={runningStyles.bar}>
        <ExamClock left={left} t={t} />
        <SavedState saveState={sheet.saveState} t={t} />
        <Button tone="primary" busy={isBusy} disabled={isOver} onClick={askToHandIn}>
          {t('commit')}
        </Button>
      </div>
      {isOver && (
        <p className={runningStyles.over} role="alert">
          {t(isStuck ? 'overOffline' : 'over')}
        </p>
      )}
      {sheet.refusal !== '' && (
        <p className={runningStyles.over} role="alert">
          {sheet.refusal}
        </p>
      )}
      <div className={runningStyles.columns}>
        <div className={runningStyles.card} ref={place} tabIndex={-1}>
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
          <div className={runningStyles.turns}>
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
        <aside className={runningStyles.side}>
          <Navigator questions={questions} answerOf={answerOf} flags={flags} at={at} go={go} t={t} />
          <p className={runningStyles.keys}>{t('keys')}</p>
        </aside>
      </div>
    </div>
  );
}
