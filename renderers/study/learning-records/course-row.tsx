/** A course in the records: when and how long it was studied, each lesson with how far it is, and the way on. */
import type { Locale } from '#schemas/locale.ts';
import { pathTo } from '#schemas/paths.ts';
import { OrderGoods } from '#pieces/order-goods.tsx';
import { PersonalRow } from '#pieces/personal-list.tsx';
import { Link } from '#ui/link.tsx';
import { useMoment } from '#ui/use-moment.ts';
import type { LearningRecord } from '#schemas/api/learning/records.ts';
import { GoOn, hrefOf, noteOf, progressText } from './row.tsx';
import type { Say } from './say.ts';
import styles from './course-row.module.css';

interface CourseRowProps {
  /** The course's own record, where it has one. */
  own: LearningRecord | undefined;
  /** At least one, the latest first. */
  lessons: readonly LearningRecord[];
  t: Say;
  locale: Locale;
}

function Lesson({ record, t, locale }: { record: LearningRecord; t: Say; locale: Locale }) {
  const href = hrefOf(record);
  return (
    <li className={styles.lesson}>
      {href === undefined ? <span>{record.title}</span> : <Link href={href}>{record.title}</Link>}
      <span className={styles.far}>{progressText({ record, t, locale })}</span>
    </li>
  );
}

export function CourseRow({ own, lessons, t, locale }: CourseRowProps) {
  const moment = useMoment(locale);
  const [latest] = lessons;
  if (latest === undefined) return null;
  const { product_id: id, product_type: type, product_title: title } = latest;
  const goOn = lessons.find((one) => one.can_study) ?? latest;
  const stay = [own, ...lessons].reduce((sum, one) => sum + (one?.stay_time ?? 0), 0);
  return (
    <PersonalRow
      note={noteOf({ at: moment(latest.last_learn_ts), stay, t, locale })}
      state={null}
      sum={null}
      action={<GoOn record={goOn} t={t} />}
    >
      <OrderGoods
        goods={{ id, type, title, cover: own?.cover ?? latest.cover }}
        href={pathTo('detail', { id, type })}
        lines={[goOn.can_study ? '' : t(goOn.state === 'off' ? 'offGone' : 'closed')]}
      />
      <ul className={styles.lessons}>
        {lessons.map((one) => (
          <Lesson key={one.id} record={one} t={t} locale={locale} />
        ))}
      </ul>
    </PersonalRow>
  );
}
