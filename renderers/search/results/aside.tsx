/** Beside the results: what others search for, and what was searched for in this browser, to be deleted one by one or all. */
import { useSearchHistory } from '#features/search/index.ts';
import { searchHref, type SearchScope } from '#schemas/search/search-text.ts';
import { Icon } from '#ui/icon.tsx';
import { Link } from '#ui/link.tsx';
import type { ResultsTranslate } from './words.ts';
import styles from './aside.module.css';

interface AsideProps {
  id: string;
  appId: string;
  scope: SearchScope;
  /** What is searched for now. */
  content: string;
  hot: readonly string[];
  t: ResultsTranslate;
}

function Hot({ id, scope, hot, t }: AsideProps) {
  if (hot.length === 0) return null;
  return (
    <section aria-labelledby={`${id}-hot`} className={styles.part}>
      <h2 id={`${id}-hot`} className={styles.head}>
        <Icon name="fire" size={18} />
        {t('hot')}
      </h2>
      <ol className={styles.hot}>
        {hot.map((word, place) => (
          <li key={word}>
            <Link href={searchHref(scope, word)} className={styles.word}>
              <span className={styles.place} aria-hidden="true">
                {place + 1}
              </span>
              <bdi className={styles.text}>{word}</bdi>
            </Link>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Where nothing else stands in the column, it says what will. */
function NoHistory({ id, t }: Pick<AsideProps, 'id' | 't'>) {
  return (
    <section aria-labelledby={`${id}-history`} className={styles.part}>
      <h2 id={`${id}-history`} className={styles.head}>
        <Icon name="clock" size={18} />
        {t('history')}
      </h2>
      <p className={styles.hint}>{t('noHistory')}</p>
    </section>
  );
}

function History({ id, appId, scope, content, hot, t }: AsideProps) {
  const { texts, forget, forgetAll } = useSearchHistory(appId, content);
  if (texts.length === 0) return hot.length === 0 ? <NoHistory id={id} t={t} /> : null;
  return (
    <section aria-labelledby={`${id}-history`} className={styles.part}>
      <div className={styles.top}>
        <h2 id={`${id}-history`} className={styles.head}>
          <Icon name="clock" size={18} />
          {t('history')}
        </h2>
        <button type="button" className={styles.clear} onClick={forgetAll}>
          {t('forgetAll')}
        </button>
      </div>
      <ul className={styles.history}>
        {texts.map((text) => (
          <li key={text} className={styles.entry}>
            <Link href={searchHref(scope, text)} className={styles.past}>
              <bdi className={styles.text}>{text}</bdi>
            </Link>
            <button
              type="button"
              className={styles.forget}
              aria-label={t('forget', { text })}
              onClick={() => forget(text)}
            >
              <Icon name="close" size={14} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function Aside(props: AsideProps) {
  return (
    <div className={styles.aside}>
      <Hot {...props} />
      <History {...props} />
    </div>
  );
}
