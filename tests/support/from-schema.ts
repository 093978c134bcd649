/** Values a JSON Schema allows, made from the schema alone: what no author of examples thought of. */
import fc from 'fast-check';

type Schema = Readonly<Record<string, unknown>>;

/** Strings that look like merchants', strangers' and machines'. */
const STRINGS = [
  '',
  ' ',
  '课',
  '写作与表达',
  'Long division, in colour',
  '<b>bold</b>',
  '<p>一段<strong>文字</strong></p><ul><li>a</li></ul>',
  '&amp; "quotes" \'single\' `tick`',
  '\u202Eright to left',
  '\u0000\uFFFF',
  '\uD800 half a pair',
  '👩‍🏫👩‍🏫👩‍🏫',
  'constructor',
  '__proto__',
  '/page/about',
  '/demo/covers/photo-camp.svg',
  '/demo/covers/gone.svg',
  'https://example.com/a?b=c#d',
  '#top',
  'mailto:hello@example.com',
  'tel:+8619900000000',
  '#fff',
  '#1f5eff',
  '#11223344',
  'home',
  'course_1',
  '0',
  '19900000000',
  'one-time_Token-of-a-test',
  'abcdefghijklmnopqrstuvwxyz',
  'https://player.bilibili.com/player.html?bvid=BV1xx411c7mD',
  '/media/clip.mp4',
  'https://example.com/clip.mp4',
  '/media/clip.mp3',
  'https://example.com/captions.vtt',
  'DEMO0001',
  'at_abcdefghijklmnopqrstuvwxyz',
  '/uploads/own-0123456789abcdef0123456789abcdef.png',
  '/uploads/own-0123456789abcdef0123456789abcdef.mp3',
];

function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function numberOf(schema: Schema, name: string, otherwise: number): number {
  const value = schema[name];
  return typeof value === 'number' ? value : otherwise;
}

function textFrom(schema: Schema, pool: readonly string[]): fc.Arbitrary<string> {
  const min = numberOf(schema, 'minLength', 0);
  const max = Math.min(numberOf(schema, 'maxLength', 60), 4_000);
  const { pattern } = schema;
  if (typeof pattern === 'string') {
    const rule = new RegExp(pattern, 'u');
    const fit = pool.filter((text) => rule.test(text) && text.length >= min && text.length <= max);
    if (fit.length === 0)
      throw new Error(`No known string fits ${pattern}; add one to tests/support/from-schema.ts`);
    return fc.constantFrom(...fit);
  }
  const knownItems = pool.filter((text) => text.length >= min && text.length <= max);
  const madeArbitrary = fc.string({ minLength: min, maxLength: Math.min(max, min + 40), unit: 'binary' });
  const longest = fc.constant('长'.repeat(Math.max(1, max)));
  return knownItems.length === 0
    ? fc.oneof(madeArbitrary, longest)
    : fc.oneof(
        { weight: 6, arbitrary: fc.constantFrom(...knownItems) },
        { weight: 2, arbitrary: madeArbitrary },
        longest,
      );
}

function objectFrom(schema: Schema, pool: readonly string[], depth: number): fc.Arbitrary<unknown> {
  const properties = isSchema(schema['properties']) ? schema['properties'] : {};
  const required: readonly unknown[] = Array.isArray(schema['required']) ? schema['required'] : [];
  const model: Record<string, fc.Arbitrary<unknown>> = {};
  for (const [name, part] of Object.entries(properties)) model[name] = valueFrom(part, pool, depth + 1);
  const requiredKeys = Object.keys(model).filter((name) => required.includes(name));
  const least = numberOf(schema, 'minProperties', 0);
  const object: fc.Arbitrary<unknown> = fc.record(model, { requiredKeys });
  return least === 0
    ? object
    : object.filter((value) => Object.keys(value as Record<string, unknown>).length >= least);
}

function arrayFrom(schema: Schema, pool: readonly string[], depth: number): fc.Arbitrary<unknown> {
  const minLength = numberOf(schema, 'minItems', 0);
  const maxLength = Math.max(minLength, Math.min(numberOf(schema, 'maxItems', 6), depth > 2 ? 3 : 12));
  return fc.array(valueFrom(schema['items'], pool, depth + 1), { minLength, maxLength });
}

function numberFrom(schema: Schema): fc.Arbitrary<number> {
  const min = numberOf(schema, 'minimum', -1_000);
  const max = numberOf(schema, 'maximum', 2_000_000_000);
  if (schema['type'] === 'integer') return fc.integer({ min: Math.ceil(min), max: Math.floor(max) });
  return fc.double({ min, max, noNaN: true });
}

/** Any value the schema allows; `pool` adds strings to those every schema is tried with. */
export function valueFrom(
  schema: unknown,
  pool: readonly string[] = STRINGS,
  depth = 0,
): fc.Arbitrary<unknown> {
  if (!isSchema(schema)) return fc.jsonValue({ maxDepth: 1 });
  const { anyOf, enum: choices, type } = schema;
  if ('const' in schema) return fc.constant(schema['const']);
  if (Array.isArray(choices)) return fc.constantFrom(...(choices as unknown[]));
  if (Array.isArray(anyOf)) return fc.oneof(...anyOf.map((part: unknown) => valueFrom(part, pool, depth)));
  if (type === 'string') return textFrom(schema, pool);
  if (type === 'boolean') return fc.boolean();
  if (type === 'integer' || type === 'number') return numberFrom(schema);
  if (type === 'array') return arrayFrom(schema, pool, depth);
  if (type === 'object') return objectFrom(schema, pool, depth);
  return fc.jsonValue({ maxDepth: 1 });
}

/** Every string inside a value; examples lend theirs to the schemas they are examples of. */
export function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(stringsIn);
}

export const ANY_STRINGS: readonly string[] = STRINGS;
