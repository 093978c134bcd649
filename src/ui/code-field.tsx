/** The field of a code that was sent: six digits offered by the phone's keyboard, and a button that asks for one. */
import type { ReactNode } from 'react';
import { TextField, type TextFieldProps } from './field.tsx';
import styles from './field.module.css';

export interface CodeFieldProps extends Omit<TextFieldProps, 'after' | 'type' | 'autoComplete'> {
  length: number;
  /** Called once the last digit stands there, typed, pasted or filled in. */
  onFull: (code: string) => void;
  button: ReactNode;
  /** Says that it cannot be pressed now; it keeps the focus. */
  isWaiting: boolean;
  onSend: () => void;
}

const digits = (text: string, length: number) => text.replace(/\D/g, '').slice(0, length);

export function CodeField(props: CodeFieldProps) {
  const { length, onFull, button, isWaiting, onSend, value, onChange, ...rest } = props;
  const change = (typed: string) => {
    const code = digits(typed, length);
    onChange(code);
    if (code.length === length && code !== value) onFull(code);
  };
  const send = (
    <button
      type="button"
      className={styles.inner}
      aria-disabled={isWaiting ? true : undefined}
      onClick={isWaiting ? undefined : onSend}
    >
      {button}
    </button>
  );
  return (
    <TextField
      icon="shield"
      {...rest}
      value={value}
      onChange={change}
      type="text"
      inputMode="numeric"
      autoComplete="one-time-code"
      after={send}
    />
  );
}
