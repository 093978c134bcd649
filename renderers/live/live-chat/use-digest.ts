/** What is said of a chat to who hears it: the last line, or how many came, never more often than a sentence takes (ADR-367). */
import { useEffect, useRef, useState } from 'react';
import type { Locale } from '#schemas/locale.ts';
import type { Line } from './lines.ts';
import type { Say } from './say.ts';
import { systemLine } from './system-lines.ts';
import { useEvery } from '#ui/use-every.ts';

const EVERY_MS = 4000;

function sayOf(fresh: readonly Line[], t: Say, locale: Locale): string {
  const last = fresh.at(-1);
  if (fresh.length > 1) return t('heardMany', { count: fresh.length });
  if (last?.is !== 'said' || last.isOwn || last.event.is_recalled) return '';
  const { user, content } = last.event;
  return systemLine(last.event, t, locale) ?? t('heardOne', { name: user.nickname, text: content });
}

export function useDigest(lines: readonly Line[], t: Say, locale: Locale): string {
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
