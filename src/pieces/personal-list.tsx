/** A page that lists what a person owns: tabs with their own addresses, rows, and a button for more. */
import type { ReactNode } from 'react';
import { PATHS } from '#schemas/paths.ts';
import { Button } from '#ui/button.tsx';
import { cx } from '#ui/cx.ts';
import { Empty } from '#ui/empty.tsx';
import { FailedLine } from '#ui/failed-band.tsx';
import { Link } from '#ui/link.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import styles from './personal-list.module.css';

const SHAPES = ['first', 'second', 'third'] as const;

interface PersonalListProps {
  root: { 'data-node': string; 'data-kind': string };
  words: {
    title: string;
    /** What the tabs part it by. */
    tabs: string;
    loading: string;
    more: string;
  };
  tabs: readonly { href: string; text: string; isCurrent: boolean }[];
  /** Beside the title: the way to a list that belongs to this one. */
  aside?: ReactNode;
  /** Between the title and the tabs. */
  above?: ReactNode;
  listState: {
    isLoaded: boolean;
    hasMore: boolean;
    isBusy: boolean;
    fault: string;
    more: () => void;
  };
  empty: { title: string; hint?: string | undefined; action: ReactNode };
  /** One `OwnRow` an item. */
  rows: readonly ReactNode[];
}

/** What stands where there is nothing: in the whole list what would be there and the way to the shop, in a tab less. */
export function emptyOf(
  isWhole: boolean,
  words: { title: string; hint: string; tab: string; home: string },
): PersonalListProps['empty'] {
  return {
    title: isWhole ? words.title : words.tab,
    hint: isWhole ? words.hint : undefined,
    action: (
      <Button tone="primary" href={PATHS.home}>
        {words.home}
      </Button>
    ),
  };
}

type PersonalPageProps = Pick<PersonalListProps, 'root' | 'tabs' | 'aside' | 'above'> & {
  words: Pick<PersonalListProps['words'], 'title' | 'tabs'>;
  children: ReactNode;
};

/** The page without its list: a tab may hold something else. */
export function PersonalPage({ root, words, tabs, aside, above, children }: PersonalPageProps) {
  return (
    <div {...root} className={styles.column}>
      <div className={styles.line}>
        <h1 className={styles.title}>{words.title}</h1>
        {aside}
      </div>
      {above}
      <nav className={styles.tabs} aria-label={words.tabs}>
        {tabs.map(({ href, text, isCurrent }) => (
          <Link key={href} className={styles.tab} href={href} aria-current={isCurrent ? 'page' : undefined}>
            {text}
          </Link>
        ))}
      </nav>
      {children}
    </div>
  );
}

export function PersonalList({ listState, empty, rows, ...page }: PersonalListProps) {
  const { isLoaded, hasMore, isBusy, fault, more } = listState;
  const { words } = page;
  return (
    <PersonalPage {...page}>
      {!isLoaded && fault === '' && (
        <div className={styles.list} role="status" aria-busy="true" aria-label={words.loading}>
          {SHAPES.map((shape) => (
            <Skeleton key={shape} shape="block" height="208px" />
          ))}
        </div>
      )}
      {isLoaded && rows.length === 0 && !hasMore && <Empty {...empty} />}
      {rows.length > 0 && <ol className={styles.list}>{rows}</ol>}
      {fault !== '' && <FailedLine retry={more} message={fault} />}
      {hasMore && fault === '' && (
        <Button className={styles.more} busy={isBusy} onClick={more}>
          {words.more}
        </Button>
      )}
    </PersonalPage>
  );
}

interface PersonalRowProps {
  /** Above the good: when and what it was, and where it stands. */
  note: ReactNode;
  state: ReactNode;
  children: ReactNode;
  /** Below it: what it came to, and the way on. */
  sum: ReactNode;
  action: ReactNode;
  /** It has been taken down: it stays, without colour. */
  isQuiet?: boolean;
}

export function PersonalRow({ note, state, children, sum, action, isQuiet = false }: PersonalRowProps) {
  return (
    <li className={cx(styles.row, isQuiet && styles.quiet)}>
      <div className={cx(styles.line, styles.head)}>
        <span className={styles.note}>{note}</span>
        {state}
      </div>
      {children}
      <div className={styles.line}>
        <span className={styles.sum}>{sum}</span>
        {action}
      </div>
    </li>
  );
}
