/** Draws the countdown: digits that tick for the eye, one sentence a minute at most for the ear. */
import { resolveLink } from '#schemas/page/link.ts';
import { defineView } from '#engine/define-view.ts';
import { useServerNow } from '#engine/server-now.ts';
import { Band } from '#ui/band.tsx';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { TimeDigits } from '#ui/time-digits.tsx';
import { sayTimeLeft, timeLeft } from '#ui/time-left.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { definition } from './definition.ts';
import { words } from './words.ts';
import styles from './view.module.css';

export default defineView(definition, words, function Countdown({ root, id, props, t, locale }) {
  const seconds = props.to - useServerNow(props.to);
  const isOver = seconds <= 0;
  const left = timeLeft(seconds);
  const endText = props.ended || t('ended');
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
              {endText}
            </p>
          ) : (
            <TimeDigits left={left} locale={locale} size={isBand ? 'l' : 'm'} />
          )}
          <VisuallyHidden as="div">
            <p role="timer" aria-live="polite" aria-atomic="true">
              {isOver ? endText : sayTimeLeft(left, locale)}
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
