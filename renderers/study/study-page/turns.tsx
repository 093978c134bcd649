/** The lessons before and after: links where they open, else in words why not. */
import { lockText } from '#pieces/lesson-words.ts';
import type { Locale } from '#schemas/locale.ts';
import { Icon } from '#ui/icon.tsx';
import { Link } from '#ui/link.tsx';
import { useMoment } from '#ui/use-moment.ts';
import type { Line, Place } from './lessons.ts';
import type { Say } from './say.ts';
import styles from './view.module.css';

interface TurnsProps {
  place: Place;
  hrefOf: (line: Line) => string;
  t: Say;
  locale: Locale;
}

interface TurnProps extends Pick<TurnsProps, 'hrefOf' | 't' | 'locale'> {
  line: Line | undefined;
  to: 'before' | 'after';
}

function Turn({ line, to, hrefOf, t, locale }: TurnProps) {
  const moment = useMoment(locale);
  const label = (
    <span className={styles.turnLabel}>
      {to === 'before' && <Icon name="chevron-left" size={16} />}
      {t(to)}
      {to === 'after' && <Icon name="chevron-right" size={16} />}
    </span>
  );
  if (line === undefined) return <p className={styles.turn}>{t(to === 'before' ? 'first' : 'last')}</p>;
  if (line.lock !== '')
    return (
      <p className={styles.turn}>
        {label}
        <span>{line.node.title}</span>
        {line.lock !== undefined && (
          <span className={styles.quiet}>
            {lockText({ lock: line.lock, unlock_ts: line.node.unlock_ts }, locale, moment)}
          </span>
        )}
      </p>
    );
  return (
    <Link className={styles.turn} href={hrefOf(line)}>
      {label}
      <span>{line.node.title}</span>
    </Link>
  );
}

export function Turns({ place, ...turnProps }: TurnsProps) {
  if (place.number === 0) return null;
  return (
    <nav className={styles.turns} aria-label={turnProps.t('around')}>
      <Turn {...turnProps} line={place.before} to="before" />
      <Turn {...turnProps} line={place.after} to="after" />
    </nav>
  );
}
