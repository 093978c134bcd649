/** Makes a validator that walks a JSON Schema: an editor in a browser has the schemas anyway, and no compiled ones (ADR-760). */
import type { Validator, ValidatorError } from '../catalogue.ts';
import { OBJECT_RULES } from './object-rules.ts';
import { ARRAY_RULES, CHOICE_RULES, NUMBER_RULES, TEXT_RULES } from './plain-rules.ts';
import { isSchema, rulesIn, type Check, type Rules, type Schema } from './rules.ts';
import { isOfType, typesOf, typeCheck, type TypeName } from './types.ts';

/** Rules in the order a compiled validator follows, each group for values of one type. */
const GROUPS: readonly { type?: TypeName; rules: Rules }[] = [
  { type: 'number', rules: NUMBER_RULES },
  { type: 'string', rules: TEXT_RULES },
  { rules: CHOICE_RULES },
  { type: 'array', rules: ARRAY_RULES },
  { type: 'object', rules: OBJECT_RULES },
];

/** Keywords that describe and check nothing. */
const WORDS = /^(?:\$schema|\$id|type|title|description|default|enumDescriptions|x-.+)$/;
const KNOWN = new Set(GROUPS.flatMap(({ rules }) => rules.map(([keyword]) => keyword)));

/** Every schema is read once by a test, so that a keyword this file does not know is seen there. */
function refuseUnknown(schema: Schema, path: string): void {
  for (const [keyword, value] of Object.entries(schema))
    if (value !== undefined && !KNOWN.has(keyword) && !WORDS.test(keyword))
      throw new Error(`${path}: the rule ${keyword} is not known`);
}

/** The check of a schema that stands at `path` of the whole one. */
function checkOf(schema: Schema, path: string): Check {
  refuseUnknown(schema, path);
  const types = typesOf(schema);
  const wrongType = typeCheck(schema, path, types);
  const groups = GROUPS.map(({ type, rules }) => ({
    type,
    checks: rulesIn(schema, rules, path, checkOf),
  })).filter(({ checks }) => checks.length > 0);
  // A type that has rules is judged at their turn, every other first.
  const isAtTurn = types.length === 1 && groups.some(({ type }) => type === types[0]);
  return (value, at, errors) => {
    if (!isAtTurn) wrongType(value, at, errors);
    for (const { type, checks } of groups) {
      if (type === undefined || isOfType(value, type)) for (const check of checks) check(value, at, errors);
      else if (isAtTurn && type === types[0]) wrongType(value, at, errors);
    }
  };
}

/**
 * A validator of one schema, which is read at the first call. It names the same errors in the same order as the one compiled of that
 * schema, without their English messages, and fills in the same defaults; throws where the schema has a rule it does not know.
 */
export function createValidator(schema: object): Validator {
  let check: Check | undefined;
  const validate: Validator = (value) => {
    check ??= isSchema(schema) ? checkOf(schema, '#') : undefined;
    const errors: ValidatorError[] = [];
    check?.(value, '', errors);
    validate.errors = errors.length === 0 ? null : errors;
    return errors.length === 0;
  };
  return validate;
}
