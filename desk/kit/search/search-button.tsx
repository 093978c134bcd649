/** The way into the search over everything: a button, and Ctrl-K on every screen. The box comes with its first use. */
import { lazy, Suspense, useEffect, useState } from 'react';
import { useWords } from '#i18n/use-words.ts';
import { Icon } from '#ui/icon.tsx';
import styles from './search.module.css';
import { searchWords } from './words.ts';

const Box = lazy(async () => ({ default: (await import('./search-box.tsx')).SearchEverything }));

export function SearchButton() {
  const t = useWords(searchWords);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      setOpen(true);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-keyshortcuts="Control+K"
        data-action="search"
        onClick={() => setOpen(true)}
      >
        <Icon name="search" size={18} />
        {t('open')}
        <kbd className={styles.mark} aria-hidden="true">
          Ctrl K
        </kbd>
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <Box onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
