/** A password field with an eye that shows what was typed; pasting is as welcome as typing. */
import { useState } from 'react';
import { Icon } from './icon.tsx';
import { TextField, type FieldProps } from './field.tsx';
import styles from './field.module.css';

export interface PasswordFieldProps extends Omit<FieldProps, 'type' | 'after' | 'inputMode'> {
  show: string;
  hide: string;
}

export function PasswordField({ show, hide, ...rest }: PasswordFieldProps) {
  const [isVisible, setVisible] = useState(false);
  const eye = (
    <button
      type="button"
      className={styles.eye}
      aria-pressed={isVisible}
      aria-label={show}
      title={isVisible ? hide : show}
      onClick={() => setVisible(!isVisible)}
    >
      <Icon name={isVisible ? 'eye-off' : 'eye'} size={18} />
    </button>
  );
  return (
    <TextField
      icon="lock"
      {...rest}
      type={isVisible ? 'text' : 'password'}
      autoCapitalize="none"
      after={eye}
    />
  );
}
