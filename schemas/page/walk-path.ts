/** Finds parts of values and schemas by the paths a validator names them with. */
import { isObject } from './json.ts';

/** The steps of a JSON pointer, unescaped (RFC 6901). */
export function stepsOf(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** What stands at a JSON pointer; undefined where nothing does. */
export function valueAt(value: unknown, pointer: string): unknown {
  let current = value;
  for (const step of stepsOf(pointer)) {
    if (Array.isArray(current)) current = current[Number(step)];
    else current = isObject(current) && Object.hasOwn(current, step) ? current[step] : undefined;
  }
  return current;
}

/** The schema that holds the rule a validator names as `#/properties/title/maxLength`. */
export function schemaHolding(schema: unknown, rulePath: string): Readonly<Record<string, unknown>> {
  const path = decodeURIComponent(rulePath);
  const holder = valueAt(schema, path.slice(0, path.lastIndexOf('/')));
  return isObject(holder) ? holder : {};
}
