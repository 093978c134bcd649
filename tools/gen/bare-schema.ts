/** A schema without what is written for people: titles, descriptions and keywords of our own judge nothing. */
import { isObject } from '#schemas/page/json.ts';

const WORDS = /^(?:title|description|enumDescriptions|x-.+)$/;
/** Keywords whose value holds schemas by name, which may be called like a keyword. */
const BY_NAME: ReadonlySet<string> = new Set(['properties', 'patternProperties', '$defs', 'definitions']);
/** Keywords whose value is judged as it is, whatever it looks like. */
const AS_IT_IS: ReadonlySet<string> = new Set(['const', 'enum', 'default', 'required']);

type Schema = Readonly<Record<string, unknown>>;

const eachValue = (schemas: Schema) =>
  Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, bare(schema)]));

function bare(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(bare);
  return isObject(value) ? bareSchema(value) : value;
}

function bareKeyword(keyword: string, value: unknown): unknown {
  if (AS_IT_IS.has(keyword)) return value;
  return BY_NAME.has(keyword) && isObject(value) ? eachValue(value) : bare(value);
}

/** For validators, which are compiled with their schemas inside (ADR-580). Pure. */
export function bareSchema(schema: Schema): Record<string, unknown> {
  const entries = Object.entries(schema).filter(([keyword]) => !WORDS.test(keyword));
  return Object.fromEntries(entries.map(([keyword, value]) => [keyword, bareKeyword(keyword, value)]));
}
