/** What PostgreSQL takes as text: it refuses the NUL character, which any stranger may send. */

/** False for names no row can have; asking the database would be an error, not an empty answer. */
export function isStorable(key: string): boolean {
  return key !== '' && key.length <= 2048 && !key.includes('\0');
}

/** Text without NUL, cut to a length the column is meant for. */
export function storable(text: string, max: number): string {
  return text.replaceAll('\0', '').slice(0, max);
}

/**
 * Whether a text anywhere in a value has the NUL character. What its schema marks `x-nul` may have it: documents are stored
 * with theirs escaped.
 */
export function hasNul(value: unknown, schema: object = {}): boolean {
  if (Reflect.get(schema, 'x-nul') === true) return false;
  if (typeof value === 'string') return value.includes('\0');
  if (typeof value !== 'object' || value === null) return false;
  const items = Object(Reflect.get(schema, 'items'));
  const properties = Object(Reflect.get(schema, 'properties'));
  return Object.entries(value).some(([name, part]) =>
    hasNul(part, Array.isArray(value) ? items : Object(Reflect.get(properties, name))),
  );
}
