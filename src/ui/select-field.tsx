/** A field for one of several choices, with its label and what is wrong with it. */
import { useId } from 'react';
import { FieldError } from './field.tsx';
import { SelectInput } from './select-input.tsx';
import styles from './field.module.css';

interface SelectFieldProps<Value extends string | number> {
  name: string;
  label: string;
  value: string | number;
  options: readonly { value: Value; label: string }[];
  /** undefined for a value that is no option. */
  onChange: (value: Value | undefined) => void;
  id?: string | undefined;
  error?: string | undefined;
}

export function SelectField<Value extends string | number>(props: SelectFieldProps<Value>) {
  const { name, label, value, options, onChange, error = '' } = props;
  const ownId = useId();
  const { id = ownId } = props;
  const errorId = `${id}-error`;
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <SelectInput
        id={id}
        name={name}
        value={value}
        aria-invalid={error === '' ? undefined : true}
        aria-describedby={error === '' ? undefined : errorId}
        onChange={({ target }) => onChange(options.find((one) => String(one.value) === target.value)?.value)}
      >
        {options.map((one) => (
          <option key={one.value} value={one.value}>
            {one.label}
          </option>
        ))}
      </SelectInput>
      <FieldError id={errorId} text={error} />
    </div>
  );
}
