/** A sheet of settings: a raised card with a heading, and rows of name, value and what can be done with it. */
import type { ReactNode, Ref } from 'react';
import { cx } from './cx.ts';
import { Skeleton } from './skeleton.tsx';
import styles from './sheet.module.css';

export interface SheetProps {
  root: { 'data-node': string; 'data-kind': string };
  id: string;
  title: string;
  hint?: string | undefined;
  children: ReactNode;
}

/** The root element of a view. */
export function Sheet({ root, id, title, hint, children }: SheetProps) {
  return (
    <section {...root} className={styles.sheet} aria-labelledby={`${id}-title`}>
      <h2 className={styles.title} id={`${id}-title`}>
        {title}
      </h2>
      {hint !== undefined && <p className={styles.hint}>{hint}</p>}
      {children}
    </section>
  );
}

export interface SheetRowProps {
  name: string;
  children: ReactNode;
  /** Buttons at the end. */
  actions?: ReactNode;
  /** Nothing is there yet. */
  isEmpty?: boolean | undefined;
  isOpen?: boolean | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

/** Stands in a `<SheetRows>`. */
export function SheetRow({ name, children, actions, isEmpty, isOpen, ref }: SheetRowProps) {
  return (
    <div ref={ref} className={cx(styles.row, isOpen && styles.open)}>
      <dt className={styles.name}>{name}</dt>
      <dd className={cx(styles.value, isEmpty && styles.empty)}>
        <div className={styles.content}>{children}</div>
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </dd>
    </div>
  );
}

export function SheetRows({ children }: { children: ReactNode }) {
  return <dl className={styles.rows}>{children}</dl>;
}

/** The shape of a sheet whose facts are on their way. */
export function SheetSkeleton({ root, rows }: { root: SheetProps['root']; rows: number }) {
  return (
    <div {...root} className={styles.sheet} aria-busy="true">
      <Skeleton shape="title" width="30%" />
      <div className={styles.bones}>
        <Skeleton lines={rows} height="20px" />
      </div>
    </div>
  );
}
