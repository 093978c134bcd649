/**
 * What somebody has typed and not yet sent, in the memory of this page load alone: it outlives a walk to the login and
 * back, never a reload, and is stored nowhere (requirement 27).
 */
export type FormValues = ReadonlyMap<string, readonly string[]>;

const NOTHING: FormValues = new Map();
const valuesByForm = new Map<string, FormValues>();

export function recall(formId: string): FormValues {
  return valuesByForm.get(formId) ?? NOTHING;
}

/** Called from events of the browser only, so a server never remembers anybody. */
export function remember(formId: string, data: FormData): void {
  const entries = new Map<string, string[]>();
  for (const [name, value] of data)
    if (typeof value === 'string') entries.set(name, [...(entries.get(name) ?? []), value]);
  valuesByForm.set(formId, entries);
}

/** What a code proved on this page load; the server alone knows for how long. */
const proofs = new Set<string>();
const proofOf = (kind: 'phone' | 'email', text: string) =>
  `${kind} ${kind === 'phone' ? text.replace(/[\s()-]/g, '') : text.trim().toLowerCase()}`;

export const hasProof = (kind: 'phone' | 'email', text: string): boolean => proofs.has(proofOf(kind, text));

export function keepProof(kind: 'phone' | 'email', text: string): void {
  proofs.add(proofOf(kind, text));
}

export function dropProof(kind: 'phone' | 'email', text: string): void {
  proofs.delete(proofOf(kind, text));
}

export function forget(formId: string): void {
  valuesByForm.delete(formId);
}
