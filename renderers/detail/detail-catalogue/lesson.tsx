/** One lesson of the outline: a link where it opens, else its title with what locks it. */
import { studyHref } from '#schemas/address/study-href.ts';
import type { Locale } from '#schemas/locale.ts';
import { pathTo } from '#schemas/paths.ts';
import { resourceOfType } from '#schemas/content/resource-type.ts';
import type { Translate, WordKeys } from '#i18n/words.ts';
import { campWords } from '#pieces/camp-words.ts';
import { lessonWords, lockText } from '#pieces/lesson-words.ts';
import { Badge } from '#ui/badge.tsx';
import { CardLink } from '#ui/card-link.tsx';
import { cx } from '#ui/cx.ts';
import { Icon } from '#ui/icon.tsx';
import { clockTime } from '#ui/clock-time.ts';
import { useMoment } from '#ui/use-moment.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { isOpen, type Branch } from './outline-tree.ts';
import type { words } from './words.ts';
import styles from './view.module.css';

type Say = Translate<WordKeys<typeof words>>;

export interface LessonProps {
  lesson: Branch;
  goodsId: string;
  isFree: boolean;
  t: Say;
  locale: Locale;
}

function State({ lesson, isFree, t, locale }: LessonProps) {
  const moment = useMoment(locale);
  const label = lessonWords.in(locale);
  if (lesson.isFinished)
    return (
      <span className={styles.done}>
        <Icon name="success" size={16} />
        {label('finished')}
      </span>
    );
  if (lesson.progress > 0)
    return <span className={styles.note}>{label('studied', { percent: lesson.progress })}</span>;
  if (lesson.is_try && lesson.lock !== '')
    return (
      <Badge tone="primary">
        {lesson.try_seconds > 0 ? t('trialFor', { time: clockTime(lesson.try_seconds) }) : t('trial')}
      </Badge>
    );
  if (isOpen(lesson, isFree)) return null;
  // A stranger's outline says no lock: what does not open for them is to be bought.
  const why = lockText({ ...lesson, lock: lesson.lock ?? 'buy' }, locale, moment);
  const isTold = lesson.lock === 'not-yet' || lesson.lock === 'off';
  return (
    <span className={styles.note}>
      {isTold ? why : <VisuallyHidden>{why}</VisuallyHidden>}
      <Icon name="lock" size={16} />
    </span>
  );
}

export function Lesson(props: LessonProps) {
  const { lesson, goodsId, isFree } = props;
  const { resource_id: id, resource_type: type } = lesson;
  const opens = isOpen(lesson, isFree) && id !== '';
  // Whoever may study goes to study; a trial is tried on the lesson's own page.
  const href =
    lesson.lock === ''
      ? studyHref({ id, type }, { id: goodsId, type: 0 })
      : `${pathTo('detail', { id, type })}?from_tag=${goodsId}`;
  return (
    <li className={cx(styles.lesson, opens && styles.open)}>
      <Icon name={resourceOfType(type)?.icon ?? 'article'} size={16} className={styles.sign} />
      <span className={styles.name}>
        {opens ? <CardLink href={href}>{lesson.title}</CardLink> : lesson.title}
        {!lesson.is_required && (
          <small className={styles.optional}>{campWords.in(props.locale)('optional')}</small>
        )}
      </span>
      <span className={styles.facts}>
        <State {...props} />
        {lesson.seconds > 0 && <span className={styles.length}>{clockTime(lesson.seconds)}</span>}
      </span>
    </li>
  );
}
