/** Storybook's controls and its table of arguments, read from a renderer's own schema. */
import type { ArgTypes } from '@storybook/react-vite';
import type { AnyRenderer } from '#schemas/page/define-renderer.ts';
import { describeProps, type PropRow } from '#schemas/page/describe-props.ts';
import { textArg } from './node-args.ts';

type Row = ArgTypes[string];

/** The widest span a slider is offered for; beyond it a number is typed. */
const SLIDER_SPAN = 100;

function numberControl({ form, min, max }: PropRow): Row {
  const limits = { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) };
  if (min === undefined || max === undefined || max - min > SLIDER_SPAN)
    return { control: { type: 'number', ...limits } };
  return { control: { type: 'range', ...limits, step: form === 'integer' ? 1 : (max - min) / 100 } };
}

function controlOf(row: PropRow): Row {
  switch (row.form) {
    case 'choice':
      return { control: { type: row.options.length > 4 ? 'select' : 'inline-radio' }, options: row.options };
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

function tableRow(row: PropRow, name: string): Row {
  const fallback =
    row.fallback === undefined ? {} : { defaultValue: { summary: JSON.stringify(row.fallback) } };
  return {
    ...controlOf(row),
    name: row.required ? `${name} *` : name,
    description: row.description,
    table: { type: { summary: typeName(row) }, ...fallback },
  };
}

/** What has to be given stands first; otherwise the order of the schema. */
export function requiredFirst<Row extends Pick<PropRow, 'required'>>(rows: readonly Row[]): Row[] {
  return rows.toSorted((a, b) => Number(b.required) - Number(a.required));
}

/** One row a prop, two for a text: its control, its type, its default, what it is for. */
export function controlsOf(definition: Pick<AnyRenderer, 'props'>): ArgTypes {
  const rows = requiredFirst(describeProps(definition)).flatMap((row): [string, Row][] =>
    row.form === 'text'
      ? (['cn', 'en'] as const).map((locale) => [
          textArg(row.name, locale),
          tableRow(row, `${row.name} · ${locale}`),
        ])
      : [[row.name, tableRow(row, row.name)]],
  );
  return Object.fromEntries(rows);
}

/** Names of the props that are texts at the first level. */
export function textsOf(definition: Pick<AnyRenderer, 'props'>): string[] {
  return describeProps(definition)
    .filter((row) => row.form === 'text')
    .map((row) => row.name);
}
