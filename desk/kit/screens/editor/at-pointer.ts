/** One value of an item by its JSON pointer: read, or set in a copy that shares all that did not change. */
import { isObject } from '#schemas/page/json.ts';

const stepsOf = (pointer: string): string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));

function stepInto(value: unknown, step: string): unknown {
  if (Array.isArray(value)) return value[Number(step)];
  return isObject(value) && Object.hasOwn(value, step) ? value[step] : undefined;
}

export function getAt(value: unknown, pointer: string): unknown {
  return stepsOf(pointer).reduce<unknown>(stepInto, value);
}

function setIn(value: unknown, [step, ...rest]: readonly string[], next: unknown): unknown {
  if (step === undefined) return next;
  const inner = setIn(stepInto(value, step), rest, next);
  if (Array.isArray(value)) return value.map((one: unknown, index) => (index === Number(step) ? inner : one));
  const { [step]: _before, ...others } = isObject(value) ? value : {};
  return inner === undefined ? others : { ...others, [step]: inner };
}

/** @param next undefined takes a field out of the object it stands in */
export function setAt(value: unknown, pointer: string, next: unknown): unknown {
  return setIn(value, stepsOf(pointer), next);
}
