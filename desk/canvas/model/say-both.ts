/** A sentence in both languages, for what is remembered and may be shown after the language was changed. */
import type { LocaleText } from '#schemas/page/text.ts';
import { readText } from '#schemas/page/text.ts';
import type { Locale } from '#schemas/locale.ts';
import type { WordSet } from '#i18n/define-words.ts';
import type { WordKeys, Words } from '#i18n/words.ts';

type Params = Readonly<Record<string, LocaleText | string | number>>;

function fill(params: Params, locale: Locale): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      typeof value === 'object' ? readText(value, locale) : value,
    ]),
  );
}

/** A word of a set with its blanks filled, in both languages. */
export function sayBoth<W extends Words>(
  words: WordSet<W>,
  key: WordKeys<W>,
  params: Params = {},
): LocaleText {
  return { cn: words.in('cn')(key, fill(params, 'cn')), en: words.in('en')(key, fill(params, 'en')) };
}
