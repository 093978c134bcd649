/** On or off, as a switch: the browser's own checkbox, drawn anew. */
import type { InputHTMLAttributes } from 'react';
import styles from './switch-input.module.css';

type SwitchInputProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'type' | 'role'>;

export function SwitchInput(props: SwitchInputProps) {
  return (
    <input {...props} type="checkbox" role="switch" aria-checked={props.checked} className={styles.switch} />
  );
}
