/** The parts of a section as links above its list; the address says which one is open. */
import { Link, useLocation } from 'react-router-dom';
import { useTranslation } from '#i18n/use-translation.ts';
import styles from './lists.module.css';
import { openPart } from './open-part.ts';
import { listWords } from './words.ts';

export interface PartLink {
  /** A path of the desk, with what is filtered in its query. */
  to: string;
  label: string;
}

export function PartLinks({ parts }: { parts: readonly PartLink[] }) {
  const t = useTranslation(listWords);
  const now = openPart(
    parts.map(({ to }) => to),
    useLocation(),
  );
  return (
    <nav className={styles.parts} aria-label={t('parts')}>
      {parts.map(({ to, label }) => (
        <Link key={to} to={to} className={styles.part} aria-current={to === now ? 'page' : undefined}>
          {label}
        </Link>
      ))}
    </nav>
  );
}
