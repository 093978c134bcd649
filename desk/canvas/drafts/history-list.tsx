/** A part of the history, the newest first, with the way to what is older. */
import { Fragment, type ReactNode } from 'react';
import { useWords } from '#i18n/use-words.ts';
import { Button } from '#ui/button.tsx';
import { FailedLine } from '#ui/failed-band.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { withKeys } from './with-keys.ts';
import { draftWords } from './words.ts';
import styles from './drafts.module.css';

interface HistoryListProps<Item> {
  /** A list of `useConsoleQuery`. */
  query: {
    data: { items: readonly Item[]; next?: string | undefined } | undefined;
    error: Error | null;
    refetch: () => Promise<unknown>;
  };
  /** Asks for the part that begins at the cursor. */
  onOlder: (cursor: string) => void;
  /** What tells one from the others. */
  textOf: (item: Item) => string;
  row: (item: Item, index: number) => ReactNode;
}

export function HistoryList<Item>({ query, onOlder, textOf, row }: HistoryListProps<Item>) {
  const t = useWords(draftWords);
  const { data, error, refetch } = query;
  if (error !== null) return <FailedLine message={error.message} retry={() => void refetch()} />;
  if (data === undefined) return <Skeleton lines={4} />;
  if (data.items.length === 0) return <p className={styles.quiet}>{t('no-versions')}</p>;
  const { items, next } = data;
  return (
    <>
      <ul className={styles.list}>
        {withKeys(items, textOf).map(({ key, item }, index) => (
          <Fragment key={key}>{row(item, index)}</Fragment>
        ))}
      </ul>
      {next !== undefined && (
        <Button size="s" onClick={() => onOlder(next)}>
          {t('older-versions')}
        </Button>
      )}
    </>
  );
}
