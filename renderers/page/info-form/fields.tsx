/** The fields of a form: each with its label, its hint and what is wrong with it, tied together for whoever hears them. */
import type { HTMLInputAutoCompleteAttribute, ReactNode } from 'react';
import type { InfoField } from '#schemas/api/forms/forms.ts';
import type { Caller } from '#schemas/api/define-endpoint.ts';
import type { Locale } from '#schemas/locale.ts';
import type { AnswerFault } from '#schemas/form/form-answers.ts';
import type { Intend } from '#engine/intents.ts';
import type { Translate, WordKeys } from '#i18n/words.ts';
import { FieldFrame } from '#ui/field-frame.tsx';
import control from '#ui/field.module.css';
import { Icon } from '#ui/icon.tsx';
import { SelectInput } from '#ui/select-input.tsx';
import { CompanyInput } from './company-input.tsx';
import { DayInput } from './day-input.tsx';
import type { FormValues } from './memory.ts';
import { nameOf } from './read-inputs.ts';
import { ProvenInput } from './proven-input.tsx';
import { RegionParts } from './region-parts.tsx';
import type { words } from './words.ts';
import styles from './view.module.css';

export interface FieldProps {
  field: InfoField;
  fault: AnswerFault | undefined;
  /** Start of the ids of its elements. */
  prefix: string;
  before: FormValues;
  /** A field that holds its value itself shows another one. */
  onChange: () => void;
  /** Nothing is wrong with the field any more. */
  onClear: () => void;
  act: Caller;
  intend: Intend;
  locale: Locale;
  t: Translate<WordKeys<typeof words>>;
}

const INPUTS: Partial<
  Record<InfoField['kind'], { type: string; autoComplete?: HTMLInputAutoCompleteAttribute }>
> = {
  phone: { type: 'tel', autoComplete: 'tel' },
  email: { type: 'email', autoComplete: 'email' },
};
const GROUPS: ReadonlySet<InfoField['kind']> = new Set(['radio', 'checkbox', 'region']);

function faultWords({ kind }: InfoField, fault: AnswerFault, t: FieldProps['t']): string {
  const isChoice = kind === 'radio' || kind === 'checkbox' || kind === 'select';
  switch (fault.rule) {
    case 'required':
      return t(kind === 'region' ? 'fault.region' : isChoice ? 'fault.choose' : 'fault.required');
    case 'too-long':
    case 'too-many':
      return t(`fault.${fault.rule}`, { limit: fault.limit ?? 0 });
    case 'unknown':
      return t('fault.kind');
    default:
      return t(`fault.${fault.rule}`);
  }
}

const idOf = ({ prefix, field }: FieldProps) => `${prefix}-${field.id}`;

function hintOf({ field, t }: FieldProps): string {
  const most =
    field.kind === 'checkbox' && field.max < field.options.length ? t('most', { limit: field.max }) : '';
  return [field.hint, most].filter((part) => part !== '').join(' ');
}

/** Ids of what describes an input; undefined where nothing does. */
function describedBy(props: FieldProps): string | undefined {
  const id = idOf(props);
  const ids = [hintOf(props) === '' ? '' : `${id}-hint`, props.fault === undefined ? '' : `${id}-fault`];
  return ids.filter((one) => one !== '').join(' ') || undefined;
}

function common(props: FieldProps) {
  return {
    id: idOf(props),
    name: nameOf(props.field.id),
    required: props.field.required,
    'aria-invalid': props.fault === undefined ? undefined : true,
    'aria-describedby': describedBy(props),
  } as const;
}

function firstOf(before: FormValues, name: string): string {
  return before.get(name)?.[0] ?? '';
}

function Line(props: FieldProps) {
  const { field, before } = props;
  const rest = { ...common(props), defaultValue: firstOf(before, nameOf(field.id)) };
  return (
    <FieldFrame isWrong={props.fault !== undefined}>
      {field.kind === 'textarea' ? (
        <textarea {...rest} className={control.area} rows={4} />
      ) : (
        <input {...rest} {...(INPUTS[field.kind] ?? { type: 'text' })} className={control.input} />
      )}
    </FieldFrame>
  );
}

function Select(props: FieldProps) {
  const { field, before, t } = props;
  return (
    <SelectInput {...common(props)} defaultValue={firstOf(before, nameOf(field.id))}>
      <option value="">{t('choose')}</option>
      {field.options.map((option, place) => (
        <option key={place} value={place}>
          {option}
        </option>
      ))}
    </SelectInput>
  );
}

function Choices(props: FieldProps) {
  const { field, before } = props;
  const { name } = common(props);
  const isMany = field.kind === 'checkbox';
  return (
    <div className={styles.choices}>
      {field.options.map((option, place) => (
        <label key={place} className={styles.choice}>
          <input
            type={field.kind}
            name={name}
            value={place}
            required={!isMany && field.required}
            aria-invalid={isMany && props.fault !== undefined ? true : undefined}
            aria-describedby={describedBy(props)}
            defaultChecked={before.get(name)?.includes(String(place)) === true}
          />
          <span>{option}</span>
        </label>
      ))}
    </div>
  );
}

/** What a field of several inputs is told of the whole. */
function wholeOf(props: FieldProps) {
  const { field, fault, before } = props;
  return {
    id: idOf(props),
    field: field.id,
    required: field.required,
    invalid: fault === undefined ? undefined : true,
    describedBy: describedBy(props),
    valueOf: (name: string) => firstOf(before, name),
  } as const;
}

function Region(props: FieldProps) {
  const { onChange, act, locale, t } = props;
  return (
    <RegionParts
      {...wholeOf(props)}
      label={props.field.label}
      onChange={onChange}
      act={act}
      locale={locale}
      t={t}
    />
  );
}

function Company(props: FieldProps) {
  const { field, fault, before, onChange, act, t } = props;
  const { id, name, required } = common(props);
  return (
    <CompanyInput
      id={id}
      name={name}
      label={field.label}
      required={required}
      isWrong={fault !== undefined}
      describedBy={describedBy(props)}
      first={firstOf(before, name)}
      onChange={onChange}
      act={act}
      t={t}
    />
  );
}

function ProvenField(props: FieldProps & { kind: 'phone' | 'email' }) {
  const { kind, field, fault, before, onChange, onClear, act, intend, t } = props;
  const { id, name, required } = common(props);
  return (
    <ProvenInput
      id={id}
      name={name}
      kind={kind}
      label={field.label}
      required={required}
      isWrong={fault !== undefined}
      isUnproven={fault?.rule === 'unproven'}
      describedBy={describedBy(props)}
      first={firstOf(before, name)}
      onChange={onChange}
      onClear={onClear}
      act={act}
      intend={intend}
      t={t}
    />
  );
}

function Day(props: FieldProps) {
  const { fault, before, onChange } = props;
  const { id, name, required } = common(props);
  return (
    <DayInput
      id={id}
      name={name}
      required={required}
      isWrong={fault !== undefined}
      describedBy={describedBy(props)}
      first={firstOf(before, name)}
      onChange={onChange}
    />
  );
}

function Input(props: FieldProps): ReactNode {
  const { kind, verify } = props.field;
  if (verify === true && (kind === 'phone' || kind === 'email'))
    return <ProvenField {...props} kind={kind} />;
  switch (kind) {
    case 'radio':
    case 'checkbox':
      return <Choices {...props} />;
    case 'select':
      return <Select {...props} />;
    case 'region':
      return <Region {...props} />;
    case 'company':
      return <Company {...props} />;
    case 'date':
      return <Day {...props} />;
    default:
      return <Line {...props} />;
  }
}

export function Field(props: FieldProps) {
  const { field, fault, t } = props;
  const id = idOf(props);
  const hint = hintOf(props);
  const label = (
    <>
      {field.label}
      {field.required && (
        <span className={styles.star} aria-hidden="true">
          *
        </span>
      )}
    </>
  );
  const rest = (
    <>
      {hint !== '' && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <Input {...props} />
      {fault !== undefined && (
        <p id={`${id}-fault`} className={styles.fault}>
          <Icon name="error" size={16} />
          {faultWords(field, fault, t)}
        </p>
      )}
    </>
  );
  const mark = fault === undefined ? {} : { 'data-fault': fault.rule };
  if (GROUPS.has(field.kind)) {
    return (
      <fieldset className={styles.field} {...mark}>
        <legend className={styles.label}>{label}</legend>
        {rest}
      </fieldset>
    );
  }
  return (
    <div className={styles.field} {...mark}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {rest}
    </div>
  );
}
