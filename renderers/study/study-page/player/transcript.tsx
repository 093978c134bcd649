/** What is said, beside what says it: it follows, is searched, and a press on a line goes there. */
import { useId, useState } from 'react';
import { languageTag, type Locale } from '#schemas/locale.ts';
import { clockTime } from '#ui/clock-time.ts';
import { cx } from '#ui/cx.ts';
import { MarkedText } from '#ui/marked.tsx';
import type { Say } from '../say.ts';
import styles from './transcript.module.css';
import type { Cue } from '#pieces/player-tracks.ts';
import { useFollowed } from './use-followed.ts';

interface TranscriptProps {
  said: readonly Cue[];
  /** The language it is in. */
  language: Locale;
  at: number;
  /** Goes there, and plays from there where nothing plays yet. */
  go: (to: number) => void;
  t: Say;
}

function placeOf(text: string, wanted: string): number {
  return text.toLowerCase().indexOf(wanted.trim().toLowerCase());
}

function marksOf(text: string, wanted: string) {
  const from = placeOf(text, wanted);
  return from === -1 ? [] : [{ from, to: from + wanted.trim().length }];
}

export function Transcript({ said, language, at, go, t }: TranscriptProps) {
  const id = useId();
  const [wanted, setWanted] = useState('');
  const now = said.findLastIndex(({ from }) => from <= at);
  const list = useFollowed(now);
  const isSearching = wanted.trim() !== '';
  const found = isSearching ? said.filter(({ text }) => placeOf(text, wanted) !== -1) : said;
  return (
    <section className={styles.transcript} aria-labelledby={id}>
      <p className={styles.head}>
        <strong id={id}>{t('transcript')}</strong>
        <input
          type="search"
          className={styles.search}
          aria-label={t('searchTranscript')}
          placeholder={t('searchTranscript')}
          value={wanted}
          onChange={(event) => setWanted(event.target.value)}
        />
      </p>
      {isSearching && (
        <p className={styles.count} role="status">
          {t('found', { count: found.length })}
        </p>
      )}
      <ol ref={list} className={styles.lines} lang={languageTag(language)}>
        {found.map((line) => (
          <li key={line.from}>
            <button
              type="button"
              className={cx(styles.line, line === said[now] && styles.now)}
              aria-current={line === said[now] ? 'true' : undefined}
              onClick={() => go(line.from)}
            >
              <span className={styles.at}>{clockTime(line.from)}</span>
              <span>
                {isSearching ? <MarkedText text={line.text} marks={marksOf(line.text, wanted)} /> : line.text}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
