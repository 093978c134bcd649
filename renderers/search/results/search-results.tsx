/** The results of one page, or why there are none and what to look at instead. */
import type { GoodsCard as Card } from '#schemas/content/goods-card.ts';
import type { Locale } from '#schemas/locale.ts';
import type { DataOf } from '#schemas/api/define-endpoint.ts';
import type { searchGet } from '#schemas/api/catalogue/search.ts';
import { Button } from '#ui/button.tsx';
import { Empty } from '#ui/empty.tsx';
import { GoodsCard } from '#pieces/goods-card.tsx';
import type { ResultsTranslate } from './words.ts';
import styles from './search-results.module.css';

interface Drawing {
  locale: Locale;
  prices: boolean;
  t: ResultsTranslate;
}

/** Cards in a row, as in the style sheet. */
const COLUMNS = 3;

/** So many results stand in the first screen. */
const FIRST_ROWS = 3;

/** As many as fill their rows: one card alone below the others looks forgotten. */
function wholeRows(count: number): number {
  return count > COLUMNS ? count - (count % COLUMNS) : count;
}

/** Popular goods under a heading of their own. */
export function Recommendations({ cards, locale, prices, t }: Drawing & { cards: readonly Card[] }) {
  if (cards.length === 0) return null;
  return (
    <section className={styles.recommended}>
      <h2 className={styles.head}>{t('recommend')}</h2>
      <ul className={styles.grid}>
        {cards.slice(0, wholeRows(cards.length)).map((card, place) => (
          <li key={card.id}>
            <GoodsCard card={card} locale={locale} prices={prices} priority={place < COLUMNS} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface FoundProps extends Drawing {
  results: DataOf<typeof searchGet>;
  /** Results of all types. */
  total: number;
  /** Address of the results of all types. */
  allHref: string;
  /** Address of the first page of this type. */
  firstHref: string;
}

export function SearchResults({ results, total, allHref, firstHref, ...drawing }: FoundProps) {
  const { t, locale, prices } = drawing;
  if (results.list.length > 0) {
    return (
      <ul className={styles.list} aria-label={t('results')}>
        {results.list.map(({ card, marks }, place) => (
          <li key={card.id}>
            <GoodsCard
              card={card}
              marks={marks}
              locale={locale}
              prices={prices}
              layout="row"
              level={2}
              priority={place < FIRST_ROWS}
            />
          </li>
        ))}
      </ul>
    );
  }
  if (results.total > 0)
    return <Empty title={t('emptyPage')} action={<Button href={firstHref}>{t('toFirst')}</Button>} />;
  return (
    <>
      {total > 0 ? (
        <Empty title={t('emptyType')} action={<Button href={allHref}>{t('toAll')}</Button>} />
      ) : (
        <Empty title={t('empty')} hint={t('emptyHint')} />
      )}
      <Recommendations cards={results.recommend} {...drawing} />
    </>
  );
}
