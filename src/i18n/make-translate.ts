/** Says the words of one set in one language: a plain word by a look-up in its table, blanks and plurals by i18next. */
import { DEFAULT_LOCALE, languageTag, type Locale } from '#schemas/locale.ts';
import type { Translate, Words } from './words.ts';
import { i18n } from './i18n.ts';

/** Filled words kept of one set in one language: filling one costs as much as drawing a small component. */
const FILLED_MAX = 500;

export function makeTranslate(namespace: string, words: Words, locale: Locale): Translate<string> {
  const table = new Map(Object.entries({ ...words[DEFAULT_LOCALE], ...words[locale] }));
  const lng = languageTag(locale);
  for (const one of new Set([DEFAULT_LOCALE, locale]))
    i18n.addResourceBundle(languageTag(one), namespace, words[one]);
  const filled = new Map<string, string>();
  return (key, params) => {
    if (params === undefined) return table.get(key) ?? key;
    const name = `${key} ${JSON.stringify(params)}`;
    const known = filled.get(name);
    if (known !== undefined) return known;
    const { count } = params;
    const plural = typeof count === 'number' ? { count } : {};
    const text = i18n.t(key, { lng, ns: namespace, replace: params, ...plural });
    if (filled.size >= FILLED_MAX) filled.clear();
    filled.set(name, text);
    return text;
  };
}
