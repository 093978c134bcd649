/** One recording: to listen to, with its length and what may be done about it. */
import type { ReactNode } from 'react';
import column from '#pieces/personal-list.module.css';
import { clockTime } from '#ui/clock-time.ts';
import styles from './view.module.css';
import type { Say } from './words.ts';

interface SoundRowProps {
  name: string;
  url: string;
  seconds: number;
  t: Say;
  /** How far its upload is, and what may be done. */
  children?: ReactNode;
}

export function SoundRow({ name, url, seconds, t, children }: SoundRowProps) {
  return (
    <li className={styles.sound}>
      <div className={column.line}>
        <span>{name}</span>
        <span className={styles.hint}>{t('seconds', { time: clockTime(seconds) })}</span>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- what a learner says into a microphone has none */}
      <audio className={styles.player} src={url} controls preload="metadata" aria-label={name} />
      {children}
    </li>
  );
}
