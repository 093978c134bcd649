/** One task of the list: what it is, when it is due, where it stands, and the way to it. */
import { OrderGoods } from '#pieces/order-goods.tsx';
import { PersonalRow } from '#pieces/personal-list.tsx';
import { studyHref } from '#schemas/address/study-href.ts';
import type { Locale } from '#schemas/locale.ts';
import { PATHS } from '#schemas/paths.ts';
import {
  STUDY_STATE,
  STUDY_STATE_NAMES,
  type StudyTask,
  TASK_STATE_NAMES,
  type TaskRow,
} from '#schemas/task/task.ts';
import { Badge, type BadgeTone } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { cx } from '#ui/cx.ts';
import { Link } from '#ui/link.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { useMoment } from '#ui/use-moment.ts';
import styles from './view.module.css';
import { sayDue } from './say-due.ts';
import { type Key, type Say } from './words.ts';

const TONES: Readonly<Record<(typeof TASK_STATE_NAMES)[number], BadgeTone>> = {
  todo: 'primary',
  draft: 'neutral',
  committed: 'neutral',
  returned: 'warning',
  reviewed: 'success',
};
const ACTIONS: Readonly<Record<(typeof TASK_STATE_NAMES)[number], Key>> = {
  todo: 'answer',
  draft: 'goOn',
  committed: 'look',
  returned: 'revise',
  reviewed: 'look',
};

const taskHref = (id: string): string => `${PATHS['check-task']}?task_id=${encodeURIComponent(id)}`;

interface RowProps<Item> {
  item: Item;
  t: Say;
  locale: Locale;
}

export function HandInRow({ item, t, locale }: RowProps<TaskRow>) {
  const moment = useMoment(locale);
  const state = TASK_STATE_NAMES[item.state] ?? 'todo';
  const href = taskHref(item.task_id);
  return (
    <PersonalRow
      note={
        <span className={cx(item.is_overdue && styles.overdue)}>
          {sayDue(t, moment, item.due_ts, item.is_overdue)}
        </span>
      }
      state={
        <span className={styles.badges}>
          {item.is_late && <Badge tone="warning">{t('late')}</Badge>}
          <Badge tone={TONES[state]}>{t(state)}</Badge>
        </span>
      }
      sum={item.score >= 0 && t('score', { n: item.score })}
      action={
        <Button
          size="s"
          tone={ACTIONS[state] === 'look' ? 'secondary' : 'primary'}
          href={href}
          aria-label={`${t(ACTIONS[state])}: ${item.title}`}
        >
          {t(ACTIONS[state])}
        </Button>
      }
    >
      <div className={styles.task}>
        <Link className={styles.title} href={href}>
          {item.title}
        </Link>
        {item.goods_title !== '' && <p className={styles.of}>{t('of', { title: item.goods_title })}</p>}
      </div>
    </PersonalRow>
  );
}

const STUDY_TONES: Readonly<Record<(typeof STUDY_STATE_NAMES)[number], BadgeTone>> = {
  notStarted: 'neutral',
  doing: 'primary',
  done: 'success',
  overdue: 'error',
};

export function StudyRow({ item, t, locale }: RowProps<StudyTask>) {
  const moment = useMoment(locale);
  const { goods_id: id, goods_type: type, goods_title: title, cover, max_progress: progress } = item;
  const state = STUDY_STATE_NAMES[item.state] ?? 'notStarted';
  const isDone = item.state === STUDY_STATE.done;
  const value = isDone ? 100 : progress;
  const action = isDone ? 'review' : progress > 0 ? 'continue' : 'start';
  return (
    <PersonalRow
      note={sayDue(t, moment, item.due_ts, item.state === STUDY_STATE.overdue)}
      state={<Badge tone={STUDY_TONES[state]}>{t(state)}</Badge>}
      sum={
        <ProgressBar
          label={t('progressOf', { title })}
          value={value}
          isDone={isDone}
          text={isDone ? t('finished') : t('progress', { n: value })}
        />
      }
      action={
        <Button
          size="s"
          tone={isDone ? 'secondary' : 'primary'}
          href={studyHref({ id, type })}
          aria-label={`${t(action)}: ${title}`}
        >
          {t(action)}
        </Button>
      }
    >
      <OrderGoods goods={{ id, type, title: item.title, cover }} lines={[t('of', { title })]} />
    </PersonalRow>
  );
}
