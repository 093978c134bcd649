/** A number with its unit: typed, and moved along a line where its span is small. */
import { useState } from 'react';
import { stepOf } from '#schemas/page/field-widget.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { SliderInput } from '#ui/slider-input.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { FieldShell } from '../field-shell.tsx';
import { useForm } from '../use-form.ts';
import { controlProps, useParts, type FieldParts } from '../use-parts.ts';
import type { WidgetProps } from '../widget-props.ts';
import { fieldWords } from '../words.ts';
import styles from '../fields.module.css';

/** The number that is stored, else the one that is used without it. */
function numberOf(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined;
}

/** Steps are counted in floating point; nobody wants to read how. */
const tidy = (value: number) => Number(value.toPrecision(12));

interface TypedProps extends WidgetProps {
  parts: FieldParts;
}

/** What is typed stands while it is no number yet; the value follows once it is one. */
function TypedNumber({ row, pointer, value, parts }: TypedProps) {
  const form = useForm();
  const [draft, setDraft] = useState<string>();
  const current = numberOf(value) ?? numberOf(row.fallback);
  const change = (text: string) => {
    setDraft(text);
    if (text.trim() === '') form.set(pointer, undefined);
    else if (Number.isFinite(Number(text))) form.set(pointer, Number(text));
  };
  return (
    <TextInput
      {...controlProps(parts)}
      type="number"
      inputMode={row.form === 'integer' ? 'numeric' : 'decimal'}
      {...(row.min === undefined ? {} : { min: row.min })}
      {...(row.max === undefined ? {} : { max: row.max })}
      step={row.form === 'integer' ? 1 : 'any'}
      value={draft ?? (current === undefined ? '' : String(current))}
      after={
        row.unit !== undefined && (
          <span className={styles.unit} aria-hidden="true">
            {row.unit[parts.locale]}
          </span>
        )
      }
      onChange={(event) => change(event.target.value)}
      onBlur={() => setDraft(undefined)}
    />
  );
}

export function NumberField(props: WidgetProps) {
  const parts = useParts(props);
  return (
    <FieldShell {...props} parts={parts}>
      <TypedNumber {...props} parts={parts} />
    </FieldShell>
  );
}

export function SliderField(props: WidgetProps) {
  const { row, pointer, value } = props;
  const form = useForm();
  const parts = useParts(props);
  const t = useTranslation(fieldWords);
  const { min = 0, max = 100 } = row;
  const current = numberOf(value) ?? numberOf(row.fallback) ?? min;
  return (
    <FieldShell {...props} parts={parts}>
      <SliderInput
        label={t('line', { label: parts.label })}
        value={current}
        {...{ min, max }}
        step={stepOf(row)}
        valueText={`${String(current)} ${row.unit?.[parts.locale] ?? ''}`.trim()}
        onChange={(next) => form.set(pointer, tidy(next))}
      >
        <TypedNumber {...props} parts={parts} />
      </SliderInput>
    </FieldShell>
  );
}
