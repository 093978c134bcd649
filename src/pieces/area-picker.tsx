/** The area code before a phone number: a button that opens a list of countries, eight at first and eight more at its end (M131, M132). */
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { COUNTRY_LIST_STEP } from '#schemas/constants.ts';
import { useLocale } from '#i18n/use-words.ts';
import { cx } from '#ui/cx.ts';
import type { AreaSearch } from './area-search.ts';
import { Icon } from '#ui/icon.tsx';
import styles from './area-picker.module.css';

export interface AreaPickerProps {
  /** Without the plus. */
  value: string;
  onChange: (area: string) => void;
  label: string;
  /** Area codes that may be chosen; every one where absent. */
  only?: readonly string[] | undefined;
}

/** At the end of what is shown, the next eight come. */
const NEAR_END_PX = 4;

export function AreaPicker({ value, onChange, label, only }: AreaPickerProps) {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (!open) return undefined;
    const outside = ({ target }: Event) => {
      if (target instanceof Node && root.current?.contains(target) !== true) setOpen(false);
    };
    document.addEventListener('pointerdown', outside);
    return () => document.removeEventListener('pointerdown', outside);
  }, [open]);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    <div ref={root} className={styles.picker}>
      <button
        ref={button}
        type="button"
        className={styles.trigger}
        aria-haspopup="listbox"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        aria-label={`${label} +${value}`}
        onClick={() => setOpen(!open)}
      >
        +{value}
        <Icon name="chevron-down" size={14} className={cx(open && styles.turned)} />
      </button>
      {open && (
        <AreaList
          id={id}
          value={value}
          label={label}
          only={only}
          close={close}
          choose={(area) => {
            onChange(area);
            close();
          }}
        />
      )}
    </div>
  );
}

interface ListProps extends Pick<AreaPickerProps, 'value' | 'label' | 'only'> {
  id: string;
  choose: (area: string) => void;
  close: () => void;
}

/** The list comes with a script of its own, for most people never open it. */
function useAreas(only: readonly string[] | undefined): AreaSearch {
  const [search, setSearch] = useState<AreaSearch>({ areas: [], find: () => -1 });
  useEffect(() => {
    let isGone = false;
    import('./area-search.ts').then(
      ({ areaSearch }) => {
        if (!isGone) setSearch(areaSearch(only));
      },
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [only]);
  return search;
}

const MOVES: Readonly<Record<string, (index: number, last: number) => number>> = {
  ArrowDown: (index, last) => Math.min(index + 1, last),
  ArrowUp: (index) => Math.max(index - 1, 0),
  Home: () => 0,
  End: (_index, last) => last,
};

const isLetter = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey;

function AreaList({ id, value, label, only, choose, close }: ListProps) {
  const locale = useLocale();
  const list = useRef<HTMLDivElement>(null);
  const { areas, find } = useAreas(only);
  const [most, setMost] = useState(COUNTRY_LIST_STEP);
  const [active, setActive] = useState(0);
  const visibleAreas = areas.slice(0, most);
  // Some countries share a code; one of them is marked.
  const currentCountry = areas.find(([, code]) => code === value)?.[0];
  const more = () => setMost((now) => Math.min(now + COUNTRY_LIST_STEP, Math.max(areas.length, now)));
  const isThere = areas.length > 0;
  useEffect(() => list.current?.focus(), []);
  useEffect(() => {
    list.current?.querySelector('[data-active]')?.scrollIntoView?.({ block: 'nearest' });
  }, [active, isThere]);
  const onKeyDown = (event: KeyboardEvent) => {
    const move = MOVES[event.key];
    const here = visibleAreas[active];
    if (event.key === 'Escape' || event.key === 'Tab') {
      // Closes the list, not the box around it.
      event.preventDefault();
      event.stopPropagation();
      close();
    } else if (move !== undefined) {
      event.preventDefault();
      if (event.key === 'ArrowDown' && active === visibleAreas.length - 1) more();
      setActive(move(active, Math.min(active + 1, areas.length - 1, visibleAreas.length)));
    } else if ((event.key === 'Enter' || event.key === ' ') && here !== undefined) {
      event.preventDefault();
      choose(here[1]);
    } else if (isLetter(event)) {
      const match = find(event);
      if (match < 0) return;
      setMost((now) => Math.max(now, Math.ceil((match + 1) / COUNTRY_LIST_STEP) * COUNTRY_LIST_STEP));
      setActive(match);
    }
  };
  return (
    <div
      ref={list}
      id={id}
      className={styles.list}
      role="listbox"
      aria-label={label}
      aria-busy={isThere ? undefined : true}
      aria-activedescendant={isThere ? `${id}-${visibleAreas[active]?.[0] ?? ''}` : undefined}
      tabIndex={0}
      onKeyDown={onKeyDown}
      onScroll={({ currentTarget: { scrollTop, clientHeight, scrollHeight } }) => {
        if (scrollTop + clientHeight >= scrollHeight - NEAR_END_PX) more();
      }}
    >
      {visibleAreas.map(([country, code, cn, en], index) => (
        <button
          type="button"
          tabIndex={-1}
          key={country}
          id={`${id}-${country}`}
          className={styles.option}
          role="option"
          aria-selected={country === currentCountry}
          data-active={index === active ? '' : undefined}
          onPointerMove={() => setActive(index)}
          onClick={() => choose(code)}
        >
          <span className={styles.name}>{locale === 'cn' ? cn : en}</span>
          <span className={styles.code}>+{code}</span>
        </button>
      ))}
    </div>
  );
}
