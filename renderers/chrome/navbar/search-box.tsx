/** The search box of the bar with the shop's hot searches under it (M83). */
import { useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import type { Intend } from '#engine/intents.ts';
import { useSlashFocus } from '#features/chrome/index.ts';
import { SEARCH_CLICK_GUARD_MS, SEARCH_TEXT_MAX } from '#schemas/constants.ts';
import { cx } from '#ui/cx.ts';
import { Icon } from '#ui/icon.tsx';
import { Link } from '#ui/link.tsx';
import { searchHref } from './search-href.ts';
import type { NavbarTranslate } from './words.ts';
import styles from './search-box.module.css';

interface Search {
  placeholder: string;
  scope: 'courses' | 'company';
  hot_words: readonly string[];
}

interface SearchBoxProps {
  id: string;
  search: Search;
  intend: Intend;
  t: NavbarTranslate;
}

/** Sends what was typed; empty text is refused in words, and presses within half a second of a search are ignored. */
function useSubmit(scope: Search['scope'], intend: Intend) {
  const [refused, setRefused] = useState(false);
  const lastSent = useRef(-SEARCH_CLICK_GUARD_MS);
  const submit = (text: string, at: number) => {
    if (at - lastSent.current < SEARCH_CLICK_GUARD_MS) return;
    const empty = text.trim() === '';
    setRefused(empty);
    if (empty) return;
    lastSent.current = at;
    intend('page.go', { href: searchHref(scope, text) });
  };
  return { refused, submit, forgive: () => setRefused(false) };
}

function HotWords({ id, search, t }: Pick<SearchBoxProps, 'id' | 'search' | 't'>) {
  return (
    <>
      <p className={styles.hot} id={id}>
        {t('hot')}
      </p>
      <ul className={styles.words} aria-labelledby={id}>
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

export function SearchBox({ id, search, intend, t }: SearchBoxProps) {
  const field = useRef<HTMLInputElement>(null);
  const { refused, submit, forgive } = useSubmit(search.scope, intend);
  useSlashFocus(field);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    submit(field.current?.value ?? '', event.timeStamp);
    field.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') field.current?.blur();
  };
  const hot = search.hot_words.length > 0;
  return (
    <form role="search" className={styles.box} onSubmit={onSubmit}>
      <input
        ref={field}
        className={styles.field}
        type="search"
        name="text"
        maxLength={SEARCH_TEXT_MAX}
        placeholder={search.placeholder || t('placeholder')}
        aria-label={t('search')}
        aria-keyshortcuts="/"
        aria-invalid={refused}
        aria-describedby={refused ? `${id}-refused` : undefined}
        autoComplete="off"
        enterKeyHint="search"
        onInput={forgive}
        onKeyDown={onKeyDown}
        onBlur={forgive}
      />
      <button type="submit" className={styles.submit} aria-label={t('search')}>
        <Icon name="search" size={18} />
      </button>
      <div className={cx(styles.drop, !hot && !refused && styles.bare)}>
        <p className={styles.refused} id={`${id}-refused`} role="status">
          {refused && t('emptySearch')}
        </p>
        {hot && <HotWords id={`${id}-hot`} search={search} t={t} />}
      </div>
    </form>
  );
}
