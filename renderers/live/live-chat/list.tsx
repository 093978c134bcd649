/** The list of a chat: a window of its lines, what is new below, and what is said of it to who hears it. */
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Locale } from '#schemas/locale.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { useEvery } from '#ui/use-every.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import type { Line } from './lines.ts';
import styles from './list.module.css';
import { systemLine } from './system-lines.ts';
import { useFollow } from './use-follow.ts';
import type { Say } from './words.ts';

const EVERY_MS = 4000;

function sayOf(fresh: readonly Line[], t: Say, locale: Locale): string {
  const last = fresh.at(-1);
  if (fresh.length > 1) return t('heardMany', { count: fresh.length });
  if (last?.is !== 'said' || last.isOwn || last.event.is_recalled) return '';
  const { user, content } = last.event;
  return systemLine(last.event, t, locale) ?? t('heardOne', { name: user.nickname, text: content });
}

/**
 * What is said of a chat to who hears it: the last line, or how many came, never more often than a sentence takes
 * (ADR-367).
 */
function useDigest(lines: readonly Line[], t: Say, locale: Locale): string {
  const [text, setText] = useState('');
  /** The last line that was told of; what stood there at first is read by whoever wants to. */
  const lastKey = useRef<string>(undefined);
  const last = lines.at(-1)?.key;
  useEffect(() => {
    lastKey.current ??= last;
  }, [last]);
  useEvery(EVERY_MS, () => {
    const from = lines.findIndex(({ key }) => key === lastKey.current);
    const fresh = lastKey.current === undefined ? [] : lines.slice(from + 1);
    lastKey.current = last ?? lastKey.current;
    if (fresh.length > 0) setText(sayOf(fresh, t, locale));
  });
  return text;
}

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
