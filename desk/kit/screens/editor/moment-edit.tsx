/** A moment of an item, in the shop's time: picked on the screen, `2026-12-01T08:00:00+08:00` in the item. */
import { readMoment } from '#schemas/moment.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { isHalfTyped, onHalfTyped } from '#desk/kit/fields/half-typed.ts';
import { textOfMoment } from '#desk/kit/fields/shop-moment.ts';
import { isWrongText, wrongText } from '#desk/kit/fields/wrong-text.ts';
import { FieldError } from '#ui/field.tsx';
import { TextInput } from '#ui/text-input.tsx';
import styles from './editor.module.css';
import { screenWords } from '../words.ts';
import { useEditedField, type EditFieldProps } from './edited-field.ts';

/** As the browser's own control has it. */
function toLocal(value: unknown): string {
  const ms = typeof value === 'string' ? readMoment(value) : undefined;
  return ms === undefined ? '' : textOfMoment(ms);
}

export function MomentEdit({ pointer, label }: EditFieldProps) {
  const t = useTranslation(screenWords);
  const { id, value, error, set } = useEditedField(pointer);
  const isHalf = isWrongText(value);
  const fault = isHalf ? t('badMoment') : error;
  const read = (control: HTMLInputElement) => {
    if (isHalfTyped(control)) set(wrongText(''));
    else set(control.value === '' ? undefined : `${control.value}:00+08:00`);
  };
  return (
    <div>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <TextInput
        id={id}
        name={pointer}
        type="datetime-local"
        value={toLocal(value)}
        aria-invalid={fault === '' ? undefined : true}
        aria-describedby={`${id}-error`}
        onChange={({ target }) => read(target)}
        {...onHalfTyped(isHalf, read)}
      />
      <FieldError id={`${id}-error`} text={fault} />
    </div>
  );
}
