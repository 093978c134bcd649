/** A renderer's props schema, read for people: one row a prop, nested rows below it. Controls, tables and stories all use it. */
import type { TSchema } from 'typebox';
import type { AnyRenderer } from './define-renderer.ts';
import { COLOR_PATTERN } from './fragments.ts';
import {
  FIELD_CONTROLS,
  FIELD_GROUPS,
  FIELD_REFS,
  readNames,
  readWords,
  type FieldControl,
  type FieldGroup,
  type FieldRef,
} from './field.ts';
import { isObject } from './json.ts';
import type { LocaleText } from './text.ts';

/** What kind of value a prop holds, in a designer's words rather than JSON's. */
export type PropForm =
  | 'text'
  | 'string'
  | 'choice'
  | 'colour'
  | 'url'
  | 'image'
  | 'number'
  | 'integer'
  | 'boolean'
  | 'object'
  | 'list'
  | 'value';

export interface PropRow {
  readonly name: string;
  readonly form: PropForm;
  readonly required: boolean;
  /** English, where there are no words in both languages: of renderers no merchant fills in. */
  readonly description: string;
  /** What a merchant reads of it (ADR-580); absent where a schema says nothing of the kind. */
  readonly label?: LocaleText;
  readonly help?: LocaleText;
  readonly group?: FieldGroup;
  /** The control it asks for, what it names of the shop, and what a number counts. */
  readonly control?: FieldControl;
  readonly ref?: FieldRef;
  readonly unit?: LocaleText;
  /** The field beside a colour that it is read on. */
  readonly ground?: string;
  /** What a value may be where it may be several things, such as a colour or a picture's address. */
  readonly alternatives?: readonly PropForm[];
  /** The values of a choice, and their names in the same order. */
  readonly options: readonly unknown[];
  readonly names?: readonly LocaleText[];
  /** Limits as a schema names them: characters of texts, entries of lists, values of numbers. */
  readonly min?: number;
  readonly max?: number;
  /** What a text has to look like, as a regular expression. */
  readonly pattern?: string;
  readonly fallback?: unknown;
  /** Rows of an object's fields, or of the fields of a list's entries. */
  readonly parts: readonly PropRow[];
  /** What a list's entries are. */
  readonly entry?: PropForm;
  /** The same as a row of its own, without a name. */
  readonly item?: PropRow;
}

type Schema = Readonly<Record<string, unknown>>;

/** The values of a union of literals or of an enum; nothing for everything else. */
function optionsOf(schema: Schema): readonly unknown[] {
  if (Array.isArray(schema['enum'])) return schema['enum'];
  if ('const' in schema) return [schema['const']];
  const branches: unknown[] = Array.isArray(schema['anyOf']) ? schema['anyOf'] : [];
  const values = branches.flatMap((branch) =>
    isObject(branch) && 'const' in branch ? [branch['const']] : [],
  );
  return values.length === branches.length ? values : [];
}

/** What is chosen from: also on and off, where each has a name of its own. */
function choicesOf(form: PropForm, schema: Schema): readonly unknown[] {
  if (form === 'boolean' && readNames(schema) !== undefined) return [true, false];
  return form === 'choice' ? optionsOf(schema) : [];
}

function formOfString(schema: Schema): PropForm {
  const pattern = typeof schema['pattern'] === 'string' ? schema['pattern'] : '';
  if (pattern === COLOR_PATTERN) return 'colour';
  if (!pattern.includes('https?://')) return 'string';
  return pattern.includes('mailto:') ? 'url' : 'image';
}

function formOf(schema: Schema): PropForm {
  if (schema['x-text'] === true) return 'text';
  if (optionsOf(schema).length > 0) return 'choice';
  switch (schema['type']) {
    case 'string':
      return formOfString(schema);
    case 'integer':
    case 'number':
    case 'boolean':
    case 'object':
      return schema['type'];
    case 'array':
      return 'list';
    default:
      return 'value';
  }
}

/** The forms of a union's branches, each once; nothing for what has one form. */
function alternativesOf(schema: Schema): readonly PropForm[] {
  const branches: unknown[] = Array.isArray(schema['anyOf']) ? schema['anyOf'] : [];
  return [...new Set(branches.flatMap((branch) => (isObject(branch) ? [formOf(branch)] : [])))];
}

/** The schema that holds the limits: a text's are those of its plain form. */
function limitedBy(schema: Schema): Schema {
  const branches: unknown[] =
    schema['x-text'] === true && Array.isArray(schema['anyOf']) ? schema['anyOf'] : [];
  const first = branches[0];
  return isObject(first) ? first : schema;
}

function limitsOf(schema: Schema): Pick<PropRow, 'min' | 'max'> {
  const limits = limitedBy(schema);
  const first = (names: readonly string[]) =>
    names.map((name) => limits[name]).find((value): value is number => typeof value === 'number');
  const min = first(['minimum', 'minLength', 'minItems']);
  const max = first(['maximum', 'maxLength', 'maxItems']);
  return { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) };
}

const isGroup = (value: unknown): value is FieldGroup =>
  typeof value === 'string' && Object.hasOwn(FIELD_GROUPS, value);

/** The one of these names a keyword holds. */
function nameIn<Name extends string>(names: readonly Name[], value: unknown): Name | undefined {
  return names.find((name) => name === value);
}

/** How a field wants to be filled in. */
function waysOf(schema: Schema): Pick<PropRow, 'control' | 'ref' | 'unit' | 'ground'> {
  const control = nameIn(FIELD_CONTROLS, schema['x-control']);
  const ref = nameIn(FIELD_REFS, schema['x-ref']);
  const unit = readWords(schema, 'x-unit');
  const ground = schema['x-ground'];
  return {
    ...(control === undefined ? {} : { control }),
    ...(ref === undefined ? {} : { ref }),
    ...(unit === undefined ? {} : { unit }),
    ...(typeof ground === 'string' ? { ground } : {}),
  };
}

/** What a merchant reads of a field. */
function wordsOf(schema: Schema): Pick<PropRow, 'label' | 'help' | 'group' | 'names'> {
  const label = readWords(schema, 'x-label');
  const help = readWords(schema, 'x-help');
  const group = schema['x-group'];
  const names = readNames(schema);
  return {
    ...(label === undefined ? {} : { label }),
    ...(help === undefined ? {} : { help }),
    ...(isGroup(group) ? { group } : {}),
    ...(names === undefined ? {} : { names }),
  };
}

function rowOf(name: string, value: unknown, required: boolean): PropRow {
  const schema: Schema = isObject(value) ? value : {};
  const form = formOf(schema);
  const items = isObject(schema['items']) ? schema['items'] : undefined;
  const alternatives = form === 'value' ? alternativesOf(schema) : [];
  return {
    name,
    form,
    required,
    description: typeof schema['description'] === 'string' ? schema['description'] : '',
    ...wordsOf(schema),
    ...waysOf(schema),
    ...(alternatives.length > 0 ? { alternatives } : {}),
    options: choicesOf(form, schema),
    ...limitsOf(schema),
    ...(typeof schema['pattern'] === 'string' ? { pattern: schema['pattern'] } : {}),
    ...(schema['default'] === undefined ? {} : { fallback: schema['default'] }),
    parts: form === 'object' ? fieldsOf(schema) : items === undefined ? [] : fieldsOf(items),
    ...(items === undefined ? {} : { entry: formOf(items), item: rowOf('', items, true) }),
  };
}

function fieldsOf(schema: Schema): PropRow[] {
  if (schema['x-text'] === true || !isObject(schema['properties'])) return [];
  const required = new Set<unknown>(Array.isArray(schema['required']) ? schema['required'] : []);
  return Object.entries(schema['properties']).map(([name, value]) => rowOf(name, value, required.has(name)));
}

/** The same of any object's schema, such as that of a document. */
export function describeSchema(schema: TSchema): readonly PropRow[] {
  return fieldsOf({ ...schema });
}

/** One row a prop of a renderer, in the order of its schema. */
export function describeProps(definition: Pick<AnyRenderer, 'props'>): readonly PropRow[] {
  return describeSchema(definition.props);
}

/** True where a prop of this form stands anywhere among the rows. */
export function holds(rows: readonly PropRow[], form: PropForm): boolean {
  return rows.some((row) => row.form === form || row.entry === form || holds(row.parts, form));
}

/** Changes every value of one form inside stored props; what does not fit its schema is left as it is. */
export function changeEach(
  rows: readonly PropRow[],
  value: unknown,
  form: PropForm,
  change: (value: unknown) => unknown,
): unknown {
  if (!isObject(value)) return value;
  const parts = Object.entries(value).map(([name, part]): [string, unknown] => {
    const row = rows.find((one) => one.name === name);
    return [name, row === undefined ? part : changePart(row, part, form, change)];
  });
  return Object.fromEntries(parts);
}

function changePart(
  row: PropRow,
  part: unknown,
  form: PropForm,
  change: (value: unknown) => unknown,
): unknown {
  if (row.form === form) return change(part);
  if (!Array.isArray(part)) return changeEach(row.parts, part, form, change);
  return part.map((item: unknown) =>
    row.entry === form ? change(item) : changeEach(row.parts, item, form, change),
  );
}
