/** Something small that opens beside its trigger: by hover after 150 ms, by click, by keyboard; Esc closes it. */
import { useId, type KeyboardEvent, type ReactNode } from 'react';
import { cx } from './cx.ts';
import { useDisclosure } from './use-disclosure.ts';
import styles from './popover.module.css';

export interface PopoverProps {
  /** The words of its button. */
  trigger: ReactNode;
  children: ReactNode;
  /** Name of the trigger button where its words do not say enough. */
  label?: string | undefined;
  place?: 'bottom' | 'bottom-start' | 'bottom-end' | 'left' | 'right' | 'top' | undefined;
  /** `click` leaves hover alone. */
  openOn?: 'hover' | 'click' | undefined;
  className?: string | undefined;
  triggerClassName?: string | undefined;
  panelClassName?: string | undefined;
}

export function Popover(props: PopoverProps) {
  const {
    trigger,
    children,
    label,
    place = 'bottom',
    openOn,
    className,
    triggerClassName,
    panelClassName,
  } = props;
  const panelId = useId();
  const {
    open,
    trigger: button,
    toggle,
    around,
  } = useDisclosure<HTMLDivElement>({ hover: openOn !== 'click' });
  const onArrow = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' || open) return;
    event.preventDefault();
    toggle();
  };
  return (
    <div {...around} className={cx(styles.popover, className)} data-open={open ? '' : undefined}>
      <button
        ref={button}
        type="button"
        className={cx(styles.trigger, triggerClassName)}
        aria-label={label}
        aria-expanded={open}
        aria-controls={panelId}
        onClick={toggle}
        onKeyDown={onArrow}
      >
        {trigger}
      </button>
      <div id={panelId} className={cx(styles.panel, styles[place], panelClassName)}>
        {children}
      </div>
    </div>
  );
}
