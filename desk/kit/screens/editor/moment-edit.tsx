/** A moment of an item, in the shop's time: picked on the screen, `2026-12-01T08:00:00+08:00` in the item. */
import { readMoment } from '#schemas/moment.ts';
import { textOfMoment } from '#desk/kit/fields/shop-moment.ts';
import { FieldError } from '#ui/field.tsx';
import { TextInput } from '#ui/text-input.tsx';
import styles from './editor.module.css';
import { useEditedField } from './fields.tsx';

/** As the browser's own control has it. */
function toLocal(value: unknown): string {
  const ms = typeof value === 'string' ? readMoment(value) : undefined;
  return ms === undefined ? '' : textOfMoment(ms);
}

export function MomentEdit({ pointer, label }: { pointer: string; label: string }) {
  const { id, value, error, set } = useEditedField(pointer);
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
        aria-invalid={error === '' ? undefined : true}
        aria-describedby={`${id}-error`}
        onChange={({ target }) => set(target.value === '' ? undefined : `${target.value}:00+08:00`)}
      />
      <FieldError id={`${id}-error`} text={error} />
    </div>
  );
}
