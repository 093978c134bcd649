/** What was said of the answer: that it waits, that it was sent back, or its score and comment. */
import type { Locale } from '#schemas/locale.ts';
import { TASK_STATE, type Task } from '#schemas/task/task.ts';
import { useMoment } from '#ui/use-moment.ts';
import type { Say } from './say.ts';
import styles from './view.module.css';

export function TaskReview({ task, t, locale }: { task: Task; t: Say; locale: Locale }) {
  const moment = useMoment(locale);
  const { state, answer } = task;
  if (state === TASK_STATE.committed)
    return (
      <section className={styles.card} role="status">
        <h2 className={styles.heading}>{t('waitingReview')}</h2>
        <p className={styles.hint}>{t('handedInAt', { time: moment(answer.committed_ts) })}</p>
      </section>
    );
  if (state !== TASK_STATE.returned && state !== TASK_STATE.reviewed) return null;
  const isReviewed = state === TASK_STATE.reviewed;
  return (
    <section className={styles.card}>
      <h2 className={styles.heading}>{t(isReviewed ? 'reviewedTitle' : 'returnedTitle')}</h2>
      {isReviewed && task.score >= 0 && (
        <p className={styles.score}>
          <span className={styles.hint}>{t('score')}</span> {task.score}
        </p>
      )}
      <p className={styles.stem}>{answer.comment === '' ? t('noComment') : answer.comment}</p>
      <p className={styles.hint}>{t('decidedAt', { time: moment(answer.decided_ts) })}</p>
    </section>
  );
}
