/** The shared words for pieces that are drawn outside a placed renderer: by locale, or by the page's context. */
import { createContext, useContext } from 'react';
import { DEFAULT_LOCALE, type Locale } from '#schemas/locale.ts';
import { fill, type WordParams } from './fill.ts';
import { sharedWords, type SharedKey } from './words.ts';

export type SharedTranslate = (key: SharedKey, params?: WordParams) => string;

export interface LocaleValue {
  readonly locale: Locale;
}

/** The language of the page being drawn; provided once near its root. */
export const LocaleContext = createContext<LocaleValue>({ locale: DEFAULT_LOCALE });

const translators: Readonly<Record<Locale, SharedTranslate>> = {
  cn: (key, params) => fill(sharedWords.cn[key], params),
  en: (key, params) => fill(sharedWords.en[key], params),
};

/** The shared words of one language, for pieces that are told their locale. */
export function shared(locale: Locale): SharedTranslate {
  return translators[locale];
}

/** The shared words of the page's language. */
export function useShared(): { locale: Locale; t: SharedTranslate } {
  const { locale } = useContext(LocaleContext);
  return { locale, t: translators[locale] };
}
