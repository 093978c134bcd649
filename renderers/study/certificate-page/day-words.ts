/** The day of a certificate, written out in the shop's time zone. */
import { languageTag, type Locale } from '#schemas/locale.ts';
import { msOf, SHOP_OFFSET_MS } from '#schemas/time.ts';

export function dayInWords(seconds: number, locale: Locale): string {
  const written = new Intl.DateTimeFormat(languageTag(locale), { dateStyle: 'long', timeZone: 'UTC' });
  return written.format(new Date(msOf(seconds) + SHOP_OFFSET_MS));
}
