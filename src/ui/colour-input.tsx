/** A colour: the browser's own picker beside its number. */
import { TextInput } from './text-input.tsx';
import styles from './colour-input.module.css';

interface ColourInputProps {
  id: string;
  name: string;
  /** As it is typed: #rgb, #rrggbb or #rrggbbaa; empty for none. */
  value: string;
  /** The same as the picker takes it; undefined while what is typed is no colour. */
  hex: string | undefined;
  pickerLabel: string;
  onChange: (value: string) => void;
  'aria-label'?: string | undefined;
  'aria-invalid'?: true | undefined;
  'aria-describedby'?: string | undefined;
}

export function ColourInput({ hex, pickerLabel, onChange, ...input }: ColourInputProps) {
  return (
    <TextInput
      {...input}
      spellCheck={false}
      autoComplete="off"
      maxLength={9}
      placeholder="#000000"
      onChange={(event) => onChange(event.target.value)}
      before={
        <input
          type="color"
          className={styles.picker}
          aria-label={pickerLabel}
          value={hex ?? '#ffffff'}
          onChange={(event) => onChange(event.target.value)}
        />
      }
    />
  );
}
