/** The two languages and the law that nothing else may be set (spec 4 Language, M12, M162). */
export const LOCALES = ['cn', 'en'] as const;
export type Locale = (typeof LOCALES)[number];
export const DEFAULT_LOCALE: Locale = 'cn';

export function isLocale(value: unknown): value is Locale {
  return value === 'cn' || value === 'en';
}

/** The BCP 47 tag of a language: en is en-US, everything else zh-CN (spec 9). */
export function languageTag(locale: Locale): 'zh-CN' | 'en-US' {
  return locale === 'en' ? 'en-US' : 'zh-CN';
}
