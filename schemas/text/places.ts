/** Texts with places that are filled in later: a merchant writes `{learner}`, or `{学员姓名}`, and it becomes a name. Pure. */
import type { Locale } from '../locale.ts';
import type { LocaleText } from '../page/text.ts';

/** What each place is called in both languages; a text may use either, and the key itself. */
export type Places<Key extends string = string> = Readonly<Partial<Record<Key, LocaleText>>>;
/** Words as they stand, or a place. */
export type TextPart<Key extends string> = string | { key: Key };

/** Braces of both keyboards: a Chinese one writes wide ones. */
const PLACE = /[{｛]([^{}｛｝\n]*)[}｝]/gu;

function keyOf<Key extends string>(name: string, places: Places<Key>): Key | undefined {
  const wish = name.trim().toLowerCase();
  for (const key in places) {
    const names = places[key];
    if (names === undefined) continue;
    if ([key.toLowerCase(), names.cn, names.en.toLowerCase()].includes(wish)) return key;
  }
  return undefined;
}

/** The parts of a text in their order; what is in braces and no place stays as it is written. */
export function readPlaces<Key extends string>(text: string, places: Places<Key>): TextPart<Key>[] {
  const parts: TextPart<Key>[] = [];
  let end = 0;
  for (const { 0: whole, 1: name = '', index } of text.matchAll(PLACE)) {
    const key = keyOf(name, places);
    if (key === undefined) continue;
    if (index > end) parts.push(text.slice(end, index));
    parts.push({ key });
    end = index + whole.length;
  }
  if (end < text.length) parts.push(text.slice(end));
  return parts;
}

/** What a text may name, as it is written in one language. */
export const writtenPlaces = (places: Places, locale: Locale): string[] =>
  Object.values(places).flatMap((names) => (names === undefined ? [] : [`{${names[locale]}}`]));

/** What stands in braces and is no place, as it is written. */
export function unknownPlaces(text: string, places: Places): string[] {
  return [...text.matchAll(PLACE)].flatMap(({ 0: whole, 1: name = '' }) =>
    keyOf(name, places) === undefined ? [whole] : [],
  );
}

export function fillPlaces<Key extends string>(
  text: string,
  places: Places<Key>,
  values: Readonly<Record<Key, string>>,
): string {
  return readPlaces(text, places)
    .map((part) => (typeof part === 'string' ? part : values[part.key]))
    .join('');
}
