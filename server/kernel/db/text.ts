/** What PostgreSQL takes as text: it refuses the NUL character, which any stranger may send. */

/** False for names no row can have; asking the database would be an error, not an empty answer. */
export function isStorable(key: string): boolean {
  return key !== '' && key.length <= 2048 && !key.includes('\0');
}

/** Text without NUL, cut to a length the column is meant for. */
export function storable(text: string, max: number): string {
  return text.replaceAll('\0', '').slice(0, max);
}

/** The field of a document's own JSON, which is stored with its NUL escaped (configs.store.ts). */
const DOCUMENT_FIELD = 'body';

/** Whether a text anywhere in a value has the NUL character; documents in it may. */
export function hasNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0');
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([name, part]) => name !== DOCUMENT_FIELD && hasNul(part));
}
