/** Draws one task: asked for when it is opened, and anew where its answer changed elsewhere. */
import { defineView } from '#engine/define-view.ts';
import { useTask } from '#features/tasks/index.ts';
import { PATHS } from '#schemas/paths.ts';
import { Button } from '#ui/button.tsx';
import { Empty } from '#ui/empty.tsx';
import { FailedScreen } from '#ui/failed-screen.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { definition } from './definition.ts';
import { HandedInAnswer } from './handed-in-answer.tsx';
import { Head } from './head.tsx';
import { TaskReview } from './task-review.tsx';
import { words } from './words.ts';
import { Writing } from './writing.tsx';
import styles from './view.module.css';

const NOTHING: ReadonlySet<string> = new Set(['not-found', 'bad-parameters']);

export default defineView(definition, words, function TaskPage({ root, id, props, t, locale, act, intend }) {
  const { task, fault, turn, reload } = useTask(act, props.task_id);
  if (task !== undefined)
    return (
      <div {...root} className={styles.page}>
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
  if (fault === undefined)
    return (
      <div {...root} className={styles.page} role="status" aria-busy="true" aria-label={t('loading')}>
        {['184px', '420px'].map((height) => (
          <Skeleton key={height} shape="block" height={height} />
        ))}
      </div>
    );
  return (
    <div {...root} className={styles.page}>
      {NOTHING.has(fault.code) ? (
        <Empty
          level={1}
          title={t('missing')}
          hint={t('missingHint')}
          action={<Button href={PATHS['task-book']}>{t('toTasks')}</Button>}
        />
      ) : (
        <FailedScreen retry={() => void reload()} message={fault.text} />
      )}
    </div>
  );
});
