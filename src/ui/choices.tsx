/** A choice of few within a bar of controls: a button that says what is chosen, and a menu that opens over the page (WAI-ARIA menu button). */
import {
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import styles from './choices.module.css';

interface Choice {
  value: string;
  text: string;
}

interface ChoicesMenuProps {
  id: string;
  label: string;
  value: string;
  choices: readonly Choice[];
  /** Where it opens; a press there is the trigger's own. */
  trigger: RefObject<HTMLElement | null>;
  choose: (value: string) => void;
  /** Closes it and gives the focus back. */
  close: () => void;
  /** Closes it; the focus is elsewhere already. */
  leave: () => void;
}

/** Pixels between the menu, its trigger and the edge of the window. */
const GAP_PX = 4;

/** Above its trigger where there is room, else below; never over the edge of the window. */
function placeMenu(menu: HTMLElement, trigger: HTMLElement): void {
  const box = trigger.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = menu;
  const left = Math.min(box.right - width, window.innerWidth - width - GAP_PX);
  const above = box.top - height - GAP_PX;
  const below = Math.min(box.bottom + GAP_PX, window.innerHeight - height - GAP_PX);
  menu.style.left = `${String(Math.max(GAP_PX, left))}px`;
  menu.style.top = `${String(above >= GAP_PX ? above : Math.max(GAP_PX, below))}px`;
}

/** What moves the page under the menu, or leads elsewhere, closes it. */
function useLeave(
  menu: RefObject<HTMLElement | null>,
  trigger: RefObject<HTMLElement | null>,
  leave: () => void,
) {
  const latest = useRef(leave);
  useEffect(() => {
    latest.current = leave;
  });
  useEffect(() => {
    const onElsewhere = ({ target }: Event) => {
      if (target instanceof Node && (menu.current?.contains(target) || trigger.current?.contains(target)))
        return;
      latest.current();
    };
    const names = ['pointerdown', 'scroll', 'resize'];
    for (const name of names) window.addEventListener(name, onElsewhere, true);
    return () => {
      for (const name of names) window.removeEventListener(name, onElsewhere, true);
    };
  }, [menu, trigger]);
}

/** Where a key leads to; undefined where it leads nowhere. */
function goalOf(key: string, now: number, choices: readonly Choice[]): number | undefined {
  const last = choices.length - 1;
  if (key === 'ArrowDown') return now === last ? 0 : now + 1;
  if (key === 'ArrowUp') return now <= 0 ? last : now - 1;
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  if (key.length !== 1 || key === ' ') return undefined;
  const order = [...choices.keys()].map((step) => (now + 1 + step) % choices.length);
  return order.find((place) => choices[place]?.text.toLowerCase().startsWith(key.toLowerCase()));
}

/** In the top layer, so that no box clips it; led through by arrows and first letters. */
function ChoicesMenu(props: ChoicesMenuProps) {
  const { id, label, value, choices, trigger, choose, close, leave } = props;
  const menu = useRef<HTMLDivElement>(null);
  useLeave(menu, trigger, leave);
  useLayoutEffect(() => {
    const element = menu.current;
    if (element === null || trigger.current === null) return;
    if ('showPopover' in element) element.showPopover();
    placeMenu(element, trigger.current);
    element.querySelector<HTMLElement>('[aria-checked="true"], button')?.focus();
  }, [trigger]);
  const onKeyDown = (event: KeyboardEvent) => {
    // The keys of the player around it are not meant here.
    event.stopPropagation();
    if (event.key === 'Tab') return close();
    if (event.key === 'Escape') {
      event.preventDefault();
      return close();
    }
    const items = [...(menu.current?.querySelectorAll('button') ?? [])];
    const goal = goalOf(
      event.key,
      items.findIndex((item) => item === document.activeElement),
      choices,
    );
    if (goal === undefined) return undefined;
    event.preventDefault();
    return items[goal]?.focus();
  };
  return (
    <div
      ref={menu}
      id={id}
      className={styles.menu}
      role="menu"
      aria-label={label}
      tabIndex={-1}
      popover="manual"
      onKeyDown={onKeyDown}
    >
      {choices.map((choice) => (
        <button
          key={choice.value}
          type="button"
          role="menuitemradio"
          className={styles.item}
          aria-checked={choice.value === value}
          tabIndex={-1}
          data-value={choice.value}
          onClick={() => choose(choice.value)}
        >
          {choice.text}
        </button>
      ))}
    </div>
  );
}

interface ChoicesProps {
  label: string;
  value: string;
  choices: readonly Choice[];
  choose: (value: string) => void;
}

export function Choices({ label, value, choices, choose }: ChoicesProps) {
  const id = useId();
  const trigger = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const text = choices.find((choice) => choice.value === value)?.text ?? '';
  const close = () => {
    setOpen(false);
    trigger.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    event.stopPropagation();
    setOpen(true);
  };
  return (
    <>
      <button
        ref={trigger}
        type="button"
        className={styles.choices}
        data-choices
        title={label}
        aria-label={`${label}: ${text}`}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
        onKeyDown={onKeyDown}
      >
        {text}
      </button>
      {isOpen && (
        <ChoicesMenu
          id={id}
          label={label}
          value={value}
          choices={choices}
          trigger={trigger}
          choose={(next) => {
            choose(next);
            close();
          }}
          close={close}
          leave={() => setOpen(false)}
        />
      )}
    </>
  );
}
