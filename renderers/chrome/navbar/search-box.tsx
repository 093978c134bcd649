/** The search box of the bar with the shop's hot searches under it (M83). */
import { useRef, type KeyboardEvent, type SubmitEvent } from 'react';
import type { Intend } from '#engine/intents.ts';
import { useBoot } from '#engine/provider.tsx';
import { sharedWords } from '#i18n/shared-words.ts';
import { useWords } from '#i18n/use-words.ts';
import type { Caller } from '#schemas/api/define-endpoint.ts';
import { SEARCH_TEXT_MAX } from '#schemas/constants.ts';
import { searchHref, searchPath, type SearchScope } from '#schemas/search/search-text.ts';
import { cx } from '#ui/cx.ts';
import { Icon } from '#ui/icon.tsx';
import { Link } from '#ui/link.tsx';
import { LaterSuggestions } from '#pieces/later-suggestions.tsx';
import { useSearchSubmit } from '#pieces/use-search-submit.ts';
import { useSlashFocus } from '#ui/use-slash-focus.ts';
import type { NavbarTranslate } from './words.ts';
import styles from './search-box.module.css';

interface Search {
  placeholder: string;
  scope: SearchScope;
  hot_words: readonly string[];
}

interface SearchBoxProps {
  id: string;
  search: Search;
  intend: Intend;
  act: Caller;
  t: NavbarTranslate;
}

function HotWords({ id, search, t }: Pick<SearchBoxProps, 'id' | 'search' | 't'>) {
  return (
    <>
      <p className={styles.hot} id={id}>
        {t('hot')}
      </p>
      <ul className={styles.words} aria-labelledby={id} data-roving>
        {search.hot_words.map((word) => (
          <li key={word}>
            <Link href={searchHref(search.scope, word)} className={styles.word}>
              {word}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

export function SearchBox({ id, search, intend, act, t }: SearchBoxProps) {
  const field = useRef<HTMLInputElement>(null);
  const say = useWords(sharedWords);
  const appId = useBoot().info.app_id;
  const { isRefused, submit, forgive } = useSearchSubmit((text) => intend('search.submit', { text }));
  useSlashFocus(field);
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    submit(field.current?.value ?? '', event.timeStamp);
    field.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') field.current?.blur();
  };
  const hot = search.hot_words.length > 0;
  return (
    <form
      role="search"
      action={searchPath(search.scope)}
      method="get"
      className={styles.box}
      onSubmit={onSubmit}
    >
      <input
        ref={field}
        className={styles.field}
        type="search"
        name="content"
        maxLength={SEARCH_TEXT_MAX}
        placeholder={search.placeholder || t('placeholder')}
        aria-label={t('search')}
        aria-keyshortcuts="/"
        aria-invalid={isRefused}
        aria-describedby={isRefused ? `${id}-refused` : undefined}
        autoComplete="off"
        enterKeyHint="search"
        onInput={forgive}
        onKeyDown={onKeyDown}
        onBlur={forgive}
      />
      <button type="submit" className={styles.submit} aria-label={t('search')}>
        <Icon name="search" size={18} />
      </button>
      <div className={cx(styles.drop, !hot && !isRefused && styles.bare)}>
        <p className={styles.refused} id={`${id}-refused`} role="status">
          {isRefused && say('emptySearch')}
        </p>
        {hot && <HotWords id={`${id}-hot`} search={search} t={t} />}
      </div>
      <LaterSuggestions
        id={`${id}-offers`}
        field={field}
        scope={search.scope}
        act={act}
        past={() => import('#features/search/past-searches.ts').then((part) => part.pastSearches(appId))}
      />
    </form>
  );
}
