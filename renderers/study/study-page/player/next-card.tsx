/** After the last second: what comes next, counted down to and called off by one press; for less motion only a button. */
import { useEffect, useRef, useState } from 'react';
import { SECOND_MS } from '#schemas/time.ts';
import { Button } from '#ui/button.tsx';
import { wantsLessMotion } from '#ui/less-motion.ts';
import type { Say } from '../say.ts';
import styles from './begin.module.css';

const COUNT_S = 5;

interface NextCardProps {
  /** Undefined where this was the last lesson, or the next is locked. */
  next: { title: string; go: () => void } | undefined;
  again: () => void;
  /** Somebody chose to stop here. */
  waits: boolean;
  isFilm: boolean;
  t: Say;
}

export function NextCard({ next, again, waits, isFilm, t }: NextCardProps) {
  const [left, setLeft] = useState(() =>
    next === undefined || waits || wantsLessMotion() ? undefined : COUNT_S,
  );
  const latest = useRef(next);
  useEffect(() => {
    latest.current = next;
  });
  useEffect(() => {
    if (left === undefined) return undefined;
    const timer = setTimeout(() => {
      if (left > 1) setLeft(left - 1);
      else latest.current?.go();
    }, SECOND_MS);
    return () => clearTimeout(timer);
  }, [left]);
  return (
    <div className={isFilm ? styles.over : styles.below} role="status">
      <p className={styles.title}>{t('watched')}</p>
      {next !== undefined && <p>{t('nextIs', { title: next.title })}</p>}
      <span className={styles.ways}>
        {next !== undefined && (
          <Button tone="primary" onClick={next.go}>
            {left === undefined ? t('goNext') : t('goNextIn', { n: left })}
          </Button>
        )}
        {left !== undefined && <Button onClick={() => setLeft(undefined)}>{t('stay')}</Button>}
        <Button onClick={again}>{t('again')}</Button>
      </span>
    </div>
  );
}
