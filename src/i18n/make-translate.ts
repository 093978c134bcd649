/** Says the words of one set in one language: a plain word by a look-up in its table, blanks and plurals by i18next. */
import { DEFAULT_LOCALE, languageTag, type Locale } from '#schemas/locale.ts';
import type { Translate, Words } from './words.ts';
import { instanceOf } from './i18n.ts';

/** Filled words kept of one set in one language: filling one costs as much as drawing a small component. */
const FILLED_MAX = 500;

/** Keys may come from data; what every object has is no word. */
const wordOf = (table: Readonly<Record<string, string>>, key: string): string | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;

/** Gives the words to i18next, whose copy only the filled ones are read from. */
function register(namespace: string, words: Words, locale: Locale): void {
  for (const one of new Set([DEFAULT_LOCALE, locale]))
    instanceOf(DEFAULT_LOCALE).addResourceBundle(languageTag(one), namespace, words[one]);
}

export function makeTranslate(namespace: string, words: Words, locale: Locale): Translate<string> {
  const lng = languageTag(locale);
  let byName: Map<string, string> | undefined;
  return (key, params) => {
    if (params === undefined) return wordOf(words[locale], key) ?? wordOf(words[DEFAULT_LOCALE], key) ?? key;
    if (byName === undefined) {
      register(namespace, words, locale);
      byName = new Map();
    }
    const name = `${key} ${JSON.stringify(params)}`;
    const template = byName.get(name);
    if (template !== undefined) return template;
    const { count } = params;
    const plural = typeof count === 'number' ? { count } : {};
    const text = instanceOf(DEFAULT_LOCALE).t(key, { lng, ns: namespace, replace: params, ...plural });
    if (byName.size >= FILLED_MAX) byName.clear();
    byName.set(name, text);
    return text;
  };
}
