/** What is said of a chat to who hears it: the last line, or how many came, never more often than a sentence takes. */
import { useEffect, useRef, useState } from 'react';
import { systemClock } from '#platform/clock.ts';
import type { Line } from './lines.ts';
import type { Say } from './say.ts';

const EVERY_MS = 4000;

function sayOf(fresh: readonly Line[], t: Say): string {
  const last = fresh.at(-1);
  if (fresh.length > 1) return t('heardMany', { count: fresh.length });
  if (last?.is !== 'said' || last.isOwn || last.event.is_recalled) return '';
  const { user, content } = last.event;
  return user.nickname === '' ? content : t('heardOne', { name: user.nickname, text: content });
}

export function useDigest(lines: readonly Line[], t: Say): string {
  const [text, setText] = useState('');
  const latest = useRef({ lines, t });
  /** The last line that was told of; what stood there at first is read by whoever wants to. */
  const told = useRef<string>(undefined);
  useEffect(() => {
    latest.current = { lines, t };
    told.current ??= lines.at(-1)?.key;
  });
  useEffect(() => {
    let stop: () => void = () => undefined;
    const wait = () => {
      stop = systemClock.after(EVERY_MS, () => {
        const { lines: now, t: say } = latest.current;
        const from = now.findIndex(({ key }) => key === told.current);
        const fresh = told.current === undefined ? [] : now.slice(from + 1);
        told.current = now.at(-1)?.key ?? told.current;
        if (fresh.length > 0) setText(sayOf(fresh, say));
        wait();
      });
    };
    wait();
    return () => stop();
  }, []);
  return text;
}
