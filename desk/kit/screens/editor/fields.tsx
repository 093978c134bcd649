/** Fields of an item by their pointers: one line, long texts, both languages, choices, switches. */
import { useState, type ReactNode } from 'react';
import { useLocale } from '#i18n/use-words.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { FieldError, TextField } from '#ui/field.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { bothLanguages, textOf } from './both-languages.ts';
import styles from './editor.module.css';
import { CheckLine } from '../check-line.tsx';
import { screenWords } from '../words.ts';
import { useEditedField, type EditFieldProps } from './edited-field.ts';
import { isSame } from './item-edit.ts';

const wordsOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

export function LineEdit({ pointer, label, placeholder }: EditFieldProps & { placeholder?: string }) {
  const { id, value, error, set } = useEditedField(pointer);
  return (
    <TextField
      id={id}
      name={pointer}
      label={label}
      error={error}
      placeholder={placeholder}
      value={wordsOf(value)}
      onChange={(text) => set(text === '' ? undefined : text)}
    />
  );
}

interface AreaProps {
  id: string;
  name: string;
  label: string;
  value: string;
  error: string;
  placeholder?: string;
  rows?: number;
  onChange: (text: string) => void;
}

function Area({ id, name, label, value, error, placeholder, rows = 4, onChange }: AreaProps) {
  return (
    <div>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <TextArea
        id={id}
        name={name}
        rows={rows}
        placeholder={placeholder}
        value={value}
        aria-invalid={error === '' ? undefined : true}
        aria-describedby={`${id}-error`}
        onChange={(event) => onChange(event.target.value)}
      />
      <FieldError id={`${id}-error`} text={error} />
    </div>
  );
}

interface TextEditProps extends EditFieldProps {
  isLong?: boolean;
  /** An empty text is one: what has it stays a row of its list. */
  isKept?: boolean;
}

/** A text in both languages; one that is the same in both stays one text. */
export function TextEdit({ pointer, label, isLong = false, isKept = false }: TextEditProps) {
  const t = useTranslation(screenWords);
  const { id, value, error, set } = useEditedField(pointer);
  const parts = bothLanguages(value);
  const own = useLocale();
  return (
    <>
      {(own === 'cn' ? (['cn', 'en'] as const) : (['en', 'cn'] as const)).map((locale) => {
        const props = {
          id: `${id}/${locale}`,
          name: `${pointer}/${locale}`,
          label: `${label} (${t(locale)})`,
          error: locale === own ? error : '',
          value: parts[locale],
          // What is read in this language while nothing is written in it.
          placeholder: parts[locale === 'cn' ? 'en' : 'cn'],
          onChange: (text: string) => set(textOf({ ...parts, [locale]: text }) ?? (isKept ? '' : undefined)),
        };
        return isLong ? <Area key={locale} {...props} /> : <TextField key={locale} {...props} />;
      })}
    </>
  );
}

interface ChoiceEditProps extends EditFieldProps {
  options: readonly { value: string | number; label: string }[];
  /** What is meant where nothing is chosen; absent where something has to be. */
  emptyLabel?: string;
}

export function ChoiceEdit({ pointer, label, options, emptyLabel }: ChoiceEditProps) {
  const { id, value, error, set } = useEditedField(pointer);
  const isEmptyShown = emptyLabel !== undefined || value === undefined;
  return (
    <SelectField
      id={id}
      name={pointer}
      label={label}
      error={error}
      value={wordsOf(value)}
      options={[...(isEmptyShown ? [{ value: '', label: emptyLabel ?? '' }] : []), ...options]}
      onChange={(next) => set(next === '' ? undefined : next)}
    />
  );
}

interface SwitchEditProps extends EditFieldProps {
  /** What is meant where nothing is stored. */
  isUsual?: boolean;
  /** Why it cannot be turned on; one that is on can be turned off. */
  closedBy?: string | undefined;
}

export function SwitchEdit({ pointer, label, isUsual = false, closedBy }: SwitchEditProps) {
  const { id, value, error, set } = useEditedField(pointer);
  const isOn = typeof value === 'boolean' ? value : isUsual;
  const noteId = `${id}-note`;
  return (
    <>
      <CheckLine
        id={id}
        name={pointer}
        label={label}
        checked={isOn}
        disabled={closedBy !== undefined && !isOn}
        aria-describedby={closedBy === undefined ? undefined : noteId}
        onChange={({ target }) => set(target.checked)}
      />
      {closedBy !== undefined && (
        <p id={noteId} className={styles.note}>
          {closedBy}
        </p>
      )}
      {error !== '' && <FieldError id={`${id}-error`} text={error} />}
    </>
  );
}

const linesOf = (text: string): string[] =>
  text.split('\n').flatMap((line) => (line.trim() === '' ? [] : [line.trim()]));

/** A list of ids or addresses, one a line; what is typed stays as it is while the item holds the same lines. */
export function LinesEdit({ pointer, label }: EditFieldProps) {
  const t = useTranslation(screenWords);
  const { id, value, error, set } = useEditedField(pointer);
  const [text, setText] = useState<string>();
  const lines = Array.isArray(value) ? value.map(wordsOf) : [];
  const isTyped = text !== undefined && isSame(linesOf(text), lines);
  return (
    <Area
      id={id}
      name={pointer}
      label={`${label} (${t('perLine')})`}
      error={error}
      rows={3}
      value={isTyped ? text : lines.join('\n')}
      onChange={(next) => {
        const nextLines = linesOf(next);
        setText(next);
        set(nextLines.length === 0 ? undefined : nextLines);
      }}
    />
  );
}

/** The fields of one part of a form, side by side where there is room. */
export function FieldGrid({ children }: { children: ReactNode }) {
  return <div className={styles.form}>{children}</div>;
}

/** What is wider than a field, below the fields of its part. */
export function FieldRows({ children }: { children: ReactNode }) {
  return <div className={styles.rows}>{children}</div>;
}
