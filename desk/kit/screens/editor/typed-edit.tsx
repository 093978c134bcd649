/** Fields of an item that are typed and parsed: amounts, whole numbers, minutes. What is no such value stays as it was typed, and holds the save back. */
import { useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { yuanOf } from '#schemas/money.ts';
import { readWrongText, wrongText } from '#desk/kit/fields/wrong-text.ts';
import { TextField } from '#ui/field.tsx';
import { parseYuan } from '../money-text.ts';
import { parseWhole } from '../whole-text.ts';
import { screenWords } from '../words.ts';
import { useEditedField, type EditFieldProps } from './edited-field.ts';

interface ParsedEditProps extends EditFieldProps {
  show: (value: number) => string;
  /** undefined for what is no such number. */
  parse: (text: string) => number | undefined;
  badText: string;
  placeholder?: string | undefined;
}

function ParsedEdit({ pointer, label, show, parse, badText, placeholder }: ParsedEditProps) {
  const { id, value, error, set } = useEditedField(pointer);
  const [text, setText] = useState<string>();
  const wrong = readWrongText(value);
  const own = typeof value === 'number' ? show(value) : '';
  // `99.5` stays as it is typed while the item holds 9950; a value set elsewhere takes its place.
  const isOwnText = text !== undefined && parse(text) === value;
  return (
    <TextField
      id={id}
      name={pointer}
      label={label}
      inputMode="decimal"
      placeholder={placeholder}
      error={wrong === undefined ? error : badText}
      value={wrong ?? (isOwnText ? text : own)}
      onBlur={() => setText(undefined)}
      onChange={(next) => {
        setText(next);
        set(next.trim() === '' ? undefined : (parse(next) ?? wrongText(next)));
      }}
    />
  );
}

/** Whole fen in the item, yuan on the screen. */
export function MoneyEdit(props: EditFieldProps) {
  const t = useTranslation(screenWords);
  return <ParsedEdit {...props} show={yuanOf} parse={parseYuan} badText={t('badMoney')} />;
}

export function NumberEdit(props: EditFieldProps & { placeholder?: string }) {
  const t = useTranslation(screenWords);
  return <ParsedEdit {...props} show={String} parse={parseWhole} badText={t('badNumber')} />;
}

const MINUTE = 60;
const showMinutes = (seconds: number) => String(seconds / MINUTE);
const parseMinutes = (text: string) =>
  /^\d{1,6}(?:\.\d{1,2})?$/.test(text.trim()) ? Math.round(Number(text.trim()) * MINUTE) : undefined;

/** Seconds in the item, minutes on the screen. */
export function MinutesEdit(props: EditFieldProps & { placeholder?: string }) {
  const t = useTranslation(screenWords);
  return <ParsedEdit {...props} show={showMinutes} parse={parseMinutes} badText={t('badMinutes')} />;
}
