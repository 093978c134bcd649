/** One record: what was studied and in which course, how far, how long and when, and the way back to the place. */
import { studyHref } from '#schemas/address/study-href.ts';
import type { LearningRecord } from '#schemas/api/learn/learn.records.get.ts';
import { formatDayText } from '#i18n/format-day.ts';
import type { Locale } from '#schemas/locale.ts';
import { pathTo } from '#schemas/paths.ts';
import { OrderGoods } from '#pieces/order-goods.tsx';
import { OwnRow } from '#pieces/own-list.tsx';
import { sayLeft, sayStudyTime } from '#pieces/study-time.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { useMoment } from '#ui/use-moment.ts';
import type { Say } from './say.ts';

interface RowProps {
  record: LearningRecord;
  t: Say;
  locale: Locale;
}

/** The furthest a learner ever came: going back to look something up loses nothing. */
function saidOf({ record, t, locale }: RowProps): string {
  const { is_finish: done, finished_at: at, max_learn_progress: n, seconds_left: left } = record;
  const { lesson_count: count, finished_count: finished } = record;
  if (done === 1) return at === '' ? t('finished') : t('finishedOn', { date: formatDayText(at, locale) });
  const rest = count > 0 ? t('lessons', { n: finished, count }) : left > 0 ? sayLeft(left, locale) : '';
  return [t('progress', { n }), rest].filter(Boolean).join(' · ');
}

/** The place on the study page; where it is no lesson, or may not be studied any more, its own page; else nothing. */
function hrefOf({ resource_id: id, resource_type: type, state, can_study, ...record }: LearningRecord) {
  const course = record.product_id === '' ? undefined : { id: record.product_id, type: record.product_type };
  if (can_study) return studyHref({ id, type }, course);
  return state === 'off' ? undefined : pathTo('detail', { id, type });
}

export function Row(props: RowProps) {
  const { record, t, locale } = props;
  const moment = useMoment(locale);
  const { resource_id: id, resource_type: type, title, cover, stay_time: stay } = record;
  const isDone = record.is_finish === 1;
  const isOff = record.state === 'off';
  const href = hrefOf(record);
  const action = record.can_study ? (isDone ? 'review' : 'continue') : 'look';
  return (
    <OwnRow
      isQuiet={isOff}
      note={[
        t('last', { time: moment(record.last_learn_ts) }),
        ...(stay > 0 ? [t('stay', { time: sayStudyTime(stay, locale) })] : []),
      ].join(' · ')}
      state={isOff ? <Badge>{t('off')}</Badge> : isDone && <Badge tone="success">{t('finished')}</Badge>}
      sum={
        <ProgressBar
          label={t('progressOf', { title })}
          value={isDone ? 100 : record.max_learn_progress}
          isDone={isDone}
          text={saidOf(props)}
        />
      }
      action={
        href !== undefined && (
          <Button
            size="s"
            tone={action === 'continue' ? 'primary' : 'secondary'}
            href={href}
            aria-label={`${t(action)}: ${title}`}
          >
            {t(action)}
          </Button>
        )
      }
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
    </OwnRow>
  );
}
