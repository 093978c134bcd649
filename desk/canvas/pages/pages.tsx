/** The start screen of pages: every document of the shop by kind with its state, found by words and state, and the way to a new page. */
import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { consolePageList } from '#schemas/api/console/documents.ts';
import { useConsoleQuery } from '#desk/kit/calls/use-console.ts';
import { useTitle } from '#desk/kit/shell/use-title.ts';
import { useWords } from '#i18n/use-words.ts';
import { Button } from '#ui/button.tsx';
import { Empty } from '#ui/empty.tsx';
import { FailedLine } from '#ui/failed-band.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { DocumentList } from './document-list.tsx';
import { isDocumentState, type DocumentState } from './documents.ts';
import { PageFilters } from './page-filters.tsx';
import { pagesWords } from './words.ts';
import styles from './pages.module.css';

/** With the looks it may begin with, which weigh more than this screen. */
const NewPage = lazy(() => import('./new-page.tsx').then((part) => ({ default: part.NewPage })));

/** What goes live when, beside the documents that wait: prices and coupons have no other list. */
const Calendar = lazy(() => import('../drafts/calendar.tsx').then((part) => ({ default: part.Calendar })));

/** Documents of one part; a shop that has more asks by words. */
const LIMIT = 100;

function useDocuments(q: string, state: DocumentState | undefined) {
  return useConsoleQuery(consolePageList, {
    limit: LIMIT,
    ...(q === '' ? {} : { q }),
    ...(state === undefined ? {} : { filter: { state } }),
  });
}

export function Pages() {
  const t = useWords(pagesWords);
  const [search] = useSearchParams();
  const [isMaking, setMaking] = useState(false);
  const q = search.get('q') ?? '';
  const stateInAddress = search.get('state');
  const state = isDocumentState(stateInAddress) ? stateInAddress : undefined;
  useTitle(t('title'));
  const { data, error, refetch, isPending } = useDocuments(q, state);
  return (
    <>
      <div className={styles.head}>
        <h1 className={styles.title}>{t('title')}</h1>
        <Button tone="primary" onClick={() => setMaking(true)} data-action="create">
          {t('newPage')}
        </Button>
      </div>
      <PageFilters />
      {error !== null && <FailedLine message={error.message} retry={() => void refetch()} />}
      {isPending && <Skeleton lines={8} />}
      {data?.items.length === 0 && <Empty title={t('nothing')} hint={t('nothingHint')} />}
      {data !== undefined && <DocumentList documents={data.items} />}
      {data?.next !== undefined && (
        <p className={styles.more}>{t('more', { count: data.total, shown: LIMIT })}</p>
      )}
      {state === 'scheduled' && (
        <Suspense fallback={<Skeleton lines={6} />}>
          <Calendar />
        </Suspense>
      )}
      {isMaking && (
        <Suspense>
          <NewPage onClose={() => setMaking(false)} />
        </Suspense>
      )}
    </>
  );
}
