/** Equality of JSON values, and a value that keeps the objects of an older one where they are equal. */
import { isObject } from '#schemas/page/json.ts';

/** Whether two values are the same JSON; the order of an object's keys does not matter. */
export function isEqual(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (Array.isArray(one))
    return (
      Array.isArray(other) &&
      one.length === other.length &&
      one.every((part, index) => isEqual(part, other[index]))
    );
  if (!isObject(one) || !isObject(other)) return false;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => Object.hasOwn(other, key) && isEqual(one[key], other[key]))
  );
}

/** `value` with every part that equals the part of `old` in its place being that very object, so that nothing redraws for it. */
export function shareEqual(old: unknown, value: unknown): unknown {
  if (isEqual(old, value)) return old;
  if (Array.isArray(value) && Array.isArray(old)) return value.map((part) => shareItem(old, part));
  if (!isObject(value) || !isObject(old)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, shareEqual(old[key], part)]));
}

/** A list's part is compared with the one of its id, and with its equal where it has none. */
function shareItem(old: readonly unknown[], part: unknown): unknown {
  const id = isObject(part) ? part['id'] : undefined;
  const match = typeof id === 'string' ? old.find((one) => isObject(one) && one['id'] === id) : undefined;
  return match === undefined ? (old.find((one) => isEqual(one, part)) ?? part) : shareEqual(match, part);
}
