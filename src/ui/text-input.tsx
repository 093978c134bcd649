/** A line to type into, in the frame of all fields. */
import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { FieldFrame } from './field-frame.tsx';
import styles from './field.module.css';

interface TextInputProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'className'> {
  /** Before and after the input, inside its frame. */
  before?: ReactNode;
  after?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

export function TextInput({ before, after, ...props }: TextInputProps) {
  return (
    <FieldFrame isWrong={props['aria-invalid'] === true}>
      {before}
      <input type="text" {...props} className={styles.input} />
      {after}
    </FieldFrame>
  );
}
