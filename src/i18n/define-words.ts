/** Defines a table of words in both languages: registers its namespace with i18next and returns its reader. */
import type { Locale } from '#schemas/locale.ts';
import { makeTranslate } from './make-translate.ts';
import type { Translate, WordKeys, Words } from './words.ts';

export type WordSet<W extends Words> = W & {
  readonly namespace: string;
  readonly in: (locale: Locale) => Translate<WordKeys<W>>;
};

/** Registers the words as a namespace of i18next. `in` returns the same function for a language each time. */
export function defineWords<const W extends Words>(namespace: string, words: W): WordSet<W> {
  const translators = new Map<Locale, Translate<string>>();
  return {
    ...words,
    namespace,
    in: (locale) => {
      const current = translators.get(locale) ?? makeTranslate(namespace, words, locale);
      translators.set(locale, current);
      return current;
    },
  };
}
