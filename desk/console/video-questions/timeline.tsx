/** The length of a film with a mark for each question: chosen by a press, moved by arrow keys. */
import type { KeyboardEvent } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { useLocale } from '#i18n/use-words.ts';
import { clockTime } from '#ui/clock-time.ts';
import { stemOf } from '../exams/question-line.ts';
import type { Point } from './points.ts';
import styles from './video-questions.module.css';
import { videoQuestionWords } from './words.ts';

interface TimelineProps {
  points: readonly Point[];
  length: number;
  /** Where the film is. */
  now: number;
  chosenId: string | undefined;
  choose: (id: string) => void;
  move: (point: Point, second: number) => void;
}

const STEP = 1;
const LONG_STEP = 10;

export function Timeline({ points, length, now, chosenId, choose, move }: TimelineProps) {
  const t = useTranslation(videoQuestionWords);
  const locale = useLocale();
  const placeOf = (second: number) => `${String(Math.min(100, (second / length) * 100))}%`;
  const onKey = (point: Point) => (event: KeyboardEvent) => {
    const way = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (way === undefined) return;
    event.preventDefault();
    const second = point.second + way * (event.shiftKey ? LONG_STEP : STEP);
    const isFree = points.every((one) => one.id === point.id || one.second !== second);
    if (second >= 1 && second <= length && isFree) move(point, second);
  };
  return (
    <div role="group" aria-label={t('timeline')}>
      <div className={styles.line}>
        <span className={styles.now} style={{ insetInlineStart: placeOf(now) }} />
        {points.map((point) => {
          const stem = stemOf(point.question, locale);
          const name = t('pointOf', {
            time: clockTime(point.second),
            stem: stem === '' ? t('untitled') : stem,
          });
          return (
            <button
              key={point.id}
              type="button"
              className={styles.mark}
              style={{ insetInlineStart: placeOf(point.second) }}
              aria-pressed={point.id === chosenId}
              aria-label={name}
              title={name}
              data-point={point.second}
              onClick={() => choose(point.id)}
              onKeyDown={onKey(point)}
            />
          );
        })}
      </div>
      <p className={styles.ends}>
        <span>0:00</span>
        <span>{clockTime(length)}</span>
      </p>
    </div>
  );
}
