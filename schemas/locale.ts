/** The two languages; nothing else can be set (spec 4 Language, M12, M162). */
export const LOCALES = ['cn', 'en'] as const;
export type Locale = (typeof LOCALES)[number];
export const DEFAULT_LOCALE: Locale = 'cn';

export function isLocale(value: unknown): value is Locale {
  return value === 'cn' || value === 'en';
}

/** Parameter of an address that asks for a language; the server remembers it in the cookie for a year (M162). */
export const LOCALE_PARAMETER = 'lang';
export const LOCALE_COOKIE = 'locale';
export const LOCALE_COOKIE_S = 365 * 24 * 3600;

/** The address of a page in a language, for an address without a query; the usual language needs no mention. */
export function addressIn(locale: Locale, address: string): string {
  return locale === DEFAULT_LOCALE ? address : askFor(locale, address);
}

/** An address that asks for a language, whatever the visitor's was. */
export function askFor(locale: Locale, address: string): string {
  return `${address}?${LOCALE_PARAMETER}=${locale}`;
}

/** The BCP 47 tag of a language: en is en-US, everything else zh-CN (spec 9). */
export function languageTag(locale: Locale): 'zh-CN' | 'en-US' {
  return locale === 'en' ? 'en-US' : 'zh-CN';
}
