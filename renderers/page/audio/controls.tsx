/** The controls of one recording: play, seek, jump, speed; each has a name and works by keyboard. */
import type { Translate, WordKeys } from '#i18n/words.ts';
import { Choices } from '#ui/choices.tsx';
import { clockParts, clockTime } from '#ui/clock-time.ts';
import { Icon } from '#ui/icon.tsx';
import { SPEEDS } from '#ui/speeds.ts';
import type { Recording } from './use-recording.ts';
import styles from './view.module.css';
import type { words } from './words.ts';

/** Lengths of time as they are read aloud. */
function spokenTime(seconds: number, t: Translate<WordKeys<typeof words>>): string {
  const { h, m, s } = clockParts(seconds);
  if (h > 0) return t('hours', { h, m, s });
  return m > 0 ? t('minutes', { m, s }) : t('seconds', { s });
}

interface ControlsProps {
  recording: Recording;
  title: string;
  rate: number;
  setRate: (rate: number) => void;
  t: Translate<WordKeys<typeof words>>;
}

function Jump({ recording, direction, label }: { recording: Recording; direction: 1 | -1; label: string }) {
  return (
    <button
      type="button"
      className={styles.jump}
      aria-label={label}
      onClick={() => recording.jump(direction)}
    >
      <span aria-hidden="true">{direction === 1 ? '+15' : '−15'}</span>
    </button>
  );
}

function Slider({ recording, title, t }: Pick<ControlsProps, 'recording' | 'title' | 't'>) {
  const { at, length } = recording;
  const spokenTimes = { at: spokenTime(at, t), length: spokenTime(length, t) };
  return (
    <input
      type="range"
      className={styles.slider}
      min={0}
      max={Math.max(1, Math.floor(length))}
      step={1}
      value={Math.floor(at)}
      disabled={length === 0}
      aria-label={t('position', { title })}
      aria-valuetext={length === 0 ? t('atOpen', spokenTimes) : t('at', spokenTimes)}
      onChange={(event) => recording.seek(Number(event.target.value))}
    />
  );
}

export function Controls({ recording, title, rate, setRate, t }: ControlsProps) {
  const { playing, at, length } = recording;
  return (
    <div className={styles.controls} role="group" aria-label={title}>
      <button
        type="button"
        className={styles.play}
        aria-label={playing ? t('pause', { title }) : t('play', { title })}
        onClick={recording.toggle}
      >
        <Icon name={playing ? 'pause' : 'play'} size={20} />
      </button>
      <span className={styles.time}>{clockTime(at)}</span>
      <Slider recording={recording} title={title} t={t} />
      <span className={styles.time}>{length === 0 ? '–:––' : clockTime(length)}</span>
      <Jump recording={recording} direction={-1} label={t('back')} />
      <Jump recording={recording} direction={1} label={t('forward')} />
      <Choices
        label={t('speed')}
        value={String(rate)}
        choices={SPEEDS.map((speed) => ({ value: String(speed), text: `${String(speed)}×` }))}
        choose={(speed) => setRate(Number(speed))}
      />
    </div>
  );
}
