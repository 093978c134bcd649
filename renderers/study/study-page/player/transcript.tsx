/** What is said, beside what says it: it follows, is searched, and a press on a line goes there. */
import { useId, useState } from 'react';
import type { Cue } from '#pieces/player-tracks.ts';
import { languageTag, type Locale } from '#schemas/locale.ts';
import { clockTime } from '#ui/clock-time.ts';
import { cx } from '#ui/cx.ts';
import { MarkedText } from '#ui/marked-text.tsx';
import type { Say } from '../say.ts';
import lines from './chapters.module.css';
import styles from './transcript.module.css';
import { useFollowed } from './use-follow-cue.ts';

interface TranscriptProps {
  cues: readonly Cue[];
  /** The language it is in. */
  language: Locale;
  at: number;
  /** Goes there, and plays from there where nothing plays yet. */
  go: (to: number) => void;
  t: Say;
}

function placeOf(text: string, query: string): number {
  return text.toLowerCase().indexOf(query.trim().toLowerCase());
}

function marksOf(text: string, query: string) {
  const from = placeOf(text, query);
  return from === -1 ? [] : [{ from, to: from + query.trim().length }];
}

export function Transcript({ cues, language, at, go, t }: TranscriptProps) {
  const id = useId();
  const [query, setQuery] = useState('');
  const now = cues.findLastIndex(({ from }) => from <= at);
  const list = useFollowed(now);
  const isSearching = query.trim() !== '';
  const matches = isSearching ? cues.filter(({ text }) => placeOf(text, query) !== -1) : cues;
  return (
    <section aria-labelledby={id}>
      <p className={styles.head}>
        <strong id={id}>{t('transcript')}</strong>
        <input
          type="search"
          className={styles.search}
          aria-label={t('searchTranscript')}
          placeholder={t('searchTranscript')}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
      </p>
      {isSearching && (
        <p className={styles.count} role="status">
          {t('found', { count: matches.length })}
        </p>
      )}
      <ol ref={list} className={cx(lines.lines, styles.lower)} lang={languageTag(language)}>
        {matches.map((line) => (
          <li key={line.from}>
            <button
              type="button"
              className={cx(lines.line, line === cues[now] && lines.now)}
              aria-current={line === cues[now] ? 'true' : undefined}
              onClick={() => go(line.from)}
            >
              <span className={lines.at}>{clockTime(line.from)}</span>
              <span>
                {isSearching ? <MarkedText text={line.text} marks={marksOf(line.text, query)} /> : line.text}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
