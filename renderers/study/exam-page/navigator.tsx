/** All questions at a glance: which are answered, which are flagged, which one is at hand. */
import { isAnswered, type GivenAnswer, type Question } from '#schemas/exam/question.ts';
import { cx } from '#ui/cx.ts';
import { Icon } from '#ui/icon.tsx';
import type { Say } from './say.ts';
import styles from './navigator.module.css';

interface NavigatorProps {
  questions: readonly Question[];
  answerOf: (id: string) => GivenAnswer;
  flags: ReadonlySet<string>;
  /** The place of the one at hand, from 0. */
  at: number;
  go: (place: number) => void;
  t: Say;
}

export function Navigator({ questions, answerOf, flags, at, go, t }: NavigatorProps) {
  const answeredCount = questions.filter(({ id }) => isAnswered(answerOf(id))).length;
  return (
    <nav className={styles.navigator} aria-label={t('navigator')}>
      <p className={styles.done}>{t('answeredOf', { n: answeredCount, count: questions.length })}</p>
      <ol className={styles.places}>
        {questions.map(({ id }, index) => {
          const isDone = isAnswered(answerOf(id));
          const state = t(isDone ? 'answered' : 'unanswered');
          const isFlagged = flags.has(id);
          return (
            <li key={id}>
              <button
                type="button"
                className={cx(styles.place, isDone && styles.answered, isFlagged && styles.flagged)}
                aria-label={t(isFlagged ? 'goToFlagged' : 'goTo', { n: index + 1, state })}
                aria-current={index === at ? 'step' : undefined}
                onClick={() => go(index)}
              >
                {index + 1}
                {isFlagged && <Icon name="star" size={12} className={styles.star} />}
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
