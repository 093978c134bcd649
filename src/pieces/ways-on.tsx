/** Ways on from a page that is a dead end: the search of the shop, and whom to ask (ADR-488). */
import { useWords } from '#i18n/use-words.ts';
import { searchPath, type SearchScope } from '#schemas/search/search-text.ts';
import { Link } from '#ui/link.tsx';
import { SearchForm } from './search-form.tsx';
import { waysWords } from './ways-words.ts';
import styles from './ways-on.module.css';

interface WaysOnProps {
  /** Left out where the shop has no search. */
  scope: SearchScope | undefined;
  /** What the shop says of how it is reached: its own page, a phone number; what is empty is left out. */
  contact: { url: string; phone: string };
}

export function WaysOn({ scope, contact }: WaysOnProps) {
  const t = useWords(waysWords);
  const { url, phone } = contact;
  return (
    <div className={styles.ways}>
      {scope !== undefined && (
        <SearchForm label={t('search')} path={searchPath(scope)} placeholder={t('placeholder')} />
      )}
      {url + phone !== '' && (
        <p className={styles.contact}>
          {t('help')}
          {url !== '' && <Link href={url}>{t('contact')}</Link>}
          {phone !== '' && <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>{phone}</a>}
        </p>
      )}
    </div>
  );
}
