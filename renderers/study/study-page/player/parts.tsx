/** What the player's bar is made of: buttons with a sign and a name. */
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
