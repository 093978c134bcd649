/** What the list of documents is narrowed by: words and a state, both kept in the address. */
import { useSearchParams } from 'react-router-dom';
import { useWords } from '#i18n/use-words.ts';
import { TextField } from '#ui/field.tsx';
import { DOCUMENT_STATES } from './documents.ts';
import { pagesWords } from './words.ts';
import styles from './pages.module.css';

const CHOICES = ['', ...DOCUMENT_STATES] as const;

export function PageFilters() {
  const t = useWords(pagesWords);
  const [search, setSearch] = useSearchParams();
  const change = (name: string, value: string) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        if (value === '') next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true },
    );
  const current = search.get('state') ?? '';
  return (
    <div className={styles.filters} role="search">
      <TextField
        id="pages-q"
        name="q"
        label={t('find')}
        isLabelQuiet
        placeholder={t('find')}
        icon="search"
        value={search.get('q') ?? ''}
        onChange={(value) => change('q', value)}
      />
      <div className={styles.states} role="group" aria-label={t('state')}>
        {CHOICES.map((state) => (
          <button
            key={state}
            type="button"
            className={styles.stateButton}
            aria-pressed={state === current}
            onClick={() => change('state', state)}
          >
            {state === '' ? t('all') : t(state)}
          </button>
        ))}
      </div>
    </div>
  );
}
