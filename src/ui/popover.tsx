/** Something small that opens beside its trigger: by hover after 150 ms, by click, by keyboard; Esc closes it. */
import {
  useEffect,
  useId,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
} from 'react';
import { systemClock } from '#platform/clock.ts';
import { cx } from './cx.ts';
import styles from './popover.module.css';

/** How long the pointer must rest before the panel opens, and may be away before it closes. */
const INTENT_MS = 150;

/** Spread these on the element that opens the panel; onClick only where it is not a link. */
interface TriggerAttributes {
  'aria-expanded': boolean;
  'aria-controls': string;
  onClick: () => void;
}

export interface PopoverProps {
  /** The words of a plain button, or a function that draws the trigger itself (a link, say). */
  trigger: ReactNode | ((attributes: TriggerAttributes) => ReactNode);
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

function useOpen(hover: boolean) {
  const [open, setOpen] = useState(false);
  const callOff = useRef<(() => void) | undefined>(undefined);
  const stop = () => {
    callOff.current?.();
    callOff.current = undefined;
  };
  const set = (next: boolean) => {
    stop();
    setOpen(next);
  };
  const later = (next: boolean) => {
    stop();
    callOff.current = systemClock.after(INTENT_MS, () => setOpen(next));
  };
  useEffect(() => stop, []);
  const pointer = (next: boolean) => (event: PointerEvent) => {
    if (hover && event.pointerType === 'mouse') later(next);
  };
  return { open, set, onPointerEnter: pointer(true), onPointerLeave: pointer(false) };
}

export function Popover(props: PopoverProps) {
  const {
    trigger,
    children,
    label,
    place = 'bottom',
    openOn = 'hover',
    className,
    triggerClassName,
    panelClassName,
  } = props;
  const panelId = useId();
  const root = useRef<HTMLDivElement>(null);
  const { open, set, onPointerEnter, onPointerLeave } = useOpen(openOn === 'hover');
  useEffect(() => {
    if (!open) return undefined;
    const outside = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) set(false);
    };
    document.addEventListener('pointerdown', outside);
    return () => document.removeEventListener('pointerdown', outside);
  });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && open) {
      event.stopPropagation();
      set(false);
      root.current?.querySelector<HTMLElement>('[aria-controls]')?.focus();
    } else if (event.key === 'ArrowDown' && !open) {
      event.preventDefault();
      set(true);
    }
  };
  const onBlur = (event: FocusEvent) => {
    if (event.relatedTarget instanceof Node && !root.current?.contains(event.relatedTarget)) set(false);
  };
  const attributes: TriggerAttributes = {
    'aria-expanded': open,
    'aria-controls': panelId,
    onClick: () => set(!open),
  };
  return (
    <div
      ref={root}
      className={cx(styles.popover, className)}
      data-open={open ? '' : undefined}
      {...{ onPointerEnter, onPointerLeave, onKeyDown, onBlur }}
    >
      {typeof trigger === 'function' ? (
        trigger(attributes)
      ) : (
        <button
          type="button"
          className={cx(styles.trigger, triggerClassName)}
          aria-label={label}
          {...attributes}
        >
          {trigger}
        </button>
      )}
      <div id={panelId} className={cx(styles.panel, styles[place], panelClassName)}>
        {children}
      </div>
    </div>
  );
}
