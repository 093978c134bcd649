/** A value that may be one of several things, such as a colour or a picture: which it is, then the thing itself. */
import { useState } from 'react';
import type { PropForm, PropRow } from '#schemas/page/describe-props.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { parseColor } from '#ui/theme/contrast.ts';
import { useForm } from '../use-form.ts';
import { labelOf } from '../use-parts.ts';
import type { WidgetProps } from '../widget-props.ts';
import { fieldWords } from '../words.ts';
import { useLocale } from '#i18n/use-words.ts';
import styles from '../fields.module.css';

const rowsByForm = new WeakMap<PropRow, Map<PropForm, PropRow>>();

/** The row as one of its alternatives; the same each time. */
function rowAs(row: PropRow, form: PropForm): PropRow {
  const rows = rowsByForm.get(row) ?? new Map<PropForm, PropRow>();
  rowsByForm.set(row, rows);
  const { alternatives: _alternatives, ...rest } = row;
  const own = rows.get(form) ?? { ...rest, form };
  rows.set(form, own);
  return own;
}

/** What a value looks like. */
function formOf(value: unknown, forms: readonly PropForm[]): PropForm | undefined {
  if (value === undefined) return forms[0];
  if (forms.includes('colour') && typeof value === 'string' && parseColor(value) !== undefined)
    return 'colour';
  return forms.find((form) => form !== 'colour');
}

export function EitherField({ row, pointer, value }: WidgetProps) {
  const { View } = useForm();
  const t = useTranslation(fieldWords);
  const locale = useLocale();
  const forms = row.alternatives ?? [];
  const [form, setForm] = useState(() => formOf(value, forms));
  if (form === undefined) return null;
  return (
    <div className={styles.field}>
      <div className={styles.choices} role="group" aria-label={t('kindOf', { label: labelOf(row, locale) })}>
        {forms.map((one) => (
          <button
            key={one}
            type="button"
            className={styles.choice}
            aria-pressed={one === form}
            onClick={() => setForm(one)}
          >
            {one === 'colour' || one === 'image' ? t(one) : t('value')}
          </button>
        ))}
      </div>
      <View row={rowAs(row, form)} pointer={pointer} value={value} />
    </div>
  );
}
