/** A moment of an item, in the shop's time: picked on the screen, `2026-12-01T08:00:00+08:00` in the item. */
import { useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { readMoment } from '#schemas/moment.ts';
import { textOfMoment } from '#desk/kit/fields/shop-moment.ts';
import { FieldError } from '#ui/field.tsx';
import { TextInput } from '#ui/text-input.tsx';
import styles from './editor.module.css';
import { screenWords } from '../words.ts';
import { useEditedField } from './fields.tsx';
import { useMarkUnread } from './use-unread.ts';

/** As the browser's own control has it. */
function toLocal(value: unknown): string {
  const ms = typeof value === 'string' ? readMoment(value) : undefined;
  return ms === undefined ? '' : textOfMoment(ms);
}

export function MomentEdit({ pointer, label }: { pointer: string; label: string }) {
  const t = useTranslation(screenWords);
  const { id, value, error, set } = useEditedField(pointer);
  // Half a moment has no value for the browser either: it would be taken for none.
  const [isHalf, setHalf] = useState(false);
  useMarkUnread(pointer, isHalf);
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
        aria-invalid={error === '' && !isHalf ? undefined : true}
        aria-describedby={`${id}-error`}
        onBlur={({ target }) => setHalf(target.validity.badInput)}
        onChange={({ target }) => {
          setHalf(target.validity.badInput);
          set(target.value === '' ? undefined : `${target.value}:00+08:00`);
        }}
      />
      <FieldError id={`${id}-error`} text={isHalf ? t('badMoment') : error} />
    </div>
  );
}
