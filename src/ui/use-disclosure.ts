/** A menu that opens by resting on it, by click and by keyboard: 150 ms of intent, Escape closes (WCAG 1.4.13, 2.1.1). */
import {
  useEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
} from 'react';

/** How long a pointer rests before a menu opens, or is away before it closes. */
export const HOVER_INTENT_MS = 150;

/** `pinned` was opened by click or keyboard and stays when the pointer leaves. */
type Openness = 'closed' | 'hovered' | 'pinned';

export interface Disclosure<Holder extends HTMLElement> {
  readonly open: boolean;
  /** Goes to the button that opens the menu; gets the focus back on Escape. */
  readonly trigger: RefObject<HTMLButtonElement | null>;
  readonly toggle: () => void;
  readonly close: () => void;
  /** Spread on the element that holds both the button and the menu. */
  readonly around: {
    readonly ref: RefObject<Holder | null>;
    readonly onPointerEnter: (event: PointerEvent) => void;
    readonly onPointerLeave: (event: PointerEvent) => void;
    readonly onKeyDown: (event: KeyboardEvent) => void;
    readonly onBlur: (event: FocusEvent) => void;
  };
}

/** Closes on a press outside, for browsers where a press moves no focus. */
function useOutsidePress(open: boolean, holder: RefObject<HTMLElement | null>, close: () => void): void {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    if (!open) return undefined;
    const onPress = ({ target }: Event) => {
      if (target instanceof Node && !holder.current?.contains(target)) latest.current();
    };
    document.addEventListener('pointerdown', onPress);
    return () => document.removeEventListener('pointerdown', onPress);
  }, [open, holder]);
}

export function useDisclosure<Holder extends HTMLElement>({
  hover = true,
}: { hover?: boolean } = {}): Disclosure<Holder> {
  const [openness, setOpenness] = useState<Openness>('closed');
  const trigger = useRef<HTMLButtonElement>(null);
  const holder = useRef<Holder>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const open = openness !== 'closed';

  const settle = (next: Openness) => {
    clearTimeout(timer.current);
    setOpenness(next);
  };
  const close = () => settle('closed');
  const later = (change: (now: Openness) => Openness) => (event: PointerEvent) => {
    clearTimeout(timer.current);
    if (!hover || event.pointerType !== 'mouse') return;
    timer.current = setTimeout(() => setOpenness(change), HOVER_INTENT_MS);
  };

  useEffect(() => () => clearTimeout(timer.current), []);
  useOutsidePress(open, holder, close);

  return {
    open,
    trigger,
    toggle: () => settle(openness === 'pinned' ? 'closed' : 'pinned'),
    close,
    around: {
      ref: holder,
      onPointerEnter: later((now) => (now === 'closed' ? 'hovered' : now)),
      onPointerLeave: later((now) => (now === 'hovered' ? 'closed' : now)),
      onKeyDown: (event) => {
        if (event.key !== 'Escape' || !open) return;
        event.stopPropagation();
        close();
        trigger.current?.focus();
      },
      onBlur: (event) => {
        const next = event.relatedTarget;
        if (next instanceof Node && !holder.current?.contains(next)) close();
      },
    },
  };
}
