/** A button of the canvas's bars: a sign, its name for readers and under the pointer, and the name of its action. */
import type { Ref } from 'react';
import { cx } from '#ui/cx.ts';
import { Glyph, type GlyphName } from './glyph.tsx';
import styles from './tool-button.module.css';

export interface ToolButtonProps {
  glyph: GlyphName;
  label: string;
  onClick: () => void;
  action?: string | undefined;
  /** Stays where the keyboard is and says that it cannot be pressed now. */
  isUnavailable?: boolean | undefined;
  isPressed?: boolean | undefined;
  /** Its name is seen, too. */
  isWorded?: boolean | undefined;
  hasPopup?: boolean | undefined;
  isExpanded?: boolean | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
}

export function ToolButton(props: ToolButtonProps) {
  const {
    glyph,
    label,
    onClick,
    action,
    isUnavailable = false,
    isPressed,
    isWorded = false,
    className,
    ref,
  } = props;
  return (
    <button
      ref={ref}
      type="button"
      className={cx(styles.button, isWorded && styles.worded, className)}
      title={isWorded ? undefined : label}
      aria-label={isWorded ? undefined : label}
      aria-pressed={isPressed}
      aria-disabled={isUnavailable ? true : undefined}
      aria-haspopup={props.hasPopup === true ? 'menu' : undefined}
      aria-expanded={props.isExpanded}
      data-action={action}
      onClick={isUnavailable ? undefined : onClick}
    >
      <Glyph name={glyph} />
      {isWorded && <span>{label}</span>}
    </button>
  );
}
