/** The options of a vote: one, or any number. */
import { useId } from 'react';
import type { Vote } from '#schemas/live/activities/vote.ts';
import styles from './view.module.css';

interface OptionsProps {
  vote: Vote;
  chosenOptions: readonly number[];
  choose: (options: readonly number[]) => void;
}

export function Options({ vote, chosenOptions, choose }: OptionsProps) {
  const id = useId();
  const pick = (index: number, isOn: boolean) => {
    if (!vote.is_multiple) return choose([index]);
    return choose(isOn ? [...chosenOptions, index] : chosenOptions.filter((one) => one !== index));
  };
  return (
    <fieldset className={styles.options} aria-label={vote.title}>
      {vote.options.map(({ text }, index) => (
        <label key={text} className={styles.option}>
          <input
            type={vote.is_multiple ? 'checkbox' : 'radio'}
            name={id}
            checked={chosenOptions.includes(index)}
            onChange={(event) => pick(index, event.target.checked)}
          />
          {text}
        </label>
      ))}
    </fieldset>
  );
}
