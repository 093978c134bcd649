/** Walks through all values of a document. */

/** Every value inside a document with the pointer that leads to it. */
export function walk(value: unknown, visit: (value: unknown, pointer: string) => void, pointer = ''): void {
  visit(value, pointer);
  if (typeof value !== 'object' || value === null) return;
  for (const [name, part] of Object.entries(value))
    walk(part, visit, `${pointer}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`);
}
