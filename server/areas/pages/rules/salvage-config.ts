/** Reads a stored navbar, footer, side menu or theme leniently: what does not fit its schema is left out (requirement 2). */
import type { Validator, ValidatorError } from '#schemas/page/catalogue.ts';
import { copyJson } from '#schemas/page/json.ts';
import { stepsOf } from '#schemas/page/walk-path.ts';

const MAX_ROUNDS = 60;

type Container = { holder: unknown; key: string };

function walkTo(root: unknown, path: readonly string[]): Container | undefined {
  const key = path.at(-1);
  if (key === undefined) return undefined;
  let holder = root;
  for (const step of path.slice(0, -1)) {
    if (typeof holder !== 'object' || holder === null) return undefined;
    holder = Reflect.get(holder, step);
  }
  return { holder, key };
}

function drop({ holder, key }: Container): boolean {
  if (Array.isArray(holder)) return holder.splice(Number(key), 1).length > 0;
  return (
    typeof holder === 'object' &&
    holder !== null &&
    Reflect.has(holder, key) &&
    Reflect.deleteProperty(holder, key)
  );
}

function pathOf(error: ValidatorError): string[] {
  const path = stepsOf(error.instancePath);
  const { params } = error;
  return error.keyword === 'additionalProperties' ? [...path, String(params['additionalProperty'])] : path;
}

/** Takes the value the error points at out of its holder; a list that is too long loses its end. */
function prune(body: unknown, error: ValidatorError): boolean {
  const path = pathOf(error);
  const place = walkTo(body, path);
  if (error.keyword === 'maxItems' && place !== undefined) {
    const list: unknown =
      typeof place.holder === 'object' && place.holder !== null ? Reflect.get(place.holder, place.key) : [];
    const limit = Number(error.params['limit']);
    return Array.isArray(list) && list.splice(limit).length > 0;
  }
  return place !== undefined && drop(place);
}

function fits<Value>(validate: Validator, value: unknown): value is Value {
  return validate(value);
}

/** The stored body without its faulty parts; `fallback` when nothing is stored or nothing of it can be used. */
export function readConfigBody<Value>(validate: Validator, body: unknown, fallback: Value): Value {
  if (body === undefined) return fallback;
  const copy: unknown = copyJson(body)?.value;
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    if (fits<Value>(validate, copy)) return copy;
    const [error] = validate.errors ?? [];
    if (error === undefined || !prune(copy, error)) return fallback;
  }
  return fallback;
}
