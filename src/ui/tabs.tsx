/** Tabs with a roving tab stop; all panels stand in the HTML, the ones not chosen are hidden. */
import { useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import { cx } from './cx.ts';
import styles from './tabs.module.css';

export interface TabItem {
  id: string;
  label: string;
  /** A small number beside the label. */
  count?: number | undefined;
  panel?: ReactNode;
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

export function Tabs({ label, tabs, value, onChange, look = 'line', className }: TabsProps) {
  const base = useId();
  const [own, setOwn] = useState(tabs[0]?.id);
  const chosen = value ?? own;
  const hasPanels = tabs.some((tab) => tab.panel !== undefined);
  const choose = (id: string) => {
    setOwn(id);
    onChange?.(id);
  };
  const move = (event: KeyboardEvent<HTMLButtonElement>, index: number) => {
    const next = tabs[STEPS[event.key]?.(index, tabs.length) ?? -1];
    if (next === undefined) return;
    event.preventDefault();
    choose(next.id);
    document.getElementById(`${base}tab-${next.id}`)?.focus();
  };
  return (
    <div className={className}>
      <div className={cx(styles.list, styles[look])} role="tablist" aria-label={label}>
        {tabs.map((tab, index) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${base}tab-${tab.id}`}
            className={styles.tab}
            aria-selected={tab.id === chosen}
            aria-controls={hasPanels ? `${base}panel-${tab.id}` : undefined}
            tabIndex={tab.id === chosen ? 0 : -1}
            onClick={() => choose(tab.id)}
            onKeyDown={(event) => move(event, index)}
          >
            {tab.label}
            {tab.count !== undefined && <span className={styles.count}>{tab.count}</span>}
          </button>
        ))}
      </div>
      {hasPanels &&
        tabs.map((tab) => (
          <div
            key={tab.id}
            role="tabpanel"
            id={`${base}panel-${tab.id}`}
            aria-labelledby={`${base}tab-${tab.id}`}
            className={styles.panel}
            hidden={tab.id !== chosen}
          >
            {tab.panel}
          </div>
        ))}
    </div>
  );
}
