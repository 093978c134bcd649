/** A moment by the shop's clock, in the box that schedules. */
import { useId } from 'react';
import { shopClockName } from '#i18n/clock-words.ts';
import { useLocale } from '#i18n/use-words.ts';
import { FieldError } from '#ui/field.tsx';
import { TextInput } from '#ui/text-input.tsx';
import styles from './drafts.module.css';

interface MomentInputProps {
  name: string;
  label: string;
  hint?: string;
  value: string;
  onChange: (value: string) => void;
  error: string;
}

export function MomentInput({ name, label, hint = '', value, onChange, error }: MomentInputProps) {
  const id = useId();
  const locale = useLocale();
  return (
    <div className={styles.moment}>
      <label htmlFor={id}>{label}</label>
      <TextInput
        id={id}
        name={name}
        type="datetime-local"
        value={value}
        aria-invalid={error === '' ? undefined : true}
        aria-describedby={`${id}-error`}
        after={<span className={styles.unit}>{shopClockName(locale)}</span>}
        onChange={(event) => onChange(event.target.value)}
      />
      {hint !== '' && <p className={styles.quiet}>{hint}</p>}
      <FieldError id={`${id}-error`} text={error} />
    </div>
  );
}
