/** Arco's cascader with what it leaves out: a name, what describes it, and which choice the keys stand on. */
import Cascader from '@arco-design/web-react/es/Cascader';
import '@arco-design/web-react/es/Cascader/style/css.js';
import { useEffect, useLayoutEffect, useRef, useState, type ComponentRef, type RefObject } from 'react';
import { systemClock } from '#platform/clock.ts';
import { cx } from '../cx.ts';
import { Arco } from './arco.tsx';
import styles from './cascade.module.css';

export interface CascadeOption {
  value: string;
  label: string;
  disabled?: boolean;
  /** Left out where nothing is chosen below it. */
  children?: CascadeOption[];
}

export interface CascadeProps {
  id: string;
  label: string;
  /** Values from the first level on, as deep as it has been chosen. */
  value: readonly string[];
  /** The value in words: an option of it may not be known yet. */
  shownText: string;
  placeholder: string;
  options: CascadeOption[];
  onChange: (value: string[]) => void;
  isWrong: boolean;
  describedBy: string | undefined;
  required?: boolean | undefined;
  /** It stands where something else had the keyboard. */
  takesFocus?: boolean | undefined;
}

type Field = RefObject<ComponentRef<typeof Cascader> | null>;

const rootOf = (field: Field): HTMLElement | undefined => {
  const root: unknown = field.current?.getRootDOMNode();
  return root instanceof HTMLElement ? root : undefined;
};

/** Arco passes no attributes on to its field, and shows an input in it that nobody types in. */
function useAttributes(field: Field, attributes: Readonly<Record<string, string | undefined>>): void {
  useLayoutEffect(() => {
    const root = rootOf(field);
    for (const [name, value] of Object.entries(attributes))
      if (value === undefined) root?.removeAttribute(name);
      else root?.setAttribute(name, value);
    root?.querySelector('input')?.setAttribute('aria-hidden', 'true');
  });
}

/** The choice the arrow keys stand on is marked by a class alone; whoever hears the page is told of it here. */
function useActive(field: Field, id: string, isOpen: boolean): void {
  useEffect(() => {
    const root = rootOf(field);
    const list = document.getElementById(root?.getAttribute('aria-controls') ?? '');
    if (!isOpen || root === undefined || list === null) return undefined;
    const notify = () => {
      const active = [...list.querySelectorAll('[role="menuitem"][class*="item-active"]')].at(-1);
      if (active === undefined) return root.removeAttribute('aria-activedescendant');
      list.querySelector(`#${CSS.escape(`${id}-active`)}`)?.removeAttribute('id');
      active.id = `${id}-active`;
      return root.setAttribute('aria-activedescendant', active.id);
    };
    const watch = new MutationObserver(notify);
    watch.observe(list, { subtree: true, childList: true, attributeFilter: ['class'] });
    notify();
    return () => {
      watch.disconnect();
      root.removeAttribute('aria-activedescendant');
    };
  }, [field, id, isOpen]);
}

/** Arco takes the focus off its field when its list closes: whoever was in it is given it back. */
function useFocusBack(field: Field, isOpen: boolean, takesFocus: boolean): void {
  const was = useRef(takesFocus);
  useEffect(() => {
    if (was.current && !isOpen && document.activeElement === document.body)
      // Nothing moves under a pointer that has closed the list by a press elsewhere.
      rootOf(field)?.focus({ preventScroll: true });
    was.current = isOpen;
  }, [field, isOpen]);
}

/** The key that takes the last choice closes the list, and the field would read the same key as the wish to open it. */
function useOpen() {
  const [isOpen, setOpen] = useState(false);
  const isClosing = useRef(false);
  const set = (next: boolean) => {
    if (next && isClosing.current) return;
    isClosing.current = !next;
    systemClock.after(0, () => {
      isClosing.current = false;
    });
    setOpen(next);
  };
  return [isOpen, set] as const;
}

export function Cascade(props: CascadeProps) {
  const { id, label, value, shownText, placeholder, options, onChange, isWrong, describedBy } = props;
  const { required = false, takesFocus = false } = props;
  const field: Field = useRef<ComponentRef<typeof Cascader>>(null);
  const [isOpen, setOpen] = useOpen();
  useAttributes(field, {
    'aria-label': label,
    'aria-haspopup': 'menu',
    'aria-describedby': describedBy,
    'aria-required': required ? 'true' : undefined,
    'aria-invalid': isWrong ? 'true' : undefined,
  });
  useActive(field, id, isOpen);
  useFocusBack(field, isOpen, takesFocus);
  return (
    <Arco>
      <Cascader
        ref={field}
        id={id}
        className={cx(styles.field, isWrong && styles.wrong) ?? ''}
        dropdownMenuClassName={styles.list ?? ''}
        changeOnSelect
        value={[...value]}
        renderFormat={() => (shownText === '' ? placeholder : shownText)}
        options={options}
        popupVisible={isOpen}
        onVisibleChange={setOpen}
        triggerProps={{ autoFitPosition: true }}
        onKeyDown={({ key }) => {
          if (key === 'ArrowDown' && !isOpen) setOpen(true);
        }}
        onChange={(path) => onChange(path.map(String))}
      />
    </Arco>
  );
}
