/** Where a replay stands: a bar to go through it by, marked where the slides turn. */
import { useRecordingMarks } from '#features/live/index.ts';
import type { EventKind } from '#schemas/live/event.ts';
import { clockTime } from '#ui/clock-time.ts';
import type { Stage } from './use-stage.ts';
import styles from './view.module.css';
import type { Say } from './words.ts';

const SLIDES: ReadonlySet<EventKind> = new Set<EventKind>(['slide']);
/** More would be a stripe, not chapters. */
const CHAPTERS_MAX = 100;
/** Two turns closer than this share of the whole are one chapter's. */
const APART = 0.008;

interface Chapter {
  id: string;
  page: number;
  at: number;
}

function chaptersOf(turns: readonly Chapter[], length: number): readonly Chapter[] {
  let last = -1;
  return turns
    .filter(({ at }) => {
      const isApart = at >= 0 && at <= length && (last < 0 || at - last >= length * APART);
      if (isApart) last = at;
      return isApart;
    })
    .slice(0, CHAPTERS_MAX);
}

interface PositionProps {
  aliveId: string;
  stage: Stage;
  seconds: number;
  t: Say;
}

export const lengthOf = ({ length }: Stage, seconds: number): number => (length > 0 ? length : seconds);

export function Position({ aliveId, stage, seconds, t }: PositionProps) {
  const length = lengthOf(stage, seconds);
  const turns = useRecordingMarks(aliveId, SLIDES).map(({ id, data, offset_ms: ms }) => ({
    id,
    page: Number(data['page']),
    at: stage.momentPlace(ms),
  }));
  const chapters = chaptersOf(turns, length);
  const now = chapters.findLast(({ at }) => at <= stage.at);
  const text = t('atOf', { at: clockTime(stage.at), length: clockTime(length) });
  return (
    <div className={styles.seek}>
      <input
        type="range"
        className={styles.position}
        min={0}
        max={Math.max(1, Math.floor(length))}
        step={1}
        value={Math.floor(stage.at)}
        aria-label={t('position')}
        aria-valuetext={now === undefined ? text : `${text}, ${t('chapter', { page: now.page })}`}
        onChange={(event) => stage.seek(Number(event.target.value))}
      />
      {length > 0 &&
        chapters.map(({ id, page, at }) => (
          <button
            key={id}
            type="button"
            className={styles.chapter}
            tabIndex={-1}
            style={{ insetInlineStart: `${String((at / length) * 100)}%` }}
            aria-label={t('toChapter', { page, time: clockTime(at) })}
            title={t('toChapter', { page, time: clockTime(at) })}
            onClick={() => stage.seek(at)}
          />
        ))}
    </div>
  );
}
