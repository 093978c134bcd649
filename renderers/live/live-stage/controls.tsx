/** The controls of a live picture: each has a name and works by keyboard; of a replay it can be gone through as well. */
import { Choices } from '#ui/choices.tsx';
import { clockTime } from '#ui/clock-time.ts';
import { Icon, type IconName } from '#ui/icon.tsx';
import { SPEEDS } from '#ui/speeds.ts';
import type { Say } from './say.ts';
import type { Staged } from './use-stage.ts';
import styles from './view.module.css';

interface ControlsProps {
  stage: Staged;
  isLive: boolean;
  seconds: number;
  full: { isFull: boolean; toggleFull: (() => void) | undefined; toggleSmall: (() => void) | undefined };
  t: Say;
}

/** Behind by less than this is what being live takes. */
const BEHIND_S = 10;

function Press({ icon, label, onPress }: { icon: IconName; label: string; onPress: () => void }) {
  return (
    <button type="button" className={styles.press} aria-label={label} title={label} onClick={onPress}>
      <Icon name={icon} size={20} />
    </button>
  );
}

function Volume({ stage, t }: Pick<ControlsProps, 'stage' | 't'>) {
  const percent = stage.isMuted ? 0 : Math.round(stage.volume * 100);
  return (
    <span className={styles.volume}>
      <Press
        icon={stage.isMuted ? 'muted' : 'volume'}
        label={t(stage.isMuted ? 'unmute' : 'mute')}
        onPress={stage.toggleMuted}
      />
      <input
        type="range"
        className={styles.loudness}
        min={0}
        max={100}
        step={5}
        value={percent}
        aria-label={t('volume')}
        aria-valuetext={`${String(percent)}%`}
        onChange={(event) => stage.setVolume(Number(event.target.value) / 100)}
      />
    </span>
  );
}

function Edge({ stage, t }: Pick<ControlsProps, 'stage' | 't'>) {
  const isBehind = stage.is === 'paused' || stage.lag > BEHIND_S;
  if (!isBehind) return <span className={styles.live}>{t('live')}</span>;
  return (
    <button type="button" className={styles.toLive} onClick={stage.toLive}>
      {t('toLive')}
      {stage.lag > BEHIND_S && <small>{t('behind', { seconds: Math.round(stage.lag) })}</small>}
    </button>
  );
}

function Position({ stage, seconds, t }: Pick<ControlsProps, 'stage' | 'seconds' | 't'>) {
  const length = stage.length > 0 ? stage.length : seconds;
  const told = t('atOf', { at: clockTime(stage.at), length: clockTime(length) });
  return (
    <>
      <input
        type="range"
        className={styles.position}
        min={0}
        max={Math.max(1, Math.floor(length))}
        step={1}
        value={Math.floor(stage.at)}
        aria-label={t('position')}
        aria-valuetext={told}
        onChange={(event) => stage.seek(Number(event.target.value))}
      />
      <span className={styles.time}>{told}</span>
    </>
  );
}

export function Controls({ stage, isLive, seconds, full, t }: ControlsProps) {
  const isPlaying = stage.is === 'playing' || stage.is === 'fetching';
  return (
    <div className={styles.controls} role="group" aria-label={t('controls')}>
      <Press
        icon={isPlaying ? 'pause' : 'play'}
        label={t(isPlaying ? 'pause' : 'play')}
        onPress={stage.toggle}
      />
      {isLive ? <Edge stage={stage} t={t} /> : <Position stage={stage} seconds={seconds} t={t} />}
      <span className={styles.space} />
      <Volume stage={stage} t={t} />
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
