/** What the task is: its title, when it is due, where it stands, what it belongs to, and what is asked. */
import column from '#pieces/personal-list.module.css';
import type { Locale } from '#schemas/locale.ts';
import { PATHS, pathTo } from '#schemas/paths.ts';
import { type Task, TASK_STATE_NAMES, TASK_TYPE } from '#schemas/task/task.ts';
import { Badge, type BadgeTone } from '#ui/badge.tsx';
import { Link } from '#ui/link.tsx';
import { useMoment } from '#ui/use-moment.ts';
import styles from './view.module.css';
import type { Key, Say } from './words.ts';

const TONES: Readonly<Record<(typeof TASK_STATE_NAMES)[number], BadgeTone>> = {
  todo: 'primary',
  draft: 'neutral',
  committed: 'neutral',
  returned: 'warning',
  reviewed: 'success',
};

function needOf({ type, is_multiple: isMultiple }: Task): Key {
  if (type === TASK_TYPE.text) return 'typeText';
  if (type === TASK_TYPE.image) return 'typeImage';
  if (type === TASK_TYPE.audio) return 'typeAudio';
  return isMultiple ? 'typeMany' : 'typeOne';
}

export function Head({ task, t, locale }: { task: Task; t: Say; locale: Locale }) {
  const moment = useMoment(locale);
  const state = TASK_STATE_NAMES[task.state] ?? 'todo';
  const { due_ts: due, goods_id: id, goods_type: type } = task;
  return (
    <>
      <nav aria-label={t('toTasks')}>
        <Link className={styles.back} href={PATHS['task-book']}>
          {t('toTasks')}
        </Link>
      </nav>
      <section className={styles.card}>
        <div className={column.line}>
          <h1 className={styles.title}>{task.title}</h1>
          <span className={styles.badges}>
            {task.is_overdue && <Badge tone="error">{t('overdue')}</Badge>}
            {task.is_late && <Badge tone="warning">{t('late')}</Badge>}
            <Badge tone={TONES[state]}>{t(state)}</Badge>
          </span>
        </div>
        <p className={styles.hint}>{due === 0 ? t('noDue') : t('due', { time: moment(due) })}</p>
        {task.is_overdue && <p className={styles.warning}>{t(task.can_answer ? 'lateOk' : 'lateNot')}</p>}
        {id !== '' && (
          <p className={styles.hint}>
            {t('of')}{' '}
            <Link className={styles.link} href={pathTo('detail', { id, type })}>
              {task.goods_title}
            </Link>
          </p>
        )}
        <h2 className={styles.heading}>{t('stem')}</h2>
        {task.stem !== '' && <p className={styles.stem}>{task.stem}</p>}
        <p className={styles.hint}>{t(needOf(task))}</p>
      </section>
    </>
  );
}
