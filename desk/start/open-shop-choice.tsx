/** One of a few, as cards with a radio button each; a look shows its colours. */
import type { Theme } from '#schemas/shop/theme.ts';
import styles from './open-shop.module.css';
import start from './start.module.css';

export interface OpeningChoice {
  value: string;
  title: string;
  hint?: string;
  /** Of a look. */
  colours?: readonly string[];
}

/** What shows a look at a glance. */
export function coloursOf({ primary, accent = primary, bg = '#ffffff' }: Partial<Theme>): string[] {
  return [primary, accent, bg].flatMap((colour) => (colour === undefined ? [] : [colour]));
}

interface ChoiceProps {
  name: string;
  legend: string;
  choices: readonly OpeningChoice[];
  value: string;
  onChange: (value: string) => void;
}

export function Choice({ name, legend, choices, value, onChange }: ChoiceProps) {
  return (
    <fieldset className={styles.set}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.choices}>
        {choices.map((choice) => (
          <label
            key={choice.value}
            className={styles.choice}
            data-look={choice.colours === undefined ? undefined : choice.value}
          >
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
            />
            <span className={styles.choiceWords}>
              {choice.title}
              {choice.hint !== undefined && <span className={start.hint}>{choice.hint}</span>}
            </span>
            {choice.colours !== undefined && (
              <span className={styles.colours} aria-hidden="true">
                {choice.colours.map((colour, place) => (
                  <span key={place} className={styles.colour} style={{ backgroundColor: colour }} />
                ))}
              </span>
            )}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
