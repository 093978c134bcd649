/** Every field of a schema, however deep: of objects, of list entries, of unions, of records and behind references. */
import { isObject } from '#schemas/page/json.ts';

export type Schema = Readonly<Record<string, unknown>>;

export interface SchemaField {
  /** Its way from the root, such as `slides[].link.target`. */
  readonly path: string;
  readonly schema: Schema;
  /** The fields of its object, itself among them. */
  readonly siblings: readonly Schema[];
}

const toSchemas = (value: unknown): Schema[] => (Array.isArray(value) ? value : [value]).filter(isObject);

function resolveReference(schema: Schema, root: Schema): Schema {
  const reference = schema['$ref'];
  if (typeof reference !== 'string') return schema;
  if (!reference.startsWith('#/')) throw new Error(`Nobody follows ${reference}`);
  const target = reference
    .slice(2)
    .split('/')
    .reduce<unknown>((value, step) => (isObject(value) ? value[step] : undefined), root);
  if (!isObject(target)) throw new Error(`Nothing stands at ${reference}`);
  return { ...target, ...schema };
}

/** Schemas that stand in for the value itself, or for its entries. */
function inner(schema: Schema): [string, Schema][] {
  const unions = ['anyOf', 'oneOf', 'allOf', 'then', 'else'].flatMap((keyword) => toSchemas(schema[keyword]));
  const entries = [...toSchemas(schema['items']), ...toSchemas(schema['prefixItems'])];
  const records = isObject(schema['patternProperties']) ? Object.values(schema['patternProperties']) : [];
  return [
    ...unions.map((one): [string, Schema] => ['', one]),
    ...entries.map((one): [string, Schema] => ['[]', one]),
    ...[...records, schema['additionalProperties']]
      .flatMap(toSchemas)
      .map((one): [string, Schema] => ['{}', one]),
  ];
}

/** A text is one field, in both languages. */
export function fieldsIn(
  input: Schema,
  path = '',
  root = input,
  seenItems: readonly string[] = [],
): SchemaField[] {
  const reference = typeof input['$ref'] === 'string' ? [input['$ref']] : [];
  if (reference.some((one) => seenItems.includes(one))) return [];
  const schema = resolveReference(input, root);
  if (schema['x-text'] === true) return [];
  const on = [...seenItems, ...reference];
  const properties = isObject(schema['properties']) ? schema['properties'] : {};
  const siblings = Object.values(properties)
    .filter(isObject)
    .map((one) => resolveReference(one, root));
  const own = Object.entries(properties).flatMap(([name, value]): SchemaField[] => {
    if (!isObject(value)) return [];
    const place = path === '' ? name : `${path}.${name}`;
    return [
      { path: place, schema: resolveReference(value, root), siblings },
      ...fieldsIn(value, place, root, on),
    ];
  });
  return [...own, ...inner(schema).flatMap(([mark, one]) => fieldsIn(one, `${path}${mark}`, root, on))];
}

/** The schema of a field's entries, where it is a list; itself otherwise. */
export function entryOf(schema: Schema): Schema {
  return isObject(schema['items']) ? entryOf(schema['items']) : schema;
}
