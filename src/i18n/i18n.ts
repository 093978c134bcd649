/** The storefront's one i18next: languages by their tags, a namespace for each set of words; en falls back to cn. */
import { createInstance, type i18n as I18n } from 'i18next';
import { DEFAULT_LOCALE, languageTag, LOCALES, type Locale } from '#schemas/locale.ts';

const DEFAULT_TAG = languageTag(DEFAULT_LOCALE);

function makeInstance(): I18n {
  const i18n = createInstance();
  void i18n.init({
    lng: DEFAULT_TAG,
    fallbackLng: DEFAULT_TAG,
    load: 'currentOnly',
    // Every word comes with the code that says it: nothing is waited for, and the first render has its words.
    initAsync: false,
    resources: {},
    // A key is a plain name; it may hold the dots and colons of the specification's own names.
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
    missingInterpolationHandler: (_text: string, match: RegExpExecArray) => match[0],
  });
  return i18n;
}

const instances = new Map<Locale, I18n>();

/**
 * The same resources with one language chosen. Made when the first blank is filled or a hook asks, for a page of plain
 * words needs none; and kept, so that a provider's value never changes.
 */
export function instanceOf(locale: Locale): I18n {
  const instance = instances.get(locale);
  if (instance !== undefined) return instance;
  const newInstance =
    locale === DEFAULT_LOCALE
      ? makeInstance()
      : instanceOf(DEFAULT_LOCALE).cloneInstance({ lng: languageTag(locale) });
  instances.set(locale, newInstance);
  return newInstance;
}

/** The language an instance says; cn for one nobody set. */
export function localeOf(tag: string): Locale {
  return LOCALES.find((locale) => languageTag(locale) === tag) ?? DEFAULT_LOCALE;
}
