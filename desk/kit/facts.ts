/** What the server writes into the desk's page: whose shop it is, and the language. */
import { DEFAULT_LOCALE, isLocale, type Locale } from '#schemas/locale.ts';

export interface DeskFacts {
  appId: string;
  locale: Locale;
}

/** Read from the attributes of `<html>`. */
export function readFacts({ documentElement }: Document): DeskFacts {
  const { appId = '', locale } = documentElement.dataset;
  return { appId, locale: isLocale(locale) ? locale : DEFAULT_LOCALE };
}
