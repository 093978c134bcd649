/** The cross that takes something away: a box, a message. */
import { sharedWords } from '#i18n/shared-words.ts';
import { useWords } from '#i18n/use-words.ts';
import { cx } from './cx.ts';
import { Icon } from './icon.tsx';
import styles from './close-button.module.css';

interface CloseButtonProps {
  onClick: () => void;
  /** What it takes away, where that is no box. */
  label?: string | undefined;
  /** Outside a box, on the veil over the page. */
  isOnVeil?: boolean;
  /** Where it stands. */
  className?: string | undefined;
}

export function CloseButton({ onClick, label, isOnVeil = false, className }: CloseButtonProps) {
  const usual = useWords(sharedWords)('close');
  return (
    <button
      type="button"
      className={cx(styles.close, isOnVeil && styles.veil, className)}
      aria-label={label ?? usual}
      onClick={onClick}
    >
      <Icon name="close" size={18} />
    </button>
  );
}
