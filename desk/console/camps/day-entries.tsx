/** What opens and is due, day by day: each line says when and of which camp, and is moved from here. */
import { useTranslation } from '#i18n/use-translation.ts';
import { useSay } from '#desk/kit/screens/use-say.ts';
import { secondsOf } from '#schemas/time.ts';
import { entriesByDay } from '#desk/kit/month/month-entries.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import type { CampEntry } from './camp-entries.ts';
import { campsWords } from './words.ts';
import styles from './camps.module.css';

interface DayEntriesProps {
  entries: readonly CampEntry[];
  /** Title of a camp; empty for none. */
  titleOf: (campId: string) => string;
  change: (entry: CampEntry) => void;
}

function EntryLine({ entry, titleOf, change }: Omit<DayEntriesProps, 'entries'> & { entry: CampEntry }) {
  const t = useTranslation(campsWords);
  const say = useSay();
  const { lesson, task, text, campId, at, key } = entry;
  const note = [
    titleOf(campId),
    lesson !== undefined && lesson.day > 0 ? t('day', { day: lesson.day }) : '',
    say.moment(at),
  ].filter((part) => part !== '');
  return (
    <li className={styles.entry} data-entry={key}>
      <div className={styles.words}>
        <span>
          <Badge tone={task === undefined ? 'primary' : 'warning'}>
            {t(task === undefined ? 'opens' : 'due')}
          </Badge>{' '}
          <strong>{text}</strong> {task?.is_off === true && <Badge>{t('off')}</Badge>}
          {lesson?.is_required === false && <Badge>{t('optional')}</Badge>}
        </span>
        <span className={styles.note}>{note.join(' · ')}</span>
      </div>
      <Button
        size="s"
        data-action="move"
        aria-label={`${t('change')}: ${text}`}
        onClick={() => change(entry)}
      >
        {t('change')}
      </Button>
    </li>
  );
}

export function DayEntries({ entries, ...rest }: DayEntriesProps) {
  const say = useSay();
  return (
    <div className={styles.days}>
      {[...entriesByDay(entries)].map(([day, entriesOfDay]) => (
        <section key={day} aria-label={say.day(secondsOf(day))}>
          <h3 className={styles.day}>{say.day(secondsOf(day))}</h3>
          <ul className={styles.list}>
            {entriesOfDay.map((entry) => (
              <EntryLine key={entry.key} entry={entry} {...rest} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
