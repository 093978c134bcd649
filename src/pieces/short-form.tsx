/** A short form of a login, its controls 300 px wide (M109); it is sent by its own script alone. */
import type { ReactNode, Ref } from 'react';
import styles from './short-form.module.css';

interface ShortFormProps {
  /** What a view spreads on its root. */
  root?: object | undefined;
  ref?: Ref<HTMLFormElement> | undefined;
  onSubmit: () => void;
  children: ReactNode;
}

export function ShortForm({ root, ref, onSubmit, children }: ShortFormProps) {
  return (
    <form
      {...root}
      ref={ref}
      className={styles.form}
      method="dialog"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
    </form>
  );
}
