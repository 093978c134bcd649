/** Draws the search in a replay: a field, and what was found below it. */
import { useState, type SyntheticEvent } from 'react';
import { liveEventsGet } from '#schemas/api/live/rooms.ts';
import type { EventKind } from '#schemas/live/event.ts';
import { exactSecondsOf } from '#schemas/time.ts';
import { defineView } from '#engine/define-view.ts';
import { useAnswer, useRecordingMarks, useRoom, useRoomActions } from '#features/live/index.ts';
import { Button } from '#ui/button.tsx';
import { clockTime } from '#ui/clock-time.ts';
import { FailedLine } from '#ui/failed-band.tsx';
import { definition } from './definition.ts';
import { words } from './words.ts';
import styles from './view.module.css';

const SLIDES: ReadonlySet<EventKind> = new Set<EventKind>(['slide']);
/** A whole recording, and what came before it. */
const ALL_MS = 86_400_000;
const WORDS_MAX = 64;
/** More than one reads through. */
const SHOWN_MAX = 100;

export default defineView(definition, words, function LiveFind({ root, props, t, act }) {
  const { alive_id: id } = props;
  const view = useRoom(id);
  const { seek } = useRoomActions(id);
  const turns = useRecordingMarks(id, SLIDES);
  const [typedText, setTypedText] = useState('');
  const [slidePage, setSlidePage] = useState('');
  const { value, isFailed, again } = useAnswer(slidePage, () =>
    act(liveEventsGet, { alive_id: id, from_ms: -ALL_MS, to_ms: ALL_MS, words: slidePage }),
  );
  if (view?.isReplay !== true) return null;
  const messages = (value?.list ?? [])
    .filter(({ kind }) => kind === 'text')
    .map(({ id: key, offset_ms: ms, user, content }) => ({ key, ms, text: `${user.nickname}: ${content}` }));
  const slides = turns
    .filter(({ data }) => slidePage !== '' && String(data['page']) === slidePage)
    .map(({ id: key, offset_ms: ms }) => ({ key, ms, text: t('slide', { page: slidePage }) }));
  const results = [...slides, ...messages].sort((a, b) => a.ms - b.ms).slice(0, SHOWN_MAX);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setSlidePage(typedText.trim());
  };
  const clear = () => {
    setTypedText('');
    setSlidePage('');
  };
  const status =
    value === undefined ? '' : results.length === 0 ? t('none') : t('found', { count: results.length });
  return (
    <section {...root} className={styles.find} aria-label={t('label')}>
      <form role="search" className={styles.form} onSubmit={submit}>
        <input
          className={styles.field}
          type="search"
          aria-label={t('label')}
          placeholder={t('hint')}
          maxLength={WORDS_MAX}
          value={typedText}
          onChange={(event) => setTypedText(event.target.value)}
        />
        <Button size="s" type="submit">
          {t('find')}
        </Button>
        {slidePage !== '' && (
          <Button size="s" tone="text" onClick={clear}>
            {t('clear')}
          </Button>
        )}
      </form>
      <p className={styles.told} role="status">
        {status}
      </p>
      {isFailed && <FailedLine retry={again} message={t('failed')} />}
      {results.length > 0 && (
        <ul className={styles.list}>
          {results.map(({ key, ms, text }) => (
            <li key={key}>
              <button type="button" className={styles.result} onClick={() => seek(Math.max(0, ms))}>
                <span className={styles.time}>{clockTime(Math.max(0, exactSecondsOf(ms)))}</span>
                <span className={styles.text}>{text}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
});
