/** A checkbox with its words beside it. */
import type { InputHTMLAttributes } from 'react';
import styles from './screens.module.css';

interface CheckLineProps extends Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'id' | 'name' | 'checked' | 'onChange' | 'disabled' | 'aria-describedby'
> {
  label: string;
}

export function CheckLine({ label, ...input }: CheckLineProps) {
  return (
    <label className={styles.check}>
      <input {...input} type="checkbox" />
      {label}
    </label>
  );
}
