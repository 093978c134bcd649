/** The types of word tables and of the functions that read them. */
import type { Locale } from '#schemas/locale.ts';

/** What `{{name}}` in a word is filled with; `count` chooses the plural form besides. */
type WordParams = Readonly<Record<string, string | number>>;

/**
 * Words by language: cn is the truth, en says the same keys. Where a word depends on a number its forms stand under
 * `key_one`, `key_other` and whatever else Intl knows of the language.
 */
export type Words<Keys extends string = string> = Readonly<Record<Locale, Readonly<Record<Keys, string>>>>;

type WithoutForm<Key> = Key extends `${infer Base}_${Intl.LDMLPluralRule}` ? Base : Key;

/** What a set of words is asked by: its keys, the forms of a plural as one. */
export type WordKeys<W> = W extends { cn: Readonly<Record<infer Keys extends string, string>> }
  ? WithoutForm<Keys>
  : never;

export type Translate<Keys extends string> = (key: Keys, params?: WordParams) => string;

/** What says the words of one sheet: `TranslateOf<typeof words>`. */
export type TranslateOf<W> = Translate<WordKeys<W>>;
