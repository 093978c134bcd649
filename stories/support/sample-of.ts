/** The emptiest value a schema allows: what a story's server answers where the example says nothing. */
import { isObject } from '#schemas/page/json.ts';

function sampleObject(schema: Record<string, unknown>): Record<string, unknown> {
  const properties = isObject(schema['properties']) ? schema['properties'] : {};
  const required: unknown[] = Array.isArray(schema['required']) ? schema['required'] : [];
  const rows = Object.entries(properties).filter(([name]) => required.includes(name));
  return Object.fromEntries(rows.map(([name, part]) => [name, sampleOf(part)]));
}

export function sampleOf(schema: unknown): unknown {
  if (!isObject(schema)) return null;
  if ('const' in schema) return schema['const'];
  if (Array.isArray(schema['enum'])) return schema['enum'][0];
  if (Array.isArray(schema['anyOf'])) return sampleOf(schema['anyOf'][0]);
  switch (schema['type']) {
    case 'object':
      return sampleObject(schema);
    case 'array':
      return [];
    case 'string':
      return '';
    case 'boolean':
      return false;
    case 'integer':
    case 'number':
      return schema['minimum'] ?? 0;
    default:
      return null;
  }
}
