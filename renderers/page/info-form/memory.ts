/**
 * What somebody has typed and not yet sent, in the memory of this page load alone: it outlives a walk to the login and
 * back, never a reload, and is stored nowhere (requirement 27).
 */
export type Typed = ReadonlyMap<string, readonly string[]>;

const NOTHING: Typed = new Map();
const typed = new Map<string, Typed>();

export function recall(formId: string): Typed {
  return typed.get(formId) ?? NOTHING;
}

/** Called from events of the browser only, so a server never remembers anybody. */
export function remember(formId: string, data: FormData): void {
  const entries = new Map<string, string[]>();
  for (const [name, value] of data)
    if (typeof value === 'string') entries.set(name, [...(entries.get(name) ?? []), value]);
  typed.set(formId, entries);
}

export function forget(formId: string): void {
  typed.delete(formId);
}
