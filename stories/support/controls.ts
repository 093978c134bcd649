/** Storybook's controls and its table of arguments, read from a renderer's own schema. */
import type { ArgTypes } from '@storybook/react-vite';
import type { AnyRenderer } from '#schemas/page/define-renderer.ts';
import { describeProps, type PropRow } from '#schemas/page/describe-props.ts';
import { stepOf, widgetOf } from '#schemas/page/field-widget.ts';
import { FIELD_GROUPS } from '#schemas/page/field.ts';
import { LOCALES, type Locale } from '#schemas/locale.ts';
import { textArg } from './node-args.ts';

type Row = ArgTypes[string];

function numberControl(row: PropRow): Row {
  const { min, max } = row;
  const limits = { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) };
  if (widgetOf(row) !== 'slider') return { control: { type: 'number', ...limits } };
  return { control: { type: 'range', ...limits, step: stepOf(row) } };
}

/** The names of a choice's values in one language, as Storybook wants them: by value. */
function choiceLabels({ options, names }: PropRow, locale: Locale): Record<string, string> | undefined {
  if (names === undefined) return undefined;
  return Object.fromEntries(options.map((value, index) => [String(value), names[index]?.[locale] ?? '']));
}

function choiceControl(row: PropRow, locale: Locale): Row {
  const labels = choiceLabels(row, locale);
  const type = widgetOf(row) === 'select' ? 'select' : 'inline-radio';
  return { control: { type, ...(labels === undefined ? {} : { labels }) }, options: row.options };
}

function controlOf(row: PropRow, locale: Locale): Row {
  switch (row.form) {
    case 'choice':
      return choiceControl(row, locale);
    case 'boolean':
      return { control: { type: 'boolean' } };
    case 'integer':
    case 'number':
      return numberControl(row);
    case 'colour':
      return { control: { type: 'color' } };
    case 'text':
    case 'string':
    case 'url':
    case 'image':
      return { control: { type: 'text', ...(row.max === undefined ? {} : { maxLength: row.max }) } };
    case 'object':
    case 'list':
    case 'value':
      return { control: { type: 'object' } };
  }
}

/** A prop's type as a table says it: its form, its values or its limits. */
export function typeName(row: PropRow): string {
  if (row.form === 'choice') return row.options.map((option) => JSON.stringify(option)).join(' | ');
  const { min, max } = row;
  const limits = min === undefined && max === undefined ? '' : ` ${min ?? 0}–${max ?? '…'}`;
  return row.form === 'list' && row.entry !== undefined
    ? `list of ${row.entry}${limits}`
    : `${row.form}${limits}`;
}

/** What a prop is for, in one language; of one no merchant fills in, its English description. */
export const helpOf = ({ help, description }: PropRow, locale: Locale) => help?.[locale] ?? description;

function tableRow(row: PropRow, locale: Locale, language = ''): Row {
  const fallback =
    row.fallback === undefined ? {} : { defaultValue: { summary: JSON.stringify(row.fallback) } };
  const name = `${row.label?.[locale] ?? row.name}${language}`;
  const help = helpOf(row, locale);
  return {
    ...controlOf(row, locale),
    name: row.required ? `${name} *` : name,
    // The name a document writes it by stands beside the words for people.
    description: row.label === undefined ? help : [`\`${row.name}\``, help].filter(Boolean).join(' '),
    table: {
      type: { summary: typeName(row) },
      ...fallback,
      ...(row.group === undefined ? {} : { category: FIELD_GROUPS[row.group][locale] }),
    },
  };
}

/** What has to be given stands first; otherwise the order of the schema. */
export function requiredFirst<Row extends Pick<PropRow, 'required'>>(rows: readonly Row[]): Row[] {
  return rows.toSorted((a, b) => Number(b.required) - Number(a.required));
}

/** One row a prop, two for a text: its control, its type, its default, what it is for, in one language. */
export function controlsOf(definition: Pick<AnyRenderer, 'props'>, locale: Locale): ArgTypes {
  const rows = requiredFirst(describeProps(definition)).flatMap((row): [string, Row][] =>
    row.form === 'text'
      ? LOCALES.map((language) => [textArg(row.name, language), tableRow(row, locale, ` · ${language}`)])
      : [[row.name, tableRow(row, locale)]],
  );
  return Object.fromEntries(rows);
}

/** Names of the props that are texts at the first level. */
export function textsOf(definition: Pick<AnyRenderer, 'props'>): string[] {
  return describeProps(definition)
    .filter((row) => row.form === 'text')
    .map((row) => row.name);
}
