/** The round sign in the middle of what is pressed to play; its button or link says in words what it does. */
import { Icon, type IconName } from '#ui/icon.tsx';
import styles from './play-sign.module.css';

export function PlaySign({ icon }: { icon: IconName }) {
  return (
    <span className={styles.sign}>
      <Icon name={icon} size={28} />
    </span>
  );
}
