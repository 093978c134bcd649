/** A field for a day, with its label and what is wrong with it. */
import { DateInput, type DateInputProps } from './date-input.tsx';
import { FieldError, type TextFieldProps } from './field.tsx';
import styles from './field.module.css';
import hidden from './visually-hidden.module.css';

export interface DateFieldProps
  extends
    Pick<DateInputProps, 'id' | 'name' | 'value' | 'onChange' | 'min' | 'max' | 'today' | 'autoComplete'>,
    Pick<TextFieldProps, 'label' | 'isLabelQuiet' | 'error'> {}

export function DateField({ label, isLabelQuiet, error = '', ...props }: DateFieldProps) {
  const errorId = `${props.id}-error`;
  return (
    <div className={styles.field}>
      <label className={isLabelQuiet === true ? hidden.hidden : styles.label} htmlFor={props.id}>
        {label}
      </label>
      <DateInput {...props} isWrong={error !== ''} describedBy={error === '' ? undefined : errorId} />
      <FieldError id={errorId} text={error} />
    </div>
  );
}
