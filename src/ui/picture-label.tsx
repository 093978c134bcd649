/** Words over a picture of any colours; its place is its owner's to say. */
import { cx } from './cx.ts';
import styles from './picture-label.module.css';

export function PictureLabel({ text, className }: { text: string; className?: string | undefined }) {
  return <span className={cx(styles.label, className)}>{text}</span>;
}
