/** What a search box offers, in one order: what may be meant, searches of before, teachers, goods, and the search itself. */
import type { Suggestions } from '#schemas/api/catalogue/search.ts';
import { searchHref, type SearchScope } from '#schemas/search/search-text.ts';
import { goodsHref } from './goods-href.ts';

interface Option {
  href: string;
  text: string;
}

export type SuggestOption =
  | (Option & { kind: 'meant' | 'past' | 'teacher' | 'all' })
  | (Option & { kind: 'good'; good: Suggestions['goods'][number] });

const PAST_MAX = 3;

/** Of searches of before those that begin like the text, without the text itself. */
function pastFor(past: readonly string[], text: string): string[] {
  const lowerText = text.toLowerCase();
  return past
    .filter((one) => one.toLowerCase().startsWith(lowerText) && one.toLowerCase() !== lowerText)
    .slice(0, PAST_MAX);
}

export function suggestOptions(
  scope: SearchScope,
  text: string,
  past: readonly string[],
  answer: Suggestions | undefined,
): SuggestOption[] {
  const search = (kind: 'meant' | 'past' | 'teacher' | 'all') => (word: string) => ({
    kind,
    text: word,
    href: searchHref(scope, word),
  });
  const { meant, teachers = [], goods = [] } = answer ?? {};
  const options: SuggestOption[] = [
    ...(meant === undefined ? [] : [meant]).map(search('meant')),
    ...pastFor(past, text).map(search('past')),
    ...teachers.map(search('teacher')),
    ...goods.map((good) => ({ kind: 'good' as const, text: good.title, href: goodsHref(good), good })),
  ];
  return goods.length > 0 ? [...options, search('all')(text)] : options;
}
