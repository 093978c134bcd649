/** The i18next instance of one page: made per request on the server, once in the browser. */
import { createInstance, type i18n } from 'i18next';
import { isLocale, LOCALES, type Locale } from '#schemas/locale.ts';
import { sharedWords } from './words.ts';
import type { WordParams } from './fill.ts';

const SHARED_NAMESPACE = 'shared';

/** The words of one renderer in both languages; the shape of src/engine/define-view.ts Words. */
export interface WordTable {
  readonly cn: Readonly<Record<string, string>>;
  readonly en: Readonly<Record<string, string>>;
}

/** Ready at once (initAsync: false), so that a server render never waits for it. */
export function createI18n(locale: Locale): i18n {
  const instance = createInstance();
  void instance.init({
    lng: locale,
    fallbackLng: 'cn',
    supportedLngs: [...LOCALES],
    defaultNS: SHARED_NAMESPACE,
    ns: [SHARED_NAMESPACE],
    resources: { cn: { [SHARED_NAMESPACE]: sharedWords.cn }, en: { [SHARED_NAMESPACE]: sharedWords.en } },
    initAsync: false,
    keySeparator: false,
    nsSeparator: false,
    returnNull: false,
    interpolation: { prefix: '{', suffix: '}', escapeValue: false },
    react: { useSuspense: false },
  });
  return instance;
}

/** M162: the language can only become cn or en; any other value is ignored. True where it was accepted. */
export function setLanguage(instance: i18n, value: unknown): boolean {
  if (!isLocale(value)) return false;
  if (instance.language !== value) void instance.changeLanguage(value);
  return true;
}

/** The page's language as our own word; i18next only ever holds one of ours. */
export function currentLocale(instance: i18n): Locale {
  return isLocale(instance.language) ? instance.language : 'cn';
}

/**
 * The `t` of one kind. A word without params is read straight from the table: a page asks for hundreds of them
 * while the server renders.
 */
export function translator(
  instance: i18n,
  kind: string,
  words: WordTable,
): (key: string, params?: WordParams) => string {
  if (!instance.hasResourceBundle('cn', kind)) {
    instance.addResourceBundle('cn', kind, words.cn);
    instance.addResourceBundle('en', kind, words.en);
  }
  return (key, params) => {
    if (params === undefined) {
      const word = words[currentLocale(instance)][key];
      if (word !== undefined) return word;
    }
    return instance.t(key, { ns: kind, ...params });
  };
}
