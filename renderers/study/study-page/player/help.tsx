/** The keys of the player, told where they are used. */
import { useEffect, useRef } from 'react';
import { CloseButton } from '#ui/close-button.tsx';
import type { Key, Say } from '../say.ts';
import styles from './help.module.css';

const KEYS: readonly (readonly [keys: string, what: Key])[] = [
  ['Space K', 'keyPlay'],
  ['← →', 'keyFive'],
  ['J L', 'keyTen'],
  ['< >', 'keySpeed'],
  ['M', 'keyMute'],
  ['C', 'keyCaptions'],
  ['F', 'keyFull'],
  ['?', 'keyHelp'],
];
/** What a recording has no use for. */
const OF_FILMS: ReadonlySet<Key> = new Set(['keyCaptions', 'keyFull']);

export function Help({ isFilm, close, t }: { isFilm: boolean; close: () => void; t: Say }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.querySelector('button')?.focus();
  }, []);
  return (
    // A box answers Escape wherever in it the focus is.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      ref={box}
      className={styles.help}
      role="dialog"
      aria-label={t('keys')}
      onKeyDown={(event) => {
        if (event.key === 'Escape') close();
      }}
    >
      <p className={styles.helpHead}>
        <strong>{t('keys')}</strong>
        <CloseButton onClick={close} />
      </p>
      <dl className={styles.keys}>
        {KEYS.filter(([, what]) => isFilm || !OF_FILMS.has(what)).map(([keys, what]) => (
          <div key={what}>
            <dt>
              {keys.split(' ').map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{t(what)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
