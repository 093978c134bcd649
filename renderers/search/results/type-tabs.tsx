/** The content types among the results with their counts; each is an address of its own. */
import { resourceOfType } from '#schemas/content/resource-type.ts';
import type { Locale } from '#schemas/locale.ts';
import { formatCount } from '#ui/count.ts';
import { cx } from '#ui/cx.ts';
import { Link } from '#ui/link.tsx';
import tab from '#ui/tab.module.css';
import type { ResultsTranslate } from './words.ts';
import styles from './type-tabs.module.css';

interface TypeTabsProps {
  id: string;
  types: { total: number; list: readonly { type: number; count: number }[] };
  current: number;
  hrefOf: (type: number) => string;
  locale: Locale;
  t: ResultsTranslate;
}

export function TypeTabs({ id, types, current, hrefOf, locale, t }: TypeTabsProps) {
  const tabs = [{ type: 0, count: types.total }, ...types.list];
  const nameOf = (type: number) =>
    type === 0 ? t('all') : (resourceOfType(type)?.name[locale] ?? `${t('other')} ${type}`);
  return (
    <nav aria-label={t('types')}>
      <ul className={cx(tab.lined, styles.tabs)}>
        {tabs.map(({ type, count }) => (
          <li key={type}>
            <Link
              id={`${id}-type-${type}`}
              href={hrefOf(type)}
              className={cx(tab.tab, styles.tab)}
              aria-current={type === current ? 'page' : undefined}
            >
              {nameOf(type)}
              <span className={styles.count}>{formatCount(count, locale)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
