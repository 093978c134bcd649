/** Who has the document open: a mark for each person, the viewer first; nothing while there is no line. */
import { useWords } from '#i18n/use-words.ts';
import { initialsOf } from '#ui/avatar.tsx';
import { useTeam } from './team-context.ts';
import { teamWords } from './words.ts';
import styles from './team.module.css';

/** More are counted. */
const SHOWN_MAX = 5;

export function People() {
  const t = useWords(teamWords);
  const { members } = useTeam();
  if (members.length === 0) return null;
  const rest = members.length - SHOWN_MAX;
  return (
    <ul className={styles.people} aria-label={t('people')}>
      {members.slice(0, SHOWN_MAX).map(({ person, name, colour, isSelf }) => {
        const title = isSelf ? t('self', { name }) : name;
        return (
          <li
            key={person}
            className={styles.person}
            style={{ backgroundColor: colour }}
            data-present={name}
            title={title}
          >
            <span aria-hidden="true">{initialsOf(name)}</span>
            <span className={styles.quiet}>{title}</span>
          </li>
        );
      })}
      {rest > 0 && <li className={styles.peopleCount}>{t('more', { count: rest })}</li>}
    </ul>
  );
}
