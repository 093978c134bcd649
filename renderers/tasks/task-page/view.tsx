/** Draws one task: asked for when it is opened, and anew where its answer changed elsewhere. */
import { defineView } from '#engine/define-view.ts';
import { useTask } from '#features/tasks/index.ts';
import column from '#pieces/personal-list.module.css';
import { UnopenedPage } from '#pieces/unopened-page.tsx';
import type { Locale } from '#schemas/locale.ts';
import { PATHS } from '#schemas/paths.ts';
import { type Task, TASK_STATE } from '#schemas/task/task.ts';
import { Button } from '#ui/button.tsx';
import { cx } from '#ui/cx.ts';
import { useMoment } from '#ui/use-moment.ts';
import { definition } from './definition.ts';
import { Head } from './head.tsx';
import { SoundRow } from './sound-row.tsx';
import styles from './view.module.css';
import { type Say, words } from './words.ts';
import { Writing } from './writing.tsx';

/** An answer that takes no changes: as it was handed in. */
function HandedInAnswer({ task, t }: { task: Task; t: Say }) {
  const { answer, images, audio, options } = task.answer;
  if (task.state === TASK_STATE.todo) return null;
  return (
    <section className={styles.card}>
      <h2 className={styles.heading}>{t('mine')}</h2>
      {options.length > 0 && (
        <ul className={styles.chosen}>
          {options.map((place) => (
            <li key={place}>{task.options[place]}</li>
          ))}
        </ul>
      )}
      {answer !== '' && <p className={styles.stem}>{answer}</p>}
      {answer === '' && options.length === 0 && images.length === 0 && audio.length === 0 && (
        <p className={styles.hint}>{t('noAnswer')}</p>
      )}
      {images.length > 0 && (
        <ul className={styles.pictures}>
          {images.map(({ path, url }, place) => (
            <li key={path} className={styles.picture}>
              <a href={url} target="_blank" rel="noreferrer">
                <img src={url} alt={t('image', { n: place + 1 })} loading="lazy" />
              </a>
            </li>
          ))}
        </ul>
      )}
      {audio.length > 0 && (
        <ul className={styles.sounds}>
          {audio.map(({ path, url, seconds }, place) => (
            <SoundRow key={path} name={t('sound', { n: place + 1 })} url={url} seconds={seconds} t={t} />
          ))}
        </ul>
      )}
    </section>
  );
}

/** What was said of the answer: that it waits, that it was sent back, or its score and comment. */
function TaskReview({ task, t, locale }: { task: Task; t: Say; locale: Locale }) {
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

export default defineView(definition, words, function TaskPage({ root, id, props, t, locale, act, intend }) {
  const { task, fault, turn, reload } = useTask(act, props.task_id);
  if (task !== undefined)
    return (
      <div {...root} className={cx(column.column, styles.page)}>
        <Head task={task} t={t} locale={locale} />
        <TaskReview task={task} t={t} locale={locale} />
        {task.can_answer ? (
          <Writing
            key={turn}
            id={id}
            task={task}
            reload={() => void reload()}
            t={t}
            act={act}
            intend={intend}
          />
        ) : (
          <HandedInAnswer task={task} t={t} />
        )}
      </div>
    );
  return (
    <UnopenedPage
      root={root}
      className={styles.page}
      fault={fault}
      reload={() => void reload()}
      words={{ loading: t('loading'), missing: t('missing'), missingHint: t('missingHint') }}
      back={<Button href={PATHS['task-book']}>{t('toTasks')}</Button>}
    />
  );
});
