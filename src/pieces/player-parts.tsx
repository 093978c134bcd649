/** What every player is made of, of a lesson and of a live room: buttons with a sign and a name, how loud it is, and that it waits. */
import type { Translate } from '#i18n/words.ts';
import { cx } from '#ui/cx.ts';
import { Icon, type IconName } from '#ui/icon.tsx';
import styles from './player-parts.module.css';

interface PressProps {
  icon: IconName;
  label: string;
  onPress: () => void;
  isOn?: boolean;
  /** Of no use in a narrow window. */
  isForWide?: boolean;
}

export function Press({ icon, label, onPress, isOn, isForWide = false }: PressProps) {
  return (
    <button
      type="button"
      className={cx(styles.press, isForWide && styles.forWide)}
      data-press
      aria-label={label}
      title={label}
      aria-pressed={isOn}
      onClick={onPress}
    >
      <Icon name={icon} size={20} />
    </button>
  );
}

interface VolumeProps {
  /** From 0 to 1. */
  volume: number;
  isMuted: boolean;
  setVolume: (volume: number) => void;
  toggleMuted: () => void;
  t: Translate<'mute' | 'unmute' | 'volume'>;
}

export function Volume({ volume, isMuted, setVolume, toggleMuted, t }: VolumeProps) {
  const percent = isMuted ? 0 : Math.round(volume * 100);
  return (
    <span className={styles.volume}>
      <Press
        icon={isMuted ? 'muted' : 'volume'}
        label={t(isMuted ? 'unmute' : 'mute')}
        onPress={toggleMuted}
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
        onChange={(event) => setVolume(Number(event.target.value) / 100)}
      />
    </span>
  );
}

export function Waiting({ label }: { label: string }) {
  return <span className={styles.waiting} role="status" aria-label={label} />;
}
