/** A text of an item in both languages: one that is the same in both stays one text. Pure. */
import type { Locale } from '#schemas/locale.ts';
import { isObject } from '#schemas/page/json.ts';

const wordsOf = (value: unknown): string => (typeof value === 'string' ? value : '');

export function bothLanguages(value: unknown): Record<Locale, string> {
  return isObject(value)
    ? { cn: wordsOf(value['cn']), en: wordsOf(value['en']) }
    : { cn: wordsOf(value), en: '' };
}

/** Undefined for a text that is empty in both. */
export function textOf({ cn, en }: Readonly<Record<Locale, string>>): unknown {
  if (cn === '' && en === '') return undefined;
  if (en === '') return cn;
  return cn === '' ? { en } : { cn, en };
}

/** The text in one language, else in the other. */
export function readEither(value: unknown, locale: Locale): string {
  const parts = bothLanguages(value);
  return parts[locale] === '' ? parts[locale === 'cn' ? 'en' : 'cn'] : parts[locale];
}
