/** The field of a code that was sent: six digits offered by the phone's keyboard, and a button that asks for one. */
import { SMS_CODE_LENGTH } from '#schemas/constants.ts';
import { TextField, type TextFieldProps } from '#ui/field.tsx';
import styles from '#ui/field.module.css';

export interface CodeFieldProps extends Omit<TextFieldProps, 'after' | 'type' | 'autoComplete' | 'name'> {
  /** Called once the last digit stands there, typed, pasted or filled in. */
  onFull: (code: string) => void;
  /** What the button says when it may be pressed. */
  get: string;
  /** Seconds until the next code may be asked for, or 0: the button counts them (M141). */
  wait: number;
  isSending: boolean;
  onSend: () => void;
}

const digits = (text: string) => text.replace(/\D/g, '').slice(0, SMS_CODE_LENGTH);

export function CodeField(props: CodeFieldProps) {
  const { onFull, get, wait, isSending, onSend, value, onChange, ...rest } = props;
  // It cannot be pressed now, and keeps the focus.
  const isWaiting = wait > 0 || isSending;
  const change = (text: string) => {
    const code = digits(text);
    onChange(code);
    if (code.length === SMS_CODE_LENGTH && code !== value) onFull(code);
  };
  const send = (
    <button
      type="button"
      className={styles.inner}
      aria-disabled={isWaiting ? true : undefined}
      onClick={isWaiting ? undefined : onSend}
    >
      {wait > 0 ? `${wait}s` : get}
    </button>
  );
  return (
    <TextField
      icon="shield"
      {...rest}
      name="code"
      value={value}
      onChange={change}
      type="text"
      inputMode="numeric"
      autoComplete="one-time-code"
      after={send}
    />
  );
}
