/** Filters of console lists take one value or several. */

/** One value or several, as several; undefined where nothing is filtered by. */
export function listOf<Value extends string | number>(
  values: Value | readonly Value[] | undefined,
): Value[] | undefined {
  if (values === undefined) return undefined;
  return typeof values === 'object' ? [...values] : [values];
}
