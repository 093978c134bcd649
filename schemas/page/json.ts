/** Small questions about values that came from JSON, or claim to. */

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Appends one step to a JSON pointer (RFC 6901). */
export function pointerTo(base: string, step: string | number): string {
  return `${base}/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`;
}

/**
 * A deep copy holding only what JSON can hold; undefined when the value is cyclic, nested past reason or not JSON.
 * `__proto__` becomes an own, harmless key of the copy and is refused by every schema.
 */
export function cloneJson(value: unknown): unknown {
  try {
    const text: unknown = JSON.stringify(value);
    return typeof text === 'string' ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  }
}

/** Text of a value with its keys in order: equal values give equal texts. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    isObject(part) ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1))) : part,
  );
}
