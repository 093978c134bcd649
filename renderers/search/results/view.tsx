/** Draws the search screen; every link of it is an address, so that it works without script. */
import { defineView, type FallbackProps, type ViewProps } from '#engine/define-view.ts';
import { useBoot } from '#engine/provider.tsx';
import type { WordKeys } from '#i18n/words.ts';
import { readHotWords } from '#schemas/search/hot-words.ts';
import { SEARCH_PAGES_MAX, searchHref, searchPath } from '#schemas/search/search-text.ts';
import { Abnormal } from '#ui/abnormal.tsx';
import { Band } from '#ui/band.tsx';
import { Link } from '#ui/link.tsx';
import { SearchForm } from '#pieces/search-form.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Aside } from './aside.tsx';
import { definition } from './definition.ts';
import { SearchResults, Recommendations } from './search-results.tsx';
import { Paging } from './paging.tsx';
import { TypeTabs } from './type-tabs.tsx';
import { words } from './words.ts';
import styles from './view.module.css';

type Props = ViewProps<typeof definition, WordKeys<typeof words>>;

function Heading({ props, data, t, can }: Pick<Props, 'props' | 'data' | 't' | 'can'>) {
  const { content } = props;
  const total = data.matches?.total ?? 0;
  return (
    <div className={styles.heading}>
      <h1 className={styles.title}>
        {content === '' ? (
          t('titleStart')
        ) : (
          <>
            {t('titleBefore')}
            <bdi>{content}</bdi>
            {t('titleAfter')}
          </>
        )}
      </h1>
      <p className={styles.count} role="status">
        {content === '' ? t('start') : t('count', { count: total })}
      </p>
      {data.matches?.meant !== undefined && (
        <p className={styles.meant}>
          {t('meant')}{' '}
          <Link href={searchHref(can.searchScope, data.matches.meant)}>
            <bdi>{data.matches.meant}</bdi>
          </Link>
        </p>
      )}
    </div>
  );
}

function Results({ id, props, data, t, locale, can }: Props) {
  const { content, type, page } = props;
  const { matches, types } = data;
  const drawing = { t, locale, prices: can.prices };
  if (matches === undefined || types === undefined)
    return <Recommendations cards={data.popular?.list ?? []} {...drawing} />;
  const hrefOf = (place: { type?: number; page?: number }) => searchHref(can.searchScope, content, place);
  const last = Math.min(SEARCH_PAGES_MAX, Math.ceil(matches.total / matches.page_size));
  return (
    <>
      {types.total > 0 && (
        <TypeTabs
          id={id}
          types={types}
          current={type}
          hrefOf={(one) => hrefOf({ type: one })}
          locale={locale}
          t={t}
        />
      )}
      <div className={styles.found}>
        <SearchResults
          results={matches}
          total={types.total}
          allHref={hrefOf({})}
          firstHref={hrefOf({ type })}
          {...drawing}
        />
      </div>
      <Paging page={page} last={last} hrefOf={(number) => hrefOf({ type, page: number })} t={t} />
    </>
  );
}

function Loading({ root }: FallbackProps) {
  return (
    <Band {...root} as="div">
      <div className={styles.loading} aria-busy="true">
        <Skeleton shape="title" width="40%" />
        {[0, 1, 2].map((place) => (
          <Skeleton key={place} shape="block" height={168} />
        ))}
      </div>
    </Band>
  );
}

function FailedResults({ root, t, retry }: FallbackProps<Props['props'], WordKeys<typeof words>>) {
  return (
    <Band {...root} as="div">
      <Abnormal title={t('failed')} onRetry={retry} />
    </Band>
  );
}

export default defineView(
  definition,
  words,
  (view) => {
    const { root, id, props, t, locale, can, intend, act } = view;
    const { info, hot_words } = useBoot();
    return (
      <Band {...root} as="div">
        <SearchForm
          label={t('label')}
          path={searchPath(can.searchScope)}
          placeholder={t('placeholder')}
          send={(text) => intend('search.submit', { text })}
          text={props.content}
          isRefused={props.refused}
          first
          suggest={{
            scope: can.searchScope,
            act,
            past: () =>
              import('#features/search/past-searches.ts').then((part) => part.pastSearches(info.app_id)),
          }}
          className={styles.form}
        />
        <Heading props={props} data={view.data} t={t} can={can} />
        <div className={styles.columns}>
          <div className={styles.main}>
            <Results {...view} />
          </div>
          <Aside
            id={id}
            appId={info.app_id}
            scope={can.searchScope}
            content={props.content}
            hot={can.hotSearch ? readHotWords(hot_words, locale) : []}
            t={t}
          />
        </div>
      </Band>
    );
  },
  { Loading, Failure: FailedResults },
);
