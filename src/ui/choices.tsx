/** A choice of few within a bar of controls: the browser's own, in the colours of where it stands. */
import styles from './choices.module.css';

interface Choice {
  value: string;
  text: string;
}

interface ChoicesProps {
  label: string;
  value: string;
  choices: readonly Choice[];
  choose: (value: string) => void;
}

export function Choices({ label, value, choices, choose }: ChoicesProps) {
  return (
    <select
      className={styles.choices}
      aria-label={label}
      title={label}
      value={value}
      onChange={(event) => choose(event.target.value)}
    >
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.text}
        </option>
      ))}
    </select>
  );
}
