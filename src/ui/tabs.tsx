/** Tabs with a roving tab stop; all panels stand in the HTML, the ones not chosen are hidden. */
import { useId, useState, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import { cx } from './cx.ts';
import one from './tab.module.css';
import styles from './tabs.module.css';

interface TabItem {
  id: string;
  label: string;
  /** A small number beside the label. */
  count?: number | undefined;
  /** A word about the tab, beside its label. */
  mark?: string | undefined;
  panel?: ReactNode;
  /** Nothing is in it now: its panel stands in the page, and no tab leads there. */
  isEmpty?: boolean | undefined;
  /** Where what the tab shows can be had without script: the tab is a link until this piece is live. */
  href?: string | undefined;
}

export interface TabsProps {
  /** Name of the set. */
  label: string;
  tabs: readonly TabItem[];
  /** Chosen tab; left out, the tabs keep it themselves, starting with the first. */
  value?: string | undefined;
  onChange?: ((id: string) => void) | undefined;
  look?: 'line' | 'pill' | undefined;
  className?: string | undefined;
}

const STEPS: Readonly<Record<string, (index: number, length: number) => number>> = {
  ArrowRight: (index, length) => (index + 1) % length,
  ArrowLeft: (index, length) => (index - 1 + length) % length,
  Home: () => 0,
  End: (_index, length) => length - 1,
};

interface TabProps {
  tab: TabItem;
  id: string;
  controls: string | undefined;
  isChosen: boolean;
  choose: () => void;
  move: (event: KeyboardEvent<HTMLElement>) => void;
}

/** A click that asks for a window of its own is left to the browser. */
const isPlain = (event: MouseEvent) => !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

function Tab({ tab, id, controls, isChosen, choose, move }: TabProps) {
  const attributes = {
    role: 'tab',
    id,
    className: cx(one.tab, styles.tab),
    'aria-selected': isChosen,
    'aria-controls': controls,
    tabIndex: isChosen ? 0 : -1,
  } as const;
  const inside = (
    <>
      {tab.label}
      {tab.count !== undefined && <span className={styles.count}>{tab.count}</span>}
      {tab.mark !== undefined && <span className={styles.mark}>{tab.mark}</span>}
    </>
  );
  if (tab.href === undefined) {
    return (
      <button {...attributes} type="button" onClick={choose} onKeyDown={move}>
        {inside}
      </button>
    );
  }
  const follow = (event: MouseEvent) => {
    if (!isPlain(event)) return;
    event.preventDefault();
    choose();
  };
  const press = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== ' ') return move(event);
    event.preventDefault();
    choose();
  };
  return (
    <a {...attributes} href={tab.href} onClick={follow} onKeyDown={press}>
      {inside}
    </a>
  );
}

export function Tabs({ label, tabs, value, onChange, look = 'line', className }: TabsProps) {
  const base = useId();
  const [own, setOwn] = useState(tabs[0]?.id);
  const visibleTabs = tabs.filter(({ isEmpty }) => isEmpty !== true);
  const wish = value ?? own;
  const chosenId = visibleTabs.some(({ id }) => id === wish) ? wish : visibleTabs[0]?.id;
  const hasPanels = tabs.some((tab) => tab.panel !== undefined);
  const choose = (id: string) => {
    setOwn(id);
    onChange?.(id);
  };
  const move = (event: KeyboardEvent<HTMLElement>, index: number) => {
    const next = visibleTabs[STEPS[event.key]?.(index, visibleTabs.length) ?? -1];
    if (next === undefined) return;
    event.preventDefault();
    choose(next.id);
    document.getElementById(`${base}tab-${next.id}`)?.focus();
  };
  return (
    <div className={className}>
      <div
        className={cx(styles.list, styles[look], look === 'line' && one.lined)}
        role="tablist"
        aria-label={label}
      >
        {visibleTabs.map((tab, index) => (
          <Tab
            key={tab.id}
            tab={tab}
            id={`${base}tab-${tab.id}`}
            controls={hasPanels ? `${base}panel-${tab.id}` : undefined}
            isChosen={tab.id === chosenId}
            choose={() => choose(tab.id)}
            move={(event) => move(event, index)}
          />
        ))}
      </div>
      {hasPanels &&
        tabs.map((tab) => (
          <div
            key={tab.id}
            role="tabpanel"
            id={`${base}panel-${tab.id}`}
            aria-labelledby={tab.isEmpty === true ? undefined : `${base}tab-${tab.id}`}
            className={styles.panel}
            hidden={tab.id !== chosenId}
          >
            {tab.panel}
          </div>
        ))}
    </div>
  );
}
