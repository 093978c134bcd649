/** Parts of a screen: a panel with a heading, facts as a list of terms, and a figure on a card. */
import { useId, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { cx } from '#ui/cx.ts';
import styles from './screens.module.css';

interface PanelProps {
  title: string;
  /** Beside the heading. */
  actions?: ReactNode;
  children: ReactNode;
}

export function Panel({ title, actions, children }: PanelProps) {
  const id = useId();
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <div className={styles.panelHead}>
        <h2 className={styles.panelTitle} id={id}>
          {title}
        </h2>
        {actions}
      </div>
      {children}
    </section>
  );
}

export interface Fact {
  label: string;
  /** Left out where there is nothing to say. */
  value: ReactNode;
}

export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts
        .filter(({ value }) => value !== '' && value !== undefined && value !== null)
        .map(({ label, value }) => (
          <div key={label} className={styles.fact}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}

export interface FigureProps {
  label: string;
  value: string;
  /** Where the list behind the figure stands. */
  href?: string | undefined;
  hint?: string | undefined;
  /** Needs attention. */
  isUrgent?: boolean | undefined;
  /** For scripts and checks. */
  name?: string | undefined;
}

export function Figure({ label, value, href, hint, isUrgent = false, name }: FigureProps) {
  const look = cx(styles.figure, isUrgent && styles.urgent, href !== undefined && styles.leads);
  const inside = (
    <>
      <span className={styles.figureLabel}>{label}</span>
      <span className={styles.figureValue}>{value}</span>
      {hint !== undefined && <span className={styles.figureHint}>{hint}</span>}
    </>
  );
  if (href === undefined)
    return (
      <div className={look} data-figure={name}>
        {inside}
      </div>
    );
  return (
    <Link className={look} to={href} data-figure={name}>
      {inside}
    </Link>
  );
}

export function Figures({ children }: { children: ReactNode }) {
  return <div className={styles.figures}>{children}</div>;
}

/** Panels side by side where there is room. */
export function Columns({ children }: { children: ReactNode }) {
  return <div className={styles.columns}>{children}</div>;
}

/** A line that says no more than it must. */
export function Quiet({ children }: { children: ReactNode }) {
  return <p className={styles.quiet}>{children}</p>;
}

/** Parts of a screen below one another. */
export function Stack({ children }: { children: ReactNode }) {
  return <div className={styles.screen}>{children}</div>;
}

/** Buttons beside each other, below each other where there is no room. */
export function Acts({ children }: { children: ReactNode }) {
  return <div className={styles.acts}>{children}</div>;
}
