/** A number with its unit: typed, and moved along a line where its span is small. */
import { useState, type KeyboardEvent } from 'react';
import type { PropRow } from '#schemas/page/describe-props.ts';
import { stepOf } from '#schemas/page/field-widget.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { SliderInput } from '#ui/slider-input.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { FieldShell } from '../field-shell.tsx';
import { useComposition } from '../use-composition.ts';
import { useForm } from '../use-form.ts';
import { controlProps, useParts, type FieldParts } from '../use-parts.ts';
import { withWrongText } from '../with-wrong-text.ts';
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

/** A text that is no number is stored as it is: the check refuses it, and nothing typed is lost (ADR-820). */
const readNumber = (text: string): unknown => {
  if (text.trim() === '') return undefined;
  return Number.isFinite(Number(text)) ? Number(text) : text;
};

const ARROWS: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1 };

/** The next number by an arrow key; undefined for another key. */
function numberByKey(key: string, current: number | undefined, { min, max }: PropRow): number | undefined {
  const step = ARROWS[key];
  if (step === undefined) return undefined;
  return tidy(Math.min(Math.max((current ?? min ?? 0) + step, min ?? -Infinity), max ?? Infinity));
}

/** A number as it is typed: `1.` stays while it is 1. */
function TypedNumber({ row, pointer, value, parts }: TypedProps) {
  const form = useForm();
  const [draft, setDraft] = useState<string>();
  const current = numberOf(value) ?? numberOf(row.fallback);
  const ownText = typeof value === 'string' ? value : current === undefined ? '' : String(current);
  const isDraft = draft !== undefined && readNumber(draft) === value;
  const control = useComposition(isDraft ? draft : ownText, (text) => {
    setDraft(text);
    form.set(pointer, readNumber(text));
  });
  const onKeyDown = (event: KeyboardEvent) => {
    const next = numberByKey(event.key, current, row);
    if (next === undefined) return;
    event.preventDefault();
    setDraft(undefined);
    form.set(pointer, next);
  };
  return (
    <TextInput
      {...controlProps(parts)}
      {...control}
      inputMode={row.form === 'integer' ? 'numeric' : 'decimal'}
      autoComplete="off"
      after={
        row.unit !== undefined && (
          <span className={styles.unit} aria-hidden="true">
            {row.unit[parts.locale]}
          </span>
        )
      }
      onKeyDown={onKeyDown}
      onBlur={() => setDraft(undefined)}
    />
  );
}

/** The parts of a number's field, which says at once what is no number. */
function useNumberParts(props: WidgetProps): FieldParts {
  const { row, pointer, value } = props;
  return withWrongText(
    useParts(props),
    pointer,
    typeof value !== 'string' ? undefined : row.form === 'integer' ? 'whole' : 'number',
  );
}

export function NumberField(props: WidgetProps) {
  const parts = useNumberParts(props);
  return (
    <FieldShell {...props} parts={parts}>
      <TypedNumber {...props} parts={parts} />
    </FieldShell>
  );
}

export function SliderField(props: WidgetProps) {
  const { row, pointer, value } = props;
  const form = useForm();
  const parts = useNumberParts(props);
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
