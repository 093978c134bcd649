/** Type guards and copies for values that were parsed from JSON. */

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Appends one step to a JSON pointer (RFC 6901). */
export function pointerTo(base: string, step: string | number): string {
  return `${base}/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`;
}

/** Refuses deeper values: none of our data nests so far, and a value that contains itself would never end. */
const MAX_NESTING = 200;

export interface JsonCopy {
  value: unknown;
  /** No more than the bytes of the JSON text: UTF-16 units of all names and texts, and the marks between them. */
  atLeast: number;
  /** No fewer than the bytes of the JSON text, but for control characters. */
  atMost: number;
}

const BEYOND_ASCII = /[\u0080-\uffff]/;

/** What JSON leaves out of an object: functions, symbols and undefined. */
function isLeftOut(value: unknown): boolean {
  return value === undefined || typeof value === 'function' || typeof value === 'symbol';
}

class Copier {
  atLeast = 0;
  atMost = 0;

  /** A unit beyond ASCII takes at most three bytes; quotes and backslashes take a second one. */
  count(text: string): void {
    this.atLeast += text.length + 2;
    this.atMost += (BEYOND_ASCII.test(text) ? text.length * 3 : text.length * 2) + 4;
  }

  copy(value: unknown, level: number): unknown {
    if (typeof value === 'string') {
      this.count(value);
      return BEYOND_ASCII.test(value) ? value.toWellFormed() : value;
    }
    if (level > MAX_NESTING) throw new RangeError('nested too deep');
    if (Array.isArray(value)) {
      this.atLeast += value.length + 1;
      this.atMost += value.length + 2;
      return value.map((item: unknown) => this.copy(item, level + 1));
    }
    if (isObject(value)) return this.copyObject(value, level + 1);
    this.atLeast += 1;
    this.atMost += 26;
    return typeof value === 'boolean' || Number.isFinite(value) ? value : null;
  }

  copyObject(value: Record<string, unknown>, level: number): Record<string, unknown> {
    this.atLeast += 1;
    this.atMost += 2;
    const copy: Record<string, unknown> = {};
    for (const name of Object.keys(value)) {
      const part = value[name];
      if (isLeftOut(part)) continue;
      this.atLeast += name.length + 4;
      this.atMost += name.length * 3 + 4;
      const own = this.copy(part, level);
      // Assigned as a field it would become the prototype. Defined as a property it is a name like any other, which can be removed again.
      if (name === '__proto__')
        Object.defineProperty(copy, name, {
          value: own,
          enumerable: true,
          configurable: true,
          writable: true,
        });
      else copy[name] = own;
    }
    return copy;
  }
}

/**
 * A deep copy holding only what JSON can hold, every text well-formed: half a surrogate pair becomes U+FFFD, because
 * `encodeURIComponent` throws on it wherever a text becomes part of an address. Undefined when the value holds itself, nests too deep or is no JSON. */
export function copyJson(value: unknown): JsonCopy | undefined {
  if (isLeftOut(value)) return undefined;
  const copier = new Copier();
  try {
    const copy = copier.copy(value, 0);
    return { value: copy, atLeast: copier.atLeast, atMost: copier.atMost };
  } catch {
    return undefined;
  }
}

/** Serializes a value with sorted keys, so that equal values give equal texts. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    isObject(part) ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1))) : part,
  );
}
