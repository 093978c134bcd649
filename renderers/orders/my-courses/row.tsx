/** One course of the learner: when they were in it last, how far they came, and the way on. */
import type { Locale } from '#schemas/locale.ts';
import type { StudiedCourse } from '#schemas/content/owned.ts';
import { studyHref } from '#schemas/address/study-href.ts';
import { formatDay } from '#i18n/format-day.ts';
import type { Translate, WordKeys } from '#i18n/words.ts';
import { OrderGoods } from '#pieces/order-goods.tsx';
import { PersonalRow } from '#pieces/personal-list.tsx';
import { Button } from '#ui/button.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { useMoment } from '#ui/use-moment.ts';
import type { words } from './words.ts';

type Say = Translate<WordKeys<typeof words>>;

interface RowProps {
  course: StudiedCourse;
  t: Say;
  locale: Locale;
}

/** Of a course its lessons, which say more than a percentage (D81). */
function saidOf(
  { is_finish: isDone, max_progress: n, lesson_count: count, finished_count }: StudiedCourse,
  t: Say,
) {
  if (isDone === 1) return t('finished');
  return count > 0 && n > 0 ? t('lessons', { n, done: finished_count, count }) : t('progress', { n });
}

export function Row({ course, t, locale }: RowProps) {
  const moment = useMoment(locale);
  const { goods_id: id, goods_type: type, title, cover, expire_ts: end, last_learn_ts: last } = course;
  const isDone = course.is_finish === 1;
  const value = isDone ? 100 : course.max_progress;
  const action = isDone ? 'review' : last > 0 ? 'continue' : 'start';
  return (
    <PersonalRow
      note={last > 0 ? t('last', { time: moment(last) }) : t('fresh')}
      state={end > 0 && t('until', { date: formatDay(end, locale) })}
      sum={
        <ProgressBar
          label={t('progressOf', { title })}
          value={value}
          isDone={isDone}
          text={saidOf(course, t)}
        />
      }
      action={
        <Button size="s" tone="primary" href={studyHref({ id, type })} aria-label={`${t(action)}: ${title}`}>
          {t(action)}
        </Button>
      }
    >
      <OrderGoods
        goods={{ id, type, title, cover }}
        lines={[course.lesson_title === '' ? '' : t('lesson', { title: course.lesson_title })]}
      />
    </PersonalRow>
  );
}
