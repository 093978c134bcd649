/** Rules of objects: which fields there must, may and may not be, and the defaults of those that are missing. */
import { copyJson, isObject, pointerTo } from '../json.ts';
import {
  isSchema,
  schemaStep,
  type Check,
  type Rule,
  type RulePlace,
  type Rules,
  type Schema,
} from './rules.ts';

const onObject =
  (check: (value: Record<string, unknown>, at: string, errors: Parameters<Check>[2]) => void): Check =>
  (value, at, errors) => {
    if (isObject(value)) check(value, at, errors);
  };

const minProperties: Rule = (limit, { path }) =>
  onObject((value, instancePath, errors) => {
    if (Object.keys(value).length < Number(limit))
      errors.push({ instancePath, schemaPath: path, keyword: 'minProperties', params: { limit } });
  });

const required: Rule = (operand, { path }) => {
  const names = Array.isArray(operand) ? operand.map(String) : [];
  return onObject((value, instancePath, errors) => {
    for (const missingProperty of names)
      if (value[missingProperty] === undefined)
        errors.push({ instancePath, schemaPath: path, keyword: 'required', params: { missingProperty } });
  });
};

const namesIn = (schemas: unknown) => (isSchema(schemas) ? Object.keys(schemas) : []);

/** Only `false` is known: no field but those the schema names. */
const additionalProperties: Rule = (operand, { path, schema }) => {
  if (operand !== false) throw new Error(`${path}: only false is known`);
  const names = new Set(namesIn(schema['properties']));
  const patterns = namesIn(schema['patternProperties']).map((pattern) => new RegExp(pattern, 'u'));
  return onObject((value, instancePath, errors) => {
    for (const name of Object.keys(value))
      if (!names.has(name) && !patterns.some((pattern) => pattern.test(name)))
        errors.push({
          instancePath,
          schemaPath: path,
          keyword: 'additionalProperties',
          params: { additionalProperty: name },
        });
  });
};

const fieldsIn = (schemas: unknown): [string, Schema][] =>
  isSchema(schemas)
    ? Object.entries(schemas).flatMap(([name, one]) => (isSchema(one) ? [[name, one]] : []))
    : [];

const checksOf = (schemas: unknown, { path, checkOf }: RulePlace) =>
  fieldsIn(schemas).map(([name, field]) => ({ name, check: checkOf(field, schemaStep(path, name)) }));

const properties: Rule = (operand, place) => {
  const checks = checksOf(operand, place);
  return onObject((value, at, errors) => {
    for (const { name, check } of checks)
      if (value[name] !== undefined) check(value[name], pointerTo(at, name), errors);
  });
};

const patternProperties: Rule = (operand, place) => {
  const checks = checksOf(operand, place).map((one) => ({ ...one, pattern: new RegExp(one.name, 'u') }));
  return onObject((value, at, errors) => {
    for (const { pattern, check } of checks)
      for (const [name, field] of Object.entries(value))
        if (pattern.test(name)) check(field, pointerTo(at, name), errors);
  });
};

/** Not a rule, and before all rules: a field that is missing takes its default. */
const defaults: Rule = (operand) => {
  const fields = fieldsIn(operand).filter(([, field]) => field['default'] !== undefined);
  return onObject((value) => {
    for (const [name, field] of fields)
      if (value[name] === undefined) value[name] = copyJson(field['default'])?.value;
  });
};

export const OBJECT_RULES: Rules = [
  ['properties', defaults],
  ['minProperties', minProperties],
  ['required', required],
  ['additionalProperties', additionalProperties],
  ['properties', properties],
  ['patternProperties', patternProperties],
];
