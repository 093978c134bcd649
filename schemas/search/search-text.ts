/** Rules for search text and its results page (D92, M32, M33), read by every box, address and call. */
import { SEARCH_TEXT_MAX } from '../constants.ts';
import { pathTo, type PathName } from '../paths.ts';

export type SearchScope = 'courses' | 'company';

/** Pages of results anybody may turn to; what stands further back is found by better words. */
export const SEARCH_PAGES_MAX = 50;

const PAGES = { courses: 'search', company: 'company-search' } as const satisfies Record<
  SearchScope,
  PathName
>;
/** Half a surrogate pair, and marks that turn the direction of the text around them. */
const UNSAFE = /\p{Surrogate}|[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/gu;
/** A path of dots alone is another path to every browser. */
const DOTS = /^\.{1,2}$/;

/** The text to search for: control characters out, spaces single, at most SEARCH_TEXT_MAX long; empty where nothing is left. */
export function readSearchText(rawText: string): string {
  const clean = (text: string) => text.replace(UNSAFE, '').trim();
  const plainText = rawText.slice(0, SEARCH_TEXT_MAX * 4).replace(/[\s\p{Cc}]+/gu, ' ');
  return clean(clean(plainText).slice(0, SEARCH_TEXT_MAX));
}

/** Where the shop's search stands, for a form without script. */
export function searchPath(scope: SearchScope): string {
  return pathTo(PAGES[scope], {});
}

/** The address of results; type 0 for all content, pages count from 1. */
export function searchHref(
  scope: SearchScope,
  rawText: string,
  { type = 0, page = 1 }: { type?: number; page?: number } = {},
): string {
  const text = readSearchText(rawText);
  const query = new URLSearchParams();
  const isDots = DOTS.test(text);
  if (isDots) query.set('content', text);
  if (type > 0) query.set('type', String(type));
  if (page > 1) query.set('page', String(page));
  const path = pathTo(PAGES[scope], text === '' || isDots ? {} : { content: text });
  return query.size === 0 ? path : `${path}?${query.toString()}`;
}
