/** The chapters of a film or recording as a list: where each begins, and which one plays now. */
import { useId } from 'react';
import { languageTag } from '#schemas/locale.ts';
import { chapterAt } from '#pieces/player-tracks.ts';
import { clockTime } from '#ui/clock-time.ts';
import { cx } from '#ui/cx.ts';
import type { Say } from '../say.ts';
import styles from './chapters.module.css';
import type { Chapters as Found } from './use-chapters.ts';
import { useFollowed } from './use-follow-cue.ts';

interface ChaptersProps {
  chapters: Found;
  at: number;
  /** Goes there, and plays from there where nothing plays yet. */
  go: (to: number) => void;
  t: Say;
}

export function Chapters({ chapters: { list, language }, at, go, t }: ChaptersProps) {
  const id = useId();
  const now = chapterAt(list, at);
  const row = useFollowed(now === undefined ? -1 : list.indexOf(now));
  if (language === undefined) return null;
  return (
    <nav className={styles.chapters} aria-labelledby={id}>
      <strong id={id}>{t('chapters')}</strong>
      <ol ref={row} className={styles.lines} lang={languageTag(language)}>
        {list.map((chapter) => (
          <li key={chapter.from}>
            <button
              type="button"
              className={cx(styles.line, chapter === now && styles.now)}
              aria-current={chapter === now ? 'true' : undefined}
              onClick={() => go(chapter.from)}
            >
              <span className={styles.at}>{clockTime(chapter.from)}</span>
              <span className={styles.name}>{chapter.text}</span>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
