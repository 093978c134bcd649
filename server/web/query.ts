/** Which query parameters a page may see, and which of them may name a cached page (requirement 43, B16). */

import { PREVIEW_PARAMETER } from '#schemas/address/preview-address.ts';
import { LIST_SORTS, LISTED_TYPES } from '#schemas/content/listing.ts';
import { LOCALE_PARAMETER } from '#schemas/locale.ts';
import { PATHS, prefixOf } from '#schemas/paths.ts';
import { BLOCKED_PAGE, BLOCKED_STATE } from '#schemas/shop/shop-blocked.ts';

/** Parameters some screen reads; anything else neither counts nor is passed on, but to where somebody is sent on. */
const KNOWN: readonly string[] = [
  'code',
  'content',
  'content_app_id',
  'course_content_app_id',
  'denied',
  'from',
  'from_tag',
  'goods_id',
  'goods_type',
  'id',
  'jumpfrom',
  'name',
  'page',
  'page_type',
  'product_id',
  'redirect_url',
  'resource_type',
  'shop_state',
  'sort',
  'state',
  'task_id',
  'type',
  'zone_id',
];

/** Read by one kind of page alone: elsewhere they would only keep a page out of the cache. */
const KNOWN_AT: readonly (readonly [beginning: string, names: readonly string[]])[] = [
  [prefixOf('detail'), ['is_mall_course', 'navIndex']],
  // Lists of one's own: each tab is an address (D76, M24).
  [PATHS.record, ['tab']],
  [PATHS.bought, ['tab']],
  [PATHS['my-courses'], ['tab']],
  [PATHS['training-my-course'], ['tab']],
];

function knownAt(path: string): readonly string[] {
  return [...KNOWN, ...(KNOWN_AT.find(([beginning]) => path.startsWith(beginning))?.[1] ?? [])];
}

const oneOf = (values: readonly (string | number)[]) => new Set(values.map(String));

/** Nobody leafs far: later pages are drawn for whoever asks. */
const PAGES_KEPT = 50;

/**
 * The values a cached page may be named by, where its screen reads them: elsewhere the same page would be kept once for
 * each, and made-up ones would fill the cache.
 */
const CACHED: readonly (readonly [beginning: string, values: ReadonlyMap<string, ReadonlySet<string>>])[] = [
  [
    prefixOf('tag-list'),
    new Map([
      ['page', oneOf(Array.from({ length: PAGES_KEPT }, (_one, at) => at + 1))],
      ['sort', oneOf(LIST_SORTS)],
      ['type', oneOf(LISTED_TYPES)],
    ]),
  ],
  [prefixOf('detail'), new Map([['navIndex', oneOf([0, 1, 2, 3])]])],
  [
    PATHS['shop-blocked'],
    new Map([
      ['shop_state', oneOf(Object.values(BLOCKED_STATE))],
      ['page_type', oneOf(Object.values(BLOCKED_PAGE))],
    ]),
  ],
];

const NONE: ReadonlyMap<string, ReadonlySet<string>> = new Map();

function cachedAt(path: string): ReadonlyMap<string, ReadonlySet<string>> {
  return CACHED.find(([beginning]) => path.startsWith(beginning))?.[1] ?? NONE;
}

const VALUE_MAX = 1024;

export interface PageQuery {
  /** The known parameters in one order, `?` included; empty without any. */
  search: string;
  /** Whether a page asked for in this way may be kept. */
  isCacheable: boolean;
  lang: string | undefined;
  /**
   * The query as it was asked for, where `search` leaves some of it out: nothing is drawn from it, but a visitor who
   * is sent away comes back to the very address (M57).
   */
  original: string | undefined;
  /** Token of a preview link (D43); such a request never meets the cache. */
  preview: string | undefined;
}

const NO_QUERY: PageQuery = {
  search: '',
  isCacheable: true,
  lang: undefined,
  original: undefined,
  preview: undefined,
};

export function readPageQuery(path: string, text: string): PageQuery {
  if (text === '') return NO_QUERY;
  const parameters = new URLSearchParams(text);
  const knownParameters = new URLSearchParams();
  const cacheable = cachedAt(path);
  let isCacheable = true;
  for (const name of knownAt(path)) {
    const value = parameters.get(name);
    if (value === null || value.length > VALUE_MAX) continue;
    knownParameters.append(name, value);
    isCacheable &&= cacheable.get(name)?.has(value) === true;
  }
  const search = knownParameters.size === 0 ? '' : `?${knownParameters.toString()}`;
  const original =
    parameters.size > knownParameters.size && text.length <= VALUE_MAX ? `?${text}` : undefined;
  const preview = parameters.get(PREVIEW_PARAMETER) ?? undefined;
  return { search, isCacheable, lang: parameters.get(LOCALE_PARAMETER) ?? undefined, original, preview };
}
