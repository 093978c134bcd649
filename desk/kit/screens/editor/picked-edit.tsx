/** Other things of the shop, in their order: known by their names, picked in a box, or typed by who knows their ids. */
import { useTranslation } from '#i18n/use-translation.ts';
import type { FieldRef } from '#schemas/page/field.ts';
import { FieldError } from '#ui/field.tsx';
import { ThingsField } from '../../pickers/things-field.tsx';
import { pickerWords } from '../../pickers/words.ts';
import styles from './editor.module.css';
import { useEditedField } from './edited-field.ts';
import { LinesEdit } from './fields.tsx';

interface PickedEditProps {
  pointer: string;
  label: string;
  of: FieldRef;
  /** 1 for a field of one, whose value is an id and no list. */
  max?: number;
}

const MAX = 200;

const idsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return value === '' ? [] : [value];
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
};

export function PickedEdit({ pointer, label, of, max = MAX }: PickedEditProps) {
  const words = useTranslation(pickerWords);
  const { id, value, error, set } = useEditedField(pointer);
  const ids = idsOf(value);
  const write = (next: readonly string[]) => {
    if (next.length === 0) set(undefined);
    else set(max === 1 ? next[0] : [...next]);
  };
  return (
    <div>
      <ThingsField of={of} label={label} ids={ids} max={max} onChange={write} />
      {max === 1 ? (
        <FieldError id={`${id}-error`} text={error} />
      ) : (
        <details className={styles.byId} {...(error === '' ? {} : { open: true })}>
          <summary>{words('byId')}</summary>
          <LinesEdit pointer={pointer} label={label} />
        </details>
      )}
    </div>
  );
}
