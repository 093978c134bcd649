/** The list of a chat: a window of its lines, what is new below, and what is said of it to who hears it. */
import type { ReactNode } from 'react';
import type { Locale } from '#schemas/locale.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import type { Line } from './lines.ts';
import type { Say } from './say.ts';
import { useDigest } from './use-digest.ts';
import { useFollow } from './use-follow.ts';
import styles from './list.module.css';

interface ListProps {
  lines: readonly Line[];
  draw: (line: Line) => ReactNode;
  /** What stands in place of no lines. */
  empty: ReactNode;
  /** Further back in a recording; absent on air. */
  earlier?: (() => void) | undefined;
  t: Say;
  locale: Locale;
}

export function List({ lines, draw, empty, earlier, t, locale }: ListProps) {
  const { box, slice, missedCount, onScroll, toEnd } = useFollow(lines.map(({ key }) => key));
  const digest = useDigest(lines, t, locale);
  return (
    <div className={styles.frame}>
      {lines.length === 0 && empty}
      <div
        ref={box}
        className={styles.list}
        role="log"
        aria-live="off"
        aria-label={t('log')}
        // A list that scrolls is reached and moved by keys.
        tabIndex={0}
        onScroll={onScroll}
      >
        <ol className={styles.lines}>
          {earlier !== undefined && slice.from === 0 && lines.length > 0 && (
            <li className={styles.earlier}>
              <Button tone="text" size="s" onClick={earlier}>
                {t('earlier')}
              </Button>
            </li>
          )}
          {lines.slice(slice.from, slice.to).map((line) => (
            <li key={line.key} data-line={line.key} className={styles.line}>
              {draw(line)}
            </li>
          ))}
        </ol>
      </div>
      <VisuallyHidden as="div">
        <p role="status" aria-live="polite">
          {digest}
        </p>
      </VisuallyHidden>
      {missedCount > 0 && (
        <button type="button" className={styles.new} onClick={toEnd}>
          {t('newBelow', { count: missedCount })}
          <Icon name="chevron-down" size={16} />
        </button>
      )}
    </div>
  );
}
