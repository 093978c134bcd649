/** What the player's bar is made of: buttons with a sign and a name, and choices. */
import { cx } from '#ui/cx.ts';
import { Icon, type IconName } from '#ui/icon.tsx';
import styles from './player.module.css';

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
      aria-label={label}
      title={label}
      aria-pressed={isOn}
      onClick={onPress}
    >
      <Icon name={icon} size={20} />
    </button>
  );
}

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
