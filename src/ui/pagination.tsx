/** The pages of a list as links: the first, the last, and those around the one shown. */
import { Icon } from './icon.tsx';
import { Link } from './link.tsx';
import styles from './pagination.module.css';

export interface PaginationProps {
  /** Name of the navigation. */
  label: string;
  page: number;
  pages: number;
  hrefOf: (page: number) => string;
  words: { previous: string; next: string; page: (page: number) => string };
}

/** Page numbers to show, ascending; 0 stands for the ones left out in between. */
export function pagesAround(page: number, pages: number): number[] {
  const numbers = [...new Set([1, page - 1, page, page + 1, pages])].filter(
    (one) => one >= 1 && one <= pages,
  );
  return numbers.flatMap((one, index) => {
    const before = numbers[index - 1] ?? one - 1;
    if (one - before === 2) return [one - 1, one];
    return one - before > 2 ? [0, one] : [one];
  });
}

export function Pagination({ label, page, pages, hrefOf, words }: PaginationProps) {
  if (pages <= 1) return null;
  return (
    <nav aria-label={label}>
      <ul className={styles.pages}>
        {page > 1 && (
          <li>
            <Link className={styles.page} href={hrefOf(page - 1)} data-rel="prev">
              <Icon name="chevron-left" size={16} />
              {words.previous}
            </Link>
          </li>
        )}
        {pagesAround(page, pages).map((one, index) => (
          <li key={one === 0 ? `gap-${index}` : one}>
            {one === 0 ? (
              <span className={styles.gap} aria-hidden="true">
                …
              </span>
            ) : (
              <Link
                className={styles.page}
                href={hrefOf(one)}
                aria-label={words.page(one)}
                aria-current={one === page ? 'page' : undefined}
              >
                {one}
              </Link>
            )}
          </li>
        ))}
        {page < pages && (
          <li>
            <Link className={styles.page} href={hrefOf(page + 1)} data-rel="next">
              {words.next}
              <Icon name="chevron-right" size={16} />
            </Link>
          </li>
        )}
      </ul>
    </nav>
  );
}
