/** Sets one value of an item by its JSON pointer, in a copy that shares all that did not change. */
import { isObject } from '#schemas/page/json.ts';
import { stepsOf } from '#schemas/page/walk-path.ts';

function setIn(value: unknown, [step, ...rest]: readonly string[], next: unknown): unknown {
  if (step === undefined) return next;
  if (Array.isArray(value))
    return value.map((one: unknown, index) => (index === Number(step) ? setIn(one, rest, next) : one));
  const { [step]: before, ...others } = isObject(value) ? value : {};
  const inner = setIn(before, rest, next);
  return inner === undefined ? others : { ...others, [step]: inner };
}

/** @param next undefined takes a field out of the object it stands in */
export function setAt(value: unknown, pointer: string, next: unknown): unknown {
  return setIn(value, stepsOf(pointer), next);
}
