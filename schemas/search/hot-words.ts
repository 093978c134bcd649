/** The hot search words a page shows (M83, D92). */
import type { Locale } from '../locale.ts';
import { readText, type Text } from '../page/text.ts';

const HOT_WORDS_MAX = 10;

/** A shop's words in one language, at most ten; what says nothing or the same again is left out. */
export function readHotWords(words: readonly Text[], locale: Locale): string[] {
  const read = words.map((word) => readText(word, locale).trim()).filter((word) => word !== '');
  return [...new Set(read)].slice(0, HOT_WORDS_MAX);
}
