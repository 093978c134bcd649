/** Reads a stored navbar, footer, side menu or theme leniently: what does not fit its schema is left out (requirement 2). */
import type { Validator, ValidatorError } from './catalogue.ts';
import { copyJson, isObject } from './json.ts';
import { stepsOf, valueAt } from './walk-path.ts';

const MAX_ROUNDS = 60;

/** Takes a value out of the list or object that holds it. */
function drop(holder: unknown, key: string): boolean {
  if (Array.isArray(holder)) return holder.splice(Number(key), 1).length > 0;
  return isObject(holder) && Reflect.deleteProperty(holder, key);
}

/** Takes out the value the error points at; a list that is too long loses its end. False where that is the whole body. */
function prune(body: unknown, { instancePath, keyword, params }: ValidatorError): boolean {
  const target = valueAt(body, instancePath);
  if (keyword === 'additionalProperties') return drop(target, String(params['additionalProperty']));
  if (keyword === 'maxItems')
    return Array.isArray(target) && target.splice(Number(params['limit'])).length > 0;
  const key = stepsOf(instancePath).at(-1);
  return key !== undefined && drop(valueAt(body, instancePath.slice(0, instancePath.lastIndexOf('/'))), key);
}

function fits<Value>(validate: Validator, value: unknown): value is Value {
  return validate(value);
}

/** The stored body without its faulty parts; `fallback` when nothing is stored or nothing of it can be used. */
export function readConfigBody<Value>(validate: Validator, body: unknown, fallback: Value): Value {
  const copy = copyJson(body)?.value;
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    if (fits<Value>(validate, copy)) return copy;
    const [error] = validate.errors ?? [];
    if (error === undefined || !prune(copy, error)) return fallback;
  }
  return fallback;
}
