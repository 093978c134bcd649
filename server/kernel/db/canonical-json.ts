/** One text for one JSON value, whatever the order of its keys: what version hashes are made of (D43). */
import { createHash } from 'node:crypto';

/** JSON with sorted keys and no spaces; what JSON cannot say is left out, as JSON.stringify does. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(sortKeys(value)) ?? 'null';
}

export function contentHash(value: unknown): string {
  return createHash('sha256').update(canonicalJson(value)).digest('hex');
}

/** Objects without a prototype, so that a key named `__proto__` stays a key. */
function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (typeof value !== 'object' || value === null) return value;
  const copy: Record<string, unknown> = Object.create(null);
  const entries: [string, unknown][] = Object.entries(value);
  for (const [key, part] of entries.sort(([a], [b]) => (a < b ? -1 : 1))) copy[key] = sortKeys(part);
  return copy;
}
