/** Draws the countdown: digits that tick for the eye, one sentence a minute at most for the ear. */
import { resolveLink } from '#schemas/page/link.ts';
import { defineView, type Translate, type WordKeys } from '#engine/define-view.ts';
import { useServerNow } from '#engine/server-now.ts';
import { Band } from '#ui/band.tsx';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { definition } from './definition.ts';
import { timeLeft, type TimeLeft } from './time-left.ts';
import { words } from './words.ts';
import styles from './view.module.css';

type Say = Translate<WordKeys<typeof words>>;

const PLACES = ['days', 'hours', 'minutes', 'seconds'] as const;

/** The two largest parts: it changes once an hour while days are left, once a minute after that. */
function spoken({ days, hours, minutes }: TimeLeft, t: Say): string {
  const parts = [
    days > 0 && t(days === 1 ? 'day' : 'manyDays', { n: days }),
    hours > 0 && t(hours === 1 ? 'hour' : 'manyHours', { n: hours }),
    days === 0 && minutes > 0 && t(minutes === 1 ? 'minute' : 'manyMinutes', { n: minutes }),
  ].filter((part) => part !== false);
  return parts.length === 0 ? t('soon') : t('left', { time: parts.join(' ') });
}

function Digits({ left, t }: { left: TimeLeft; t: Say }) {
  return (
    <div className={styles.digits} aria-hidden="true">
      {PLACES.map((place) => (
        <span key={place} className={styles.place}>
          <span className={styles.number}>{String(left[place]).padStart(2, '0')}</span>
          <span className={styles.unit}>{t(place)}</span>
        </span>
      ))}
    </div>
  );
}

export default defineView(definition, words, function Countdown({ root, id, props, t }) {
  const seconds = props.to - useServerNow(props.to);
  const isOver = seconds <= 0;
  const left = timeLeft(seconds);
  const ended = props.ended || t('ended');
  const isBand = props.look === 'band';
  const target = resolveLink(props.link);
  const isOffered = props.button_shown === 'always' || (props.button_shown === 'after') === isOver;
  return (
    <Band
      {...root}
      as="section"
      space={isBand ? 'none' : 'm'}
      aria-labelledby={`${id}-title`}
      className={styles[props.look]}
    >
      <div className={styles.count}>
        <div className={styles.words}>
          <h2 className={styles.title} id={`${id}-title`}>
            {props.title}
          </h2>
          {props.text && !isOver && <p className={styles.text}>{props.text}</p>}
        </div>
        <div className={styles.time}>
          {isOver ? (
            <p className={styles.ended} aria-hidden="true">
              <Icon name="clock" size={20} />
              {ended}
            </p>
          ) : (
            <Digits left={left} t={t} />
          )}
          <VisuallyHidden as="div">
            <p role="timer" aria-live="polite" aria-atomic="true">
              {isOver ? ended : spoken(left, t)}
            </p>
          </VisuallyHidden>
        </div>
        {props.button && target !== undefined && isOffered && (
          <Button tone="primary" size="l" target={target} className={styles.button}>
            {props.button}
          </Button>
        )}
      </div>
    </Band>
  );
});
