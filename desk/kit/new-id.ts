/** An id for something new, of the letters ids are made of. */
const ID_LETTERS = 8;

export function newId(prefix: string): string {
  return `${prefix}_${crypto.randomUUID().replaceAll('-', '').slice(0, ID_LETTERS)}`;
}
