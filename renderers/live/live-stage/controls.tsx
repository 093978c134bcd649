/** The controls of a live picture: each has a name and works by keyboard; of a replay it can be gone through as well. */
import { Press, Volume } from '#pieces/player-parts.tsx';
import { Choices } from '#ui/choices.tsx';
import { clockTime } from '#ui/clock-time.ts';
import { SPEEDS } from '#ui/speeds.ts';
import { lengthOf, Position } from './position.tsx';
import type { Stage } from './use-stage.ts';
import styles from './view.module.css';
import type { Say } from './words.ts';

interface ControlsProps {
  aliveId: string;
  stage: Stage;
  isLive: boolean;
  seconds: number;
  full: { isFull: boolean; toggleFull: (() => void) | undefined; toggleSmall: (() => void) | undefined };
  t: Say;
}

/** Behind by less than this is what being live takes. */
const BEHIND_S = 10;

function Edge({ stage, t }: Pick<ControlsProps, 'stage' | 't'>) {
  const isLate = stage.is === 'playing' && stage.lag > BEHIND_S;
  const isBehind = stage.is === 'paused' || isLate;
  if (!isBehind) return <span className={styles.live}>{t('live')}</span>;
  return (
    <button type="button" className={styles.toLive} onClick={stage.toLive}>
      {t('toLive')}
      {isLate && <small>{t('behind', { seconds: Math.round(stage.lag) })}</small>}
    </button>
  );
}

export function Controls({ aliveId, stage, isLive, seconds, full, t }: ControlsProps) {
  const isPlaying = stage.is === 'playing' || stage.is === 'fetching';
  return (
    <div className={styles.controls} role="group" aria-label={t('controls')}>
      {!isLive && <Position aliveId={aliveId} stage={stage} seconds={seconds} t={t} />}
      <Press
        icon={isPlaying ? 'pause' : 'play'}
        label={t(isPlaying ? 'pause' : 'play')}
        onPress={stage.toggle}
      />
      {isLive ? (
        <Edge stage={stage} t={t} />
      ) : (
        <span className={styles.time}>
          {t('atOf', { at: clockTime(stage.at), length: clockTime(lengthOf(stage, seconds)) })}
        </span>
      )}
      <span className={styles.space} />
      <Volume
        volume={stage.volume}
        isMuted={stage.isMuted}
        setVolume={stage.setVolume}
        toggleMuted={stage.toggleMuted}
        t={t}
      />
      {!isLive && (
        <Choices
          label={t('speed')}
          value={String(stage.rate)}
          choices={SPEEDS.map((rate) => ({ value: String(rate), text: t('times', { rate }) }))}
          choose={(rate) => stage.setRate(Number(rate))}
        />
      )}
      {full.toggleSmall !== undefined && (
        <Press icon="small-window" label={t('small')} onPress={full.toggleSmall} />
      )}
      {full.toggleFull !== undefined && (
        <Press icon="full" label={t(full.isFull ? 'leaveFull' : 'full')} onPress={full.toggleFull} />
      )}
    </div>
  );
}
