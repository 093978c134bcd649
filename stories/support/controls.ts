/** Storybook's controls and its table of arguments, read from a renderer's own schema. */
import type { ArgTypes } from '@storybook/react-vite';
import type { AnyRenderer } from '#schemas/page/define-renderer.ts';

type Row = ArgTypes[string];
type Schema = Readonly<Record<string, unknown>>;

function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null;
}

const isNumber = (value: unknown): value is number => typeof value === 'number';

/** The values of a union of literals, or nothing. */
function optionsOf(schema: Schema): unknown[] {
  if (Array.isArray(schema.enum)) return schema.enum;
  const parts: unknown[] = Array.isArray(schema.anyOf) ? schema.anyOf : [];
  const values = parts.flatMap((part) => (isSchema(part) && 'const' in part ? [part.const] : []));
  return values.length === parts.length ? values : [];
}

function controlOf(schema: Schema): Row {
  const options = optionsOf(schema);
  if (options.length > 0)
    return { control: { type: options.length > 4 ? 'select' : 'inline-radio' }, options };
  if (schema.type === 'boolean') return { control: { type: 'boolean' } };
  if (schema.type === 'integer' || schema.type === 'number') {
    const { minimum, maximum } = schema;
    if (!isNumber(minimum) || !isNumber(maximum)) return { control: { type: 'number' } };
    const step = schema.type === 'integer' ? 1 : (maximum - minimum) / 100;
    return { control: { type: 'range', min: minimum, max: maximum, step } };
  }
  if (schema.type === 'string') {
    const isColour = typeof schema.pattern === 'string' && schema.pattern.startsWith('^#(?:');
    return { control: { type: isColour ? 'color' : 'text' } };
  }
  return { control: { type: 'object' } };
}

function typeName(schema: Schema): string {
  if (schema['x-text'] === true) return 'text (cn, en)';
  const options = optionsOf(schema);
  if (options.length > 0) return options.map((option) => JSON.stringify(option)).join(' | ');
  return typeof schema.type === 'string' ? schema.type : 'value';
}

/** One row a prop: its control, its type, its default, what it is for. */
export function controlsOf(definition: AnyRenderer): ArgTypes {
  const required = new Set<unknown>(definition.props.required ?? []);
  const rows = Object.entries(definition.props.properties).map(([name, property]): [string, Row] => {
    const schema: Schema = isSchema(property) ? property : {};
    const fallback =
      schema.default === undefined ? {} : { defaultValue: { summary: JSON.stringify(schema.default) } };
    return [
      name,
      {
        ...controlOf(schema),
        name: required.has(name) ? `${name} *` : name,
        description: typeof schema.description === 'string' ? schema.description : '',
        table: { type: { summary: typeName(schema) }, ...fallback },
      },
    ];
  });
  return Object.fromEntries(rows);
}
