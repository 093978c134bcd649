/** The pages of the results, each an address of its own. */
import { Icon } from '#ui/icon.tsx';
import { Link } from '#ui/link.tsx';
import { pageNumbers } from './page-numbers.ts';
import type { ResultsTranslate } from './words.ts';
import styles from './paging.module.css';

interface PagingProps {
  page: number;
  last: number;
  hrefOf: (page: number) => string;
  t: ResultsTranslate;
}

export function Paging({ page, last, hrefOf, t }: PagingProps) {
  if (last < 2) return null;
  return (
    <nav aria-label={t('pages')} className={styles.paging}>
      {page > 1 && (
        <Link href={hrefOf(page - 1)} className={styles.step}>
          <Icon name="chevron-left" size={16} />
          {t('previousPage')}
        </Link>
      )}
      <ol className={styles.numbers}>
        {pageNumbers(page, last).map((number) => (
          <li key={number}>
            {typeof number === 'number' ? (
              <Link
                href={hrefOf(number)}
                className={styles.number}
                aria-label={t('page', { n: number })}
                aria-current={number === page ? 'page' : undefined}
              >
                {number}
              </Link>
            ) : (
              <span className={styles.gap} aria-hidden="true">
                …
              </span>
            )}
          </li>
        ))}
      </ol>
      {page < last && (
        <Link href={hrefOf(page + 1)} className={styles.step}>
          {t('nextPage')}
          <Icon name="chevron-right" size={16} />
        </Link>
      )}
    </nav>
  );
}
