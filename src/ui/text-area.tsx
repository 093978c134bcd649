/** Several lines to type into, in the frame of all fields. */
import type { ReactNode, TextareaHTMLAttributes } from 'react';
import { FieldFrame } from './field-frame.tsx';
import styles from './field.module.css';

interface TextAreaProps extends Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'className'> {
  before?: ReactNode;
}

export function TextArea({ before, ...props }: TextAreaProps) {
  return (
    <FieldFrame isWrong={props['aria-invalid'] === true}>
      {before}
      <textarea rows={3} {...props} className={styles.area} />
    </FieldFrame>
  );
}
