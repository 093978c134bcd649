/** What stands in place of rows, or below them: waiting, nothing there, nothing fits, a refusal, and the way to more. */
import type { ReactNode } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { Button } from '#ui/button.tsx';
import { Empty } from '#ui/empty.tsx';
import { FailedLine } from '#ui/failed-band.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { isNarrow, partOf, type ListState } from './list-address.ts';
import type { ListDefinition } from './list-definition.ts';
import styles from './lists.module.css';
import type { ListRows } from './use-list-rows.ts';
import { listWords } from './words.ts';

const BONES = 6;

export function ListSkeleton() {
  const t = useTranslation(listWords);
  return (
    <div className={styles.bones} aria-busy="true">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      {Array.from({ length: BONES }, (_, index) => (
        <Skeleton key={index} shape="block" height="44px" />
      ))}
    </div>
  );
}

interface NoRowsProps<Row> {
  list: ListDefinition<Row>;
  state: ListState;
  clear: () => void;
}

export function NoRows<Row>({ list, state, clear }: NoRowsProps<Row>): ReactNode {
  const t = useTranslation(listWords);
  const { empty } = list;
  const isPart = Object.keys(partOf(state, list)).length > 0;
  if (!isNarrow(state, list) && isPart) return <Empty title={t('partEmpty')} />;
  if (!isNarrow(state, list)) return <Empty title={empty.title} hint={empty.hint} action={empty.action} />;
  return (
    <Empty
      title={t('nothingFits')}
      hint={t('nothingFitsHint')}
      icon="search"
      action={<Button onClick={clear}>{t('clear')}</Button>}
    />
  );
}

/** Below the rows: how far the list was read, and the button that reads on; a part that failed is asked for again there. */
export function ListMore<Row>({ rows }: { rows: ListRows<Row> }): ReactNode {
  const t = useTranslation(listWords);
  if (rows.isFetchNextPageError)
    return <FailedLine message={rows.error?.message ?? ''} retry={() => void rows.fetchNextPage()} />;
  if (!rows.hasNextPage) return null;
  return (
    <p className={styles.more}>
      <span>{t('moreOf', { shown: rows.rows.length, total: rows.total })}</span>
      <Button data-action="more" busy={rows.isFetchingNextPage} onClick={() => void rows.fetchNextPage()}>
        {t('more')}
      </Button>
    </p>
  );
}
