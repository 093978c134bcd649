/** Faults of a text with places: what stands in braces and fills nothing would be shown as it is. Pure. */
import type { ItemFault } from '../api/console/save.ts';
import { LOCALES, type Locale } from '../locale.ts';
import { readText, type LocaleText, type Text } from '../page/text.ts';
import { unknownPlaces, writtenPlaces, type Places } from './places.ts';

/**
 * @param pointer of the text in its item
 * @param owner what the text belongs to, at the beginning of a sentence
 */
export function unknownPlaceFaults(
  text: Text,
  places: Places,
  { pointer, owner }: { pointer: string; owner: LocaleText },
): ItemFault[] {
  const [unknown] = LOCALES.flatMap((locale) => unknownPlaces(readText(text, locale), places));
  if (unknown === undefined) return [];
  const list = (locale: Locale, comma: string) => writtenPlaces(places, locale).join(comma);
  const message = { cn: `${owner.cn}没有“${unknown}”`, en: `${owner.en} has no ${unknown}.` };
  const hint = { cn: `可以写：${list('cn', '、')}`, en: `Use one of these: ${list('en', ', ')}.` };
  return [{ pointer, rule: 'places', message, hint }];
}
