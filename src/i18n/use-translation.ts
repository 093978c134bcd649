/** The words of a part that is loaded on demand: react-i18next's hook, which follows the provider's language. */
import { setI18n, useTranslation as useI18next } from 'react-i18next';
import { DEFAULT_LOCALE } from '#schemas/locale.ts';
import type { WordSet } from './define-words.ts';
import type { Translate, WordKeys, Words } from './words.ts';
import { instanceOf, localeOf } from './i18n.ts';

// A part drawn alone, as in a story, has no provider above it.
setI18n(instanceOf(DEFAULT_LOCALE));

/** Words of a set in the page's language. A part of the first page asks useWords, which weighs nothing. */
export function useTranslation<W extends Words>(words: WordSet<W>): Translate<WordKeys<W>> {
  const { language } = useI18next(words.namespace).i18n;
  return words.in(localeOf(language));
}
