/** Text a merchant writes: one string for both languages, or one string each (D45). */
import { Type } from 'typebox';
import type { Locale } from '../locale.ts';

export interface LocaleText {
  cn: string;
  en: string;
}
export type Text = string | LocaleText;
/** A text the product says in both languages, as an answer carries it. */
export const LocaleTextSchema = Type.Object({ cn: Type.String(), en: Type.String() });

/** What a view sees: every Text inside T has become the string of the page's language. */
export type InOneLanguage<T> = T extends LocaleText
  ? string
  : T extends readonly (infer Item)[]
    ? InOneLanguage<Item>[]
    : T extends object
      ? { [Key in keyof T]: InOneLanguage<T[Key]> }
      : T;

/** Schema of a Text field; `max` is counted in UTF-16 units for each language. */
export function TextSchema(options: { max?: number; min?: number; description?: string } = {}) {
  const { max = 200, min = 0, description } = options;
  const one = { type: 'string', maxLength: max, minLength: min } as const;
  return Type.Unsafe<Text>({
    'x-text': true,
    ...(description === undefined ? {} : { description }),
    anyOf: [
      one,
      {
        type: 'object',
        properties: { cn: one, en: one },
        minProperties: 1,
        additionalProperties: false,
      },
    ],
  });
}

/** The string of one language; falls back to the other language, then to nothing (D45). */
export function readText(text: Text | undefined, locale: Locale): string {
  if (text === undefined) return '';
  if (typeof text === 'string') return text;
  return text[locale] || text[locale === 'cn' ? 'en' : 'cn'] || '';
}

function isLocaleText(value: object): value is LocaleText {
  const keys = Object.keys(value);
  return (
    keys.length > 0 &&
    keys.every((key) => key === 'cn' || key === 'en') &&
    Object.values(value).every((part) => typeof part === 'string')
  );
}

export const isText = (value: unknown): value is Text =>
  typeof value === 'string' || (typeof value === 'object' && value !== null && isLocaleText(value));

/** Turns every Text inside a value into the string of one language. Pure; shares what did not change. */
export function localize<T>(value: T, locale: Locale): InOneLanguage<T>;
export function localize(value: unknown, locale: Locale): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => localize(item, locale));
  if (typeof value !== 'object' || value === null) return value;
  if (isLocaleText(value)) return readText(value, locale);
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, localize(part, locale)]));
}
