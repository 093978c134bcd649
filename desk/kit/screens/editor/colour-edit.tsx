/** A colour of an item: picked or typed, with how well it reads where it stands. */
import { useTranslation } from '#i18n/use-translation.ts';
import { ColourInput } from '#ui/colour-input.tsx';
import { FieldError } from '#ui/field.tsx';
import { parseColor, toHex } from '#ui/theme/contrast.ts';
import { ContrastLine } from '../../fields/contrast-line.tsx';
import { fieldWords } from '../../fields/words.ts';
import styles from './editor.module.css';
import { useEditedField } from './edited-field.ts';

interface ColourEditProps {
  pointer: string;
  label: string;
  /** What is drawn where nothing is chosen. */
  own: string;
  /** The colour it is read on; absent for a ground. */
  ground?: string;
}

export function ColourEdit({ pointer, label, own, ground }: ColourEditProps) {
  const t = useTranslation(fieldWords);
  const { id, value, error, set } = useEditedField(pointer);
  const text = typeof value === 'string' ? value : '';
  const color = parseColor(text === '' ? own : text);
  const groundColor = parseColor(ground);
  const write = (next: string) => set(next === '' ? undefined : next);
  return (
    <div>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <ColourInput
        id={id}
        name={pointer}
        value={text}
        hex={color === undefined ? undefined : toHex(color)}
        pickerLabel={t('picker', { label })}
        aria-invalid={error === '' ? undefined : true}
        aria-describedby={`${id}-error`}
        onChange={write}
      />
      <FieldError id={`${id}-error`} text={error} />
      {color !== undefined && groundColor !== undefined && (
        <ContrastLine color={color} ground={{ color: groundColor, isOwn: true }} fix={write} />
      )}
    </div>
  );
}
