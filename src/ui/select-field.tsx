/** A choice among a list, by the browser's own control: it knows every keyboard, screen reader and phone. */
import { FieldError } from './field.tsx';
import { cx } from './cx.ts';
import { Icon } from './icon.tsx';
import styles from './field.module.css';

export interface SelectFieldProps {
  id: string;
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Value and words of each. */
  options: readonly (readonly [string, string])[];
  /** Stands first, for nothing chosen. */
  none: string;
  /** Where the caller says under several fields at once what is wrong, this one says nothing by itself. */
  fault?: string | undefined;
  isFaultElsewhere?: boolean | undefined;
  disabled?: boolean | undefined;
}

export function SelectField(props: SelectFieldProps) {
  const { id, label, value, onChange, options, none, fault = '', isFaultElsewhere, disabled } = props;
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={cx(styles.frame, fault !== '' && styles.wrong)}>
        <select
          id={id}
          className={cx(styles.input, styles.select)}
          value={value}
          disabled={disabled}
          aria-invalid={fault === '' ? undefined : true}
          aria-describedby={fault === '' ? undefined : `${id}-error`}
          onChange={(event) => onChange(event.target.value)}
        >
          <option value="">{none}</option>
          {options.map(([key, words]) => (
            <option key={key} value={key}>
              {words}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" size={16} className={styles.arrow} />
      </div>
      {isFaultElsewhere !== true && <FieldError id={`${id}-error`} text={fault} />}
    </div>
  );
}
