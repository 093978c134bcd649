/** One record: what was studied and in which course, how far, how long and when, and the way back to the place. */
import { formatDayText } from '#i18n/format-day.ts';
import { OrderGoods } from '#pieces/order-goods.tsx';
import { PersonalRow } from '#pieces/personal-list.tsx';
import { sayLeft, sayStudyTime } from '#pieces/study-time.ts';
import { studyHref } from '#schemas/address/study-href.ts';
import type { LearningRecord } from '#schemas/api/learning/records.ts';
import type { Locale } from '#schemas/locale.ts';
import { pathTo } from '#schemas/paths.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { useMoment } from '#ui/use-moment.ts';
import type { Say } from './words.ts';

interface RowProps {
  record: LearningRecord;
  t: Say;
  locale: Locale;
}

/** The furthest a learner ever came: going back to look something up loses nothing. */
export function progressText({ record, t, locale }: RowProps): string {
  const { is_finish: isDone, finished_at: at, max_learn_progress: n, seconds_left: left } = record;
  const { lesson_count: count, finished_count: finishedCount } = record;
  if (isDone === 1) return at === '' ? t('finished') : t('finishedOn', { date: formatDayText(at, locale) });
  const rest = count > 0 ? t('lessons', { n: finishedCount, count }) : left > 0 ? sayLeft(left, locale) : '';
  return [t('progress', { n }), rest].filter(Boolean).join(' · ');
}

/** The place on the study page; where it is no lesson, or may not be studied any more, its own page; else nothing. */
export function hrefOf({
  resource_id: id,
  resource_type: type,
  state,
  can_study,
  ...record
}: LearningRecord) {
  const course = record.product_id === '' ? undefined : { id: record.product_id, type: record.product_type };
  if (can_study) return studyHref({ id, type }, course);
  return state === 'off' ? undefined : pathTo('detail', { id, type });
}

/** When it was studied last, and how long in all (seconds). */
export function noteOf({
  at,
  stay,
  t,
  locale,
}: {
  at: string;
  stay: number;
  t: Say;
  locale: Locale;
}): string {
  const last = t('last', { time: at });
  return stay > 0 ? `${last} · ${t('stay', { time: sayStudyTime(stay, locale) })}` : last;
}

/** The way back into it; nothing where it leads nowhere. */
export function GoOn({ record, t }: Pick<RowProps, 'record' | 't'>) {
  const href = hrefOf(record);
  if (href === undefined) return null;
  const action = record.can_study ? (record.is_finish === 1 ? 'review' : 'continue') : 'look';
  return (
    <Button
      size="s"
      tone={action === 'continue' ? 'primary' : 'secondary'}
      href={href}
      aria-label={`${t(action)}: ${record.title}`}
    >
      {t(action)}
    </Button>
  );
}

export function Row(props: RowProps) {
  const { record, t, locale } = props;
  const moment = useMoment(locale);
  const { resource_id: id, resource_type: type, title, cover, stay_time: stay } = record;
  const isDone = record.is_finish === 1;
  const isOff = record.state === 'off';
  const href = hrefOf(record);
  return (
    <PersonalRow
      isQuiet={isOff}
      note={noteOf({ at: moment(record.last_learn_ts), stay, t, locale })}
      state={isOff ? <Badge>{t('off')}</Badge> : isDone && <Badge tone="success">{t('finished')}</Badge>}
      sum={
        <ProgressBar
          label={t('progressOf', { title })}
          value={isDone ? 100 : record.max_learn_progress}
          isDone={isDone}
          text={progressText(props)}
        />
      }
      action={<GoOn record={record} t={t} />}
    >
      <OrderGoods
        goods={{ id, type, title, cover }}
        isGone={href === undefined}
        {...(href === undefined ? {} : { href })}
        lines={[
          record.product_title === '' ? '' : t('of', { title: record.product_title }),
          isOff ? t(record.can_study ? 'offMine' : 'offGone') : record.can_study ? '' : t('closed'),
        ]}
      />
    </PersonalRow>
  );
}
