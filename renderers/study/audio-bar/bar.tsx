/** The bar itself: its lesson, what may be done with it, and where it is. */
import type { Translate, WordKeys } from '#i18n/words.ts';
import { SLEEPS, type ListeningState, type Sleep } from '#features/playback/index.ts';
import { Button } from '#ui/button.tsx';
import { Choices } from '#ui/choices.tsx';
import { clockTime } from '#ui/clock-time.ts';
import { Cover } from '#ui/cover.tsx';
import { Icon, type IconName } from '#ui/icon.tsx';
import { Link } from '#ui/link.tsx';
import { SPEEDS } from '#ui/speeds.ts';
import type { words } from './words.ts';
import styles from './view.module.css';

type Say = Translate<WordKeys<typeof words>>;

interface BarProps {
  listening: ListeningState;
  bed: { sleep: Sleep; setSleep: (sleep: Sleep) => void };
  t: Say;
}

const BACK_S = 15;
const FORWARD_S = 30;

function sleepName(sleep: Sleep, t: Say): string {
  if (sleep === 0) return t('sleepNever');
  return sleep === -1 ? t('sleepEnd') : t('sleepIn', { n: sleep });
}

function Press({
  icon,
  label,
  press,
  tone,
}: {
  icon: IconName;
  label: string;
  press: () => void;
  tone?: string | undefined;
}) {
  return (
    <button type="button" className={tone ?? styles.press} aria-label={label} title={label} onClick={press}>
      <Icon name={icon} size={20} />
    </button>
  );
}

function Skip({ seconds, label, skip }: { seconds: number; label: string; skip: (seconds: number) => void }) {
  return (
    <button
      type="button"
      className={styles.press}
      aria-label={label}
      title={label}
      onClick={() => skip(seconds)}
    >
      <span aria-hidden="true">{seconds < 0 ? `−${String(-seconds)}` : `+${String(seconds)}`}</span>
    </button>
  );
}

function Lesson({ listening: { lesson, phase, playing }, t }: Pick<BarProps, 'listening' | 't'>) {
  const below =
    phase === 'offered'
      ? t('offered')
      : phase === 'failed'
        ? t('failed')
        : playing?.failure === undefined
          ? lesson.course
          : t('lost');
  return (
    <div className={styles.lesson}>
      {lesson.cover !== '' && (
        <span className={styles.cover}>
          <Cover src={lesson.cover} alt="" ratio="1 / 1" sizes="40px" radius="s" />
        </span>
      )}
      <p className={styles.names}>
        <Link href={lesson.href} className={styles.title}>
          {lesson.title}
        </Link>
        {below !== '' && (
          <span className={styles.below} role={phase === 'playing' ? undefined : 'status'}>
            {below}
          </span>
        )}
      </p>
    </div>
  );
}

function Controls({ listening, bed, t }: BarProps) {
  const { playback, playing, near } = listening;
  if (playback === undefined || playing === undefined) return null;
  const { media, rate, failure } = playing;
  return (
    <div className={styles.controls}>
      <Skip seconds={-BACK_S} label={t('back', { n: BACK_S })} skip={playback.skip} />
      <Press
        icon={media.isPaused ? 'play' : 'pause'}
        label={t(media.isPaused ? 'play' : 'pause')}
        press={playback.toggle}
        tone={styles.main}
      />
      <Skip seconds={FORWARD_S} label={t('forward', { n: FORWARD_S })} skip={playback.skip} />
      <span className={styles.time}>
        {clockTime(media.at)} / {media.length === 0 ? '–:––' : clockTime(media.length)}
      </span>
      <Choices
        label={t('speed')}
        value={String(rate)}
        choices={SPEEDS.map((speed) => ({ value: String(speed), text: `${String(speed)}×` }))}
        choose={(value) => playback.setRate(Number(value))}
      />
      <Choices
        label={t('sleep')}
        value={String(bed.sleep)}
        choices={SLEEPS.map((one) => ({ value: String(one), text: sleepName(one, t) }))}
        choose={(value) => bed.setSleep(SLEEPS.find((one) => String(one) === value) ?? 0)}
      />
      {failure !== undefined && (
        <Button size="s" onClick={playback.forget}>
          {t('retry')}
        </Button>
      )}
      {media.isEnded && near.next !== undefined && (
        <Button size="s" onClick={near.next}>
          {t('next')}
        </Button>
      )}
    </div>
  );
}

export function Bar(props: BarProps) {
  const { listening, t } = props;
  const { lesson, phase, playback, playing } = listening;
  const media = playing?.media;
  return (
    <div className={styles.bar}>
      {playback !== undefined && media !== undefined && (
        <input
          type="range"
          className={styles.range}
          min={0}
          max={Math.max(1, Math.floor(media.length))}
          step={1}
          value={Math.floor(media.at)}
          disabled={media.length === 0}
          aria-label={t('position', { title: lesson.title })}
          aria-valuetext={t('atOf', { at: clockTime(media.at), length: clockTime(media.length) })}
          onChange={(event) => playback.seek(Number(event.target.value))}
        />
      )}
      <div className={styles.row}>
        <Lesson listening={listening} t={t} />
        <Controls {...props} />
        {(phase === 'offered' || phase === 'asking') && (
          <Button size="s" tone="primary" busy={phase === 'asking'} onClick={listening.goOn}>
            {t('goOn', { time: clockTime(lesson.at) })}
          </Button>
        )}
        <Press icon="close" label={t('close')} press={listening.close} />
      </div>
    </div>
  );
}
