/** A row of links of which one is chosen: tags, types or orders. Each keeps its id, so that the focus finds it again. */
import { cx } from '#ui/cx.ts';
import { Link } from '#ui/link.tsx';
import styles from './view.module.css';

export interface Choice {
  id: string;
  label: string;
  href: string;
  isChosen: boolean;
  count?: number;
}

interface ChoicesProps {
  /** Name of the row, and what its ids begin with. */
  label: string;
  prefix: string;
  choices: readonly Choice[];
  look: 'chips' | 'plain';
}

export function Choices({ label, prefix, choices, look }: ChoicesProps) {
  return (
    <nav aria-label={label} className={styles.row}>
      {look === 'plain' && (
        <span className={styles.rowName} aria-hidden="true">
          {label}
        </span>
      )}
      <ul className={cx(styles.choices, styles[look])}>
        {choices.map(({ id, label: name, href, isChosen, count }) => (
          <li key={id}>
            <Link
              id={`${prefix}-${id}`}
              href={href}
              className={styles.choice}
              aria-current={isChosen ? 'true' : undefined}
            >
              {name}
              {count !== undefined && <span className={styles.count}>{count}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
