/** What a rule of a schema is: read once where it stands, then applied to many values. */
import type { ValidatorError } from '../catalogue.ts';
import { isObject } from '../json.ts';

export type Schema = Readonly<Record<string, unknown>>;

/** Adds to `errors` what is wrong with a value that stands at the pointer `at`. */
export type Check = (value: unknown, at: string, errors: ValidatorError[]) => void;

/** The check of a schema within another one. */
export type CheckOf = (schema: Schema, path: string) => Check;

/** Where a rule stands: its schema, and the path of the rule itself. */
export interface RulePlace {
  schema: Schema;
  path: string;
  checkOf: CheckOf;
}

/** Makes the check of one rule from what its keyword says. */
export type Rule = (operand: unknown, place: RulePlace) => Check;

/** Rules with their keywords, in the order they are applied. */
export type Rules = readonly (readonly [keyword: string, rule: Rule])[];

export const isSchema = (value: unknown): value is Schema => isObject(value);

/** The rules of a group that a schema has. */
export function rulesIn(schema: Schema, rules: Rules, path: string, checkOf: CheckOf): Check[] {
  return rules.flatMap(([keyword, rule]) => {
    const operand = schema[keyword];
    return operand === undefined ? [] : [rule(operand, { schema, path: `${path}/${keyword}`, checkOf })];
  });
}

/** A step of a path into a schema, as it stands in a URL's fragment (RFC 6901, 6). */
export const schemaStep = (path: string, step: string | number): string =>
  `${path}/${encodeURIComponent(String(step).replaceAll('~', '~0').replaceAll('/', '~1'))}`;

/** A check that names one error where a value does not fit. */
export function errorUnless(
  fits: (value: unknown) => boolean,
  schemaPath: string,
  params: ValidatorError['params'],
): Check {
  const keyword = schemaPath.slice(schemaPath.lastIndexOf('/') + 1);
  return (value, instancePath, errors) => {
    if (!fits(value)) errors.push({ instancePath, schemaPath, keyword, params });
  };
}
