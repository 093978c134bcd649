/** Draws the search box: a form that works by itself, and goes through the shop's own search where scripts run. */
import type { FormEvent } from 'react';
import { SEARCH_TEXT_MAX } from '#schemas/constants.ts';
import { defineView } from '#engine/define-view.ts';
import { Band } from '#ui/band.tsx';
import { cx } from '#ui/cx.ts';
import { Icon } from '#ui/icon.tsx';
import { Link } from '#ui/link.tsx';
import { definition } from './definition.ts';
import { words } from './words.ts';
import styles from './view.module.css';

/** What stands in the form's one field. */
function textOf(form: HTMLFormElement): string {
  const text = new FormData(form).get('content');
  return typeof text === 'string' ? text.trim() : '';
}

function HotWords({ label, list, path }: { label: string; list: readonly string[]; path: string }) {
  return (
    <div className={styles.hot}>
      <span className={styles.hotLabel}>
        <Icon name="fire" size={16} />
        {label}
      </span>
      <ul className={styles.words}>
        {list.map((word) => (
          <li key={word}>
            <Link href={`${path}/${encodeURIComponent(word)}`} className={styles.word}>
              {word}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

export default defineView(definition, words, ({ root, id, props, data, t, can, intend }) => {
  const path = can.searchScope === 'company' ? '/company_search' : '/search';
  const own = props.hot === 'own' ? (props.hot_words ?? []) : [];
  const hot = [...new Set([...own, ...(data.hot ?? []).map(({ word }) => word)])].slice(0, 10);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = textOf(event.currentTarget);
    if (text !== '') intend('search.submit', { text });
  };
  return (
    <Band {...root} as="div">
      <div className={cx(styles.box, styles[props.align])}>
        {props.title && (
          <h2 className={styles.title} id={`${id}-title`}>
            {props.title}
          </h2>
        )}
        <form
          role="search"
          aria-label={props.title || t('label')}
          action={path}
          method="get"
          className={styles.form}
          onSubmit={submit}
        >
          <Icon name="search" size={20} className={styles.icon} />
          <input
            className={styles.input}
            type="search"
            name="content"
            required
            maxLength={SEARCH_TEXT_MAX}
            autoComplete="off"
            enterKeyHint="search"
            placeholder={props.placeholder || t('placeholder')}
            aria-label={props.placeholder || t('placeholder')}
          />
          <button type="submit" className={styles.submit}>
            {t('submit')}
          </button>
        </form>
        {hot.length > 0 && <HotWords label={t('hot')} list={hot} path={path} />}
      </div>
    </Band>
  );
});
