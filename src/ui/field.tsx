/** A form field: label, control and error message, linked for screen readers. */
import type { HTMLInputAutoCompleteAttribute, InputHTMLAttributes, ReactNode, Ref } from 'react';
import { FieldFrame } from './field-frame.tsx';
import { Icon, type IconName } from './icon.tsx';
import styles from './field.module.css';
import hidden from './visually-hidden.module.css';

type InputAttributes = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  | 'inputMode'
  | 'maxLength'
  | 'placeholder'
  | 'disabled'
  | 'autoCapitalize'
  | 'onBlur'
  | 'required'
  | 'min'
  | 'max'
>;

/** A field of a form that holds what is typed, or one that keeps it until its form is sent. */
export interface FieldProps extends InputAttributes {
  id: string;
  name: string;
  label: string;
  /** The label is heard, not seen: for short forms whose icons and placeholders say the same. */
  isLabelQuiet?: boolean | undefined;
  /** Left out, the field keeps what is typed, and its form reads it when it is sent. */
  value?: string | undefined;
  onChange?: ((value: string) => void) | undefined;
  /** Stands under the field; empty for nothing wrong. */
  error?: string | undefined;
  /** An error that changes over time, such as a countdown: screen readers read it with the field, not at each change. */
  isErrorQuiet?: boolean | undefined;
  type?: 'text' | 'tel' | 'email' | 'password' | 'date' | undefined;
  autoComplete?: HTMLInputAutoCompleteAttribute | undefined;
  icon?: IconName | undefined;
  /** Before and after the input, inside its frame. */
  before?: ReactNode;
  after?: ReactNode;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** What a form that holds its fields gives each of them. */
export interface HeldField {
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
}

export interface TextFieldProps extends Omit<FieldProps, keyof HeldField>, HeldField {}

export function TextField(props: FieldProps) {
  const {
    id,
    label,
    isLabelQuiet,
    value,
    onChange,
    error = '',
    isErrorQuiet,
    type = 'text',
    icon,
    before,
    after,
    ref,
    ...rest
  } = props;
  const errorId = `${id}-error`;
  return (
    <div className={styles.field}>
      <label className={isLabelQuiet === true ? hidden.hidden : styles.label} htmlFor={id}>
        {label}
      </label>
      <FieldFrame isWrong={error !== ''}>
        {icon !== undefined && <Icon name={icon} size={18} className={styles.icon} />}
        {before}
        <input
          {...rest}
          ref={ref}
          id={id}
          className={styles.input}
          type={type}
          value={value}
          spellCheck={false}
          aria-invalid={error === '' ? undefined : true}
          aria-describedby={error === '' ? undefined : errorId}
          onChange={onChange && ((event) => onChange(event.target.value))}
        />
        {after}
      </FieldFrame>
      <FieldError id={errorId} text={error} isQuiet={isErrorQuiet} />
    </div>
  );
}

interface FieldErrorProps {
  id: string;
  text: string;
  isQuiet?: boolean | undefined;
}

/** The line is always there, so that nothing jumps when something is said in it. */
export function FieldError({ id, text, isQuiet = false }: FieldErrorProps) {
  return (
    <p className={styles.error} id={id} role={isQuiet ? undefined : 'alert'}>
      {text !== '' && <Icon name="error" size={14} />}
      {text}
    </p>
  );
}
