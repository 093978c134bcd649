/** One choice of several, as cards with a radio button each. */
import { useId, type ReactNode } from 'react';
import { cx } from '#ui/cx.ts';
import styles from './radio-cards.module.css';

export interface RadioCard {
  id: string;
  title: string;
  /** Small words below the title. */
  notes: readonly string[];
  /** At the end of the line. */
  end?: ReactNode;
  isOff?: boolean;
}

interface RadioCardsProps {
  legend: string;
  choices: readonly RadioCard[];
  chosenId: string;
  choose: (id: string) => void;
  /** Nothing can be chosen now. */
  isHeld: boolean;
  /** What has changed about the choice, said where it stands. */
  notice?: string;
  /** Of the whole, which brings its own frame. */
  className?: string | undefined;
}

export function RadioCards({
  legend,
  choices,
  chosenId,
  choose,
  isHeld,
  notice = '',
  className,
}: RadioCardsProps) {
  const name = useId();
  return (
    <fieldset className={cx(styles.set, className)} disabled={isHeld}>
      <legend className={styles.legend}>{legend}</legend>
      <p className={styles.notice} role="status">
        {notice}
      </p>
      <div className={styles.choices}>
        {choices.map(({ id, title, notes, end, isOff = false }) => (
          <label key={id} className={cx(styles.choice, isOff && styles.off)}>
            <input
              type="radio"
              name={name}
              value={id}
              checked={id === chosenId}
              disabled={isOff}
              onChange={() => choose(id)}
            />
            <span className={styles.words}>
              <span className={styles.name}>{title}</span>
              {notes.map((note) => (
                <span key={note} className={styles.note}>
                  {note}
                </span>
              ))}
            </span>
            <span className={styles.end}>{end}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
