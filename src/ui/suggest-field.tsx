/** A field that offers what others wrote, with its label and what is wrong with it. */
import { FieldError, type TextFieldProps } from './field.tsx';
import { SuggestInput, type SuggestInputProps } from './suggest-input.tsx';
import styles from './field.module.css';
import hidden from './visually-hidden.module.css';

export interface SuggestFieldProps
  extends
    Pick<SuggestInputProps, 'offers' | 'status'>,
    Pick<
      TextFieldProps,
      'id' | 'label' | 'isLabelQuiet' | 'value' | 'onChange' | 'error' | 'maxLength' | 'placeholder'
    > {}

export function SuggestField({ isLabelQuiet, error = '', ...props }: SuggestFieldProps) {
  const { id, label } = props;
  return (
    <div className={styles.field}>
      <label className={isLabelQuiet === true ? hidden.hidden : styles.label} htmlFor={id}>
        {label}
      </label>
      <SuggestInput
        {...props}
        isWrong={error !== ''}
        describedBy={error === '' ? undefined : `${id}-error`}
      />
      <FieldError id={`${id}-error`} text={error} />
    </div>
  );
}
