/** A search box in a page: a form that works by itself, and sends what was typed to the shop's search where scripts run. */
import { useId, useRef, type KeyboardEvent, type SubmitEvent } from 'react';
import { sharedWords } from '#i18n/shared-words.ts';
import { useWords } from '#i18n/use-words.ts';
import { SEARCH_TEXT_MAX } from '#schemas/constants.ts';
import { cx } from '#ui/cx.ts';
import { Icon } from '#ui/icon.tsx';
import { LaterSuggestions } from './later-suggestions.tsx';
import type { SuggestionsProps } from './suggestions.tsx';
import { useSearchSubmit } from './use-search-submit.ts';
import { useSlashFocus } from '#ui/use-slash-focus.ts';
import styles from './search-form.module.css';

export interface SearchFormProps {
  /** Name of the form. */
  label: string;
  /** Where a form without script is sent. */
  path: string;
  placeholder: string;
  /** Left out where the browser sends the form itself. */
  send?: ((text: string) => void) | undefined;
  /** What was searched for. */
  text?: string | undefined;
  /** Empty text was sent without script. */
  isRefused?: boolean | undefined;
  /** The `/` key leads here before any other box. */
  first?: boolean | undefined;
  /** Where suggestions come from; left out for none. */
  suggest?: Pick<SuggestionsProps, 'scope' | 'act' | 'past'> | undefined;
  className?: string | undefined;
}

export function SearchForm({
  label,
  path,
  placeholder,
  send,
  text = '',
  isRefused: refusedAtFirst = false,
  first = false,
  suggest,
  className,
}: SearchFormProps) {
  const t = useWords(sharedWords);
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const { isRefused, submit, forgive } = useSearchSubmit((content) => send?.(content), refusedAtFirst);
  useSlashFocus(field, first);
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    submit(field.current?.value ?? '', event.timeStamp);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') field.current?.blur();
  };
  return (
    <form
      role="search"
      aria-label={label}
      action={path}
      method="get"
      className={cx(styles.form, className)}
      onSubmit={send === undefined ? undefined : onSubmit}
    >
      <div className={cx(styles.box, isRefused && styles.wrong)}>
        <Icon name="search" size={20} className={styles.icon} />
        <input
          ref={field}
          key={text}
          className={styles.input}
          type="search"
          name="content"
          defaultValue={text}
          maxLength={SEARCH_TEXT_MAX}
          autoComplete="off"
          enterKeyHint="search"
          placeholder={placeholder}
          aria-label={placeholder}
          aria-keyshortcuts="/"
          aria-invalid={isRefused}
          aria-describedby={`${id}refused`}
          onInput={forgive}
          onKeyDown={onKeyDown}
        />
        <button type="submit" className={styles.submit}>
          {t('search')}
        </button>
        {suggest !== undefined && <LaterSuggestions id={`${id}offers`} field={field} {...suggest} />}
      </div>
      <p className={styles.refused} id={`${id}refused`} role="status">
        {isRefused && t('emptySearch')}
      </p>
    </form>
  );
}
