/** A text of an item in one language; nothing where it is none yet. */
import type { Locale } from '#schemas/locale.ts';
import { isObject } from '#schemas/page/json.ts';
import { readText } from '#schemas/page/text.ts';

export function sayItemText(value: unknown, locale: Locale): string {
  if (typeof value === 'string') return value;
  if (!isObject(value)) return '';
  const [cn = '', en = ''] = [value['cn'], value['en']].map((one) => (typeof one === 'string' ? one : ''));
  return readText({ cn, en }, locale);
}
