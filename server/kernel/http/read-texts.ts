/** Fields of a query or a form, where everything is text: an empty one is absent, a list is written with commas or as JSON (D136). */
import type { AnyEndpoint } from '#schemas/api/define-endpoint.ts';

type Kind = 'list' | 'json' | 'plain';
type TextReader = (texts: Record<string, unknown>) => Record<string, unknown>;

const typeOf = (schema: unknown): unknown =>
  typeof schema === 'object' && schema !== null ? Reflect.get(schema, 'type') : undefined;

/** What a field's text stands for; a list of objects has no other form than JSON. */
function kindOf(schema: object): Kind {
  const type = typeOf(schema);
  if (type === 'object') return 'json';
  if (type !== 'array') return 'plain';
  const item = typeOf(Reflect.get(schema, 'items'));
  return item === 'object' || item === 'array' ? 'json' : 'list';
}

/** Undefined where a text is no JSON; then it is judged as it stands. */
function parseJson(text: string): unknown {
  try {
    // A key that would change what an object inherits is left out, as in other bodies.
    return JSON.parse(text, (key, value: unknown) => (key === '__proto__' ? undefined : value));
  } catch {
    return undefined;
  }
}

function readText(text: string, kind: Kind): unknown {
  if (kind === 'plain') return text;
  const isJson = /^\s*[[{]/.test(text);
  const json = isJson ? parseJson(text) : undefined;
  if (kind === 'json' || json !== undefined) return json ?? text;
  return text.split(',').map((part) => part.trim());
}

/** @returns a reader of the fields of one contract; what is required as a text, and has no default, stays, even empty, for its rule to judge */
export function makeTextReader(input: AnyEndpoint['input']): TextReader {
  const { properties } = input;
  const required: readonly string[] = input.required ?? [];
  const kinds = new Map(Object.entries(properties).map(([name, schema]) => [name, kindOf(schema)]));
  const stays = new Set(
    required.filter((name) => {
      const schema: unknown = properties[name];
      const type = typeOf(schema);
      const hasDefault = typeof schema === 'object' && schema !== null && 'default' in schema;
      return !hasDefault && (type === 'string' || type === undefined);
    }),
  );
  return (texts) =>
    Object.fromEntries(
      Object.entries(texts).flatMap(([name, value]): [string, unknown][] => {
        if (typeof value !== 'string') return [[name, value]];
        if (value === '' && !stays.has(name)) return [];
        return [[name, readText(value, kinds.get(name) ?? 'plain')]];
      }),
    );
}
