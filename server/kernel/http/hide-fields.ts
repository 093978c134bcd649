/** Leaves out of an answer the fields its caller may not read, as its contract marks them (D138, ADR-685). */
import { readersOf, type Holds } from '#schemas/console/readers.ts';
import { isObject } from '#schemas/page/json.ts';

/** The schemas that may describe a value: itself, and each of those it is a choice or a sum of. */
function schemasOf(schema: unknown): Record<string, unknown>[] {
  if (!isObject(schema)) return [];
  const more = [schema['anyOf'], schema['oneOf'], schema['allOf']].flatMap((list) =>
    Array.isArray(list) ? list : [],
  );
  return [schema, ...more.flatMap(schemasOf)];
}

/** What describes a field of a record whose names are not known. */
function othersOf(schema: Record<string, unknown>): unknown[] {
  const patterns = schema['patternProperties'];
  return [schema['additionalProperties'], ...(isObject(patterns) ? Object.values(patterns) : [])];
}

function fieldSchemas(schemas: readonly Record<string, unknown>[], name: string): unknown[] {
  return schemas.flatMap((schema) => {
    const { properties } = schema;
    if (isObject(properties) && Object.hasOwn(properties, name)) return [properties[name]];
    return othersOf(schema);
  });
}

function visible(types: readonly unknown[], value: unknown, holds: Holds): unknown {
  const schemas = types.flatMap(schemasOf);
  if (Array.isArray(value)) {
    const items = schemas.map((schema) => schema['items']);
    return value.map((item: unknown) => visible(items, item, holds));
  }
  if (!isObject(value)) return value;
  const fields: [string, unknown][] = [];
  for (const [name, field] of Object.entries(value)) {
    const ofField = fieldSchemas(schemas, name);
    const isHidden = ofField.some((schema) => readersOf(schema)?.some(holds) === false);
    if (!isHidden) fields.push([name, visible(ofField, field, holds)]);
  }
  return Object.fromEntries(fields);
}

/** Whether any field below is for some scopes alone. */
function hasReaders(schema: unknown): boolean {
  if (readersOf(schema) !== undefined) return true;
  return schemasOf(schema).some((one) => {
    const { properties, items } = one;
    const fields = isObject(properties) ? Object.values(properties) : [];
    return [...fields, ...othersOf(one), items].some((below) => isObject(below) && hasReaders(below));
  });
}

/** @param schema what a contract says of its `data` */
export function makeFieldFilter(schema: unknown): (data: unknown, holds: Holds) => unknown {
  if (!hasReaders(schema)) return (data) => data;
  return (data, holds) => visible([schema], data, holds);
}
