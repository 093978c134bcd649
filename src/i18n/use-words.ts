/** Reads the language and words from context, without a subscription, for parts of the first page. */
import { useContext } from 'react';
import { I18nContext } from 'react-i18next';
import { DEFAULT_LOCALE, type Locale } from '#schemas/locale.ts';
import type { WordSet } from './define-words.ts';
import type { Translate, WordKeys, Words } from './words.ts';
import type { WordsContext } from './words-provider.tsx';

/** The language of the page being drawn; cn without a provider. */
export function useLocale(): Locale {
  // A part drawn alone has no provider, although the context's type promises one.
  const value: Partial<WordsContext> | undefined = useContext(I18nContext);
  return value?.locale ?? DEFAULT_LOCALE;
}

/** Words of a set in the page's language. */
export function useWords<W extends Words>(words: WordSet<W>): Translate<WordKeys<W>> {
  return words.in(useLocale());
}
