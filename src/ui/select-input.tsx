/** The browser's own choice of one, in the frame of all fields. */
import type { SelectHTMLAttributes } from 'react';
import { cx } from './cx.ts';
import { FieldFrame } from './field-frame.tsx';
import { Icon } from './icon.tsx';
import styles from './field.module.css';

export function SelectInput(props: Omit<SelectHTMLAttributes<HTMLSelectElement>, 'className'>) {
  return (
    <FieldFrame isWrong={props['aria-invalid'] === true}>
      <select {...props} className={cx(styles.input, styles.select)} />
      <Icon name="chevron-down" size={16} className={styles.arrow} />
    </FieldFrame>
  );
}
