/** Rules of numbers, texts, choices and lists. */
import type { ValidatorError } from '../catalogue.ts';
import { errorUnless, isSchema, schemaStep, type Check, type Rule, type Rules } from './rules.ts';

/** A limit of what is counted in a value. */
const limit =
  (count: (value: unknown) => number, fits: (count: number, limit: number) => boolean): Rule =>
  (operand, { path }) => {
    const edge = Number(operand);
    return errorUnless((value) => fits(count(value), edge), path, { limit: operand });
  };

const atMost = (count: number, edge: number) => count <= edge;
const atLeast = (count: number, edge: number) => count >= edge;

/** A limit of a number itself, whose error says how the two compare. */
const numberLimit =
  (fits: (value: number, edge: number) => boolean, comparison: string): Rule =>
  (operand, { path }) =>
    errorUnless((value) => fits(Number(value), Number(operand)), path, { comparison, limit: operand });

export const NUMBER_RULES: Rules = [
  ['maximum', numberLimit(atMost, '<=')],
  ['minimum', numberLimit(atLeast, '>=')],
];

/** Characters, as code points. */
const characters = (value: unknown): number => {
  const text = String(value);
  const pairs = text.match(/[\ud800-\udbff][\udc00-\udfff]/g);
  return text.length - (pairs?.length ?? 0);
};

const pattern: Rule = (operand, { path }) => {
  const shape = new RegExp(String(operand), 'u');
  return errorUnless((value) => shape.test(String(value)), path, { pattern: operand });
};

export const TEXT_RULES: Rules = [
  ['maxLength', limit(characters, atMost)],
  ['minLength', limit(characters, atLeast)],
  ['pattern', pattern],
];

const constant: Rule = (allowedValue, { path }) =>
  errorUnless((value) => value === allowedValue, path, { allowedValue });

const choice: Rule = (allowedValues, { path }) => {
  const choices: unknown[] = Array.isArray(allowedValues) ? allowedValues : [];
  return errorUnless((value) => choices.includes(value), path, { allowedValues });
};

/** The first form that fits is taken; where none does, the errors of each are reported. */
const union: Rule = (operand, { path, checkOf }) => {
  const forms: unknown[] = Array.isArray(operand) ? operand : [];
  const checks = forms.filter(isSchema).map((form, index) => checkOf(form, schemaStep(path, index)));
  return (value, instancePath, errors) => {
    const own: ValidatorError[] = [];
    for (const check of checks) {
      const before = own.length;
      check(value, instancePath, own);
      if (own.length === before) return;
    }
    errors.push(...own, { instancePath, schemaPath: path, keyword: 'anyOf', params: {} });
  };
};

export const CHOICE_RULES: Rules = [
  ['const', constant],
  ['enum', choice],
  ['anyOf', union],
];

const lengthOf = (value: unknown) => (Array.isArray(value) ? value.length : 0);

const items: Rule = (operand, { path, checkOf }): Check => {
  const check = isSchema(operand) ? checkOf(operand, path) : () => undefined;
  return (value, at, errors) => {
    if (Array.isArray(value))
      for (const [index, item] of value.entries()) check(item, `${at}/${index}`, errors);
  };
};

export const ARRAY_RULES: Rules = [
  ['maxItems', limit(lengthOf, atMost)],
  ['minItems', limit(lengthOf, atLeast)],
  ['items', items],
];
