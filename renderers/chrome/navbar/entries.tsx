/** The personal entries: side by side, or in one menu where they would take the shop's own menu's room (M84-M86). */
import { Link } from '#ui/link.tsx';
import { Menu } from './menu.tsx';
import type { Entry } from './right-area.ts';
import styles from './view.module.css';

interface EntriesProps {
  id: string;
  entries: readonly Entry[];
  /** In one menu instead of side by side. */
  isFolded: boolean;
  path: string;
  label: string;
}

export function Entries({ id, entries, isFolded, path, label }: EntriesProps) {
  if (entries.length === 0) return null;
  if (isFolded) {
    return (
      <ul className={styles.entries}>
        <Menu id={id} title={label} label={label} path={path} entries={entries} align="end" />
      </ul>
    );
  }
  return (
    <ul className={styles.entries} aria-label={label} data-roving>
      {entries.map(({ key, title, target }) => (
        <li key={key}>
          <Link
            target={target}
            className={styles.entry}
            aria-current={target?.href === path ? 'page' : undefined}
          >
            {title}
          </Link>
        </li>
      ))}
    </ul>
  );
}
